/** A path template as hapi takes it, whose names of parameters are words; `names`: those of the specification, if hapi's differ. */
export type HapiPath = Readonly<{ path: string; names: Readonly<Record<string, string>> | undefined }>;

/** hapi has stripped the slash at the end of a path when it looks for its route. */
const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path);

/** `/users/{user-id}/` is `/users/{p0}` for hapi. */
export function hapiPath(template: string): HapiPath {
  const path = withoutSlash(template);
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  if (names.every((name) => /^\w+$/.test(name))) return { path, names: undefined };
  let count = 0;
  return {
    path: path.replaceAll(/\{[^{}]+\}/g, () => `{p${count++}}`),
    names: Object.fromEntries(names.map((name, index) => [`p${index}`, name])),
  };
}

/** The parameters of a request by their names in the specification. */
export const namedBySpecification = (
  params: Readonly<Record<string, string>>,
  { names }: HapiPath,
): Readonly<Record<string, string>> =>
  names === undefined
    ? params
    : Object.fromEntries(Object.entries(params).map(([key, value]) => [names[key] ?? key, value]));
