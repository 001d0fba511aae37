type Keys = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Keys =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isReference = (value: Keys): value is Keys & { $ref: string } =>
  typeof value["$ref"] === "string" && value["$ref"].startsWith("#/");

const at = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isObject(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    document,
  );

const pathOf = (pointer: string): readonly string[] =>
  pointer
    .slice("#/".length)
    .split("/")
    .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));

/** Lists one after the other, objects key by key; otherwise the second one wins. */
function merged(one: unknown, two: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(two)) return [...new Set([...one, ...two])];
  if (!isObject(one) || !isObject(two)) return two;
  const both = Object.entries(two).map(([key, value]) => [key, key in one ? merged(one[key], value) : value]);
  return { ...one, ...Object.fromEntries(both) };
}

/** A schema with the keywords of its `allOf`, so that it is shown as one table. Its own ones win. */
function withAllOf(schema: Keys): Keys {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf) || !allOf.every(isObject)) return schema;
  const { $$ref: _, ...all } = allOf.reduce<Keys>((former, one) => merged(former, one) as Keys, {});
  return merged(all, own) as Keys;
}

/**
 * A part of a document in which what a `$ref` stands for takes its place, and its name is kept as `$$ref`, as Swagger
 * UI wants it. A reference to what contains it stays.
 */
export function subtreeOf(document: unknown, path: readonly string[]): unknown {
  const resolved = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolved(item, within));
    if (!isObject(value)) return value;
    if (!isReference(value))
      return withAllOf(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, within)])));
    const { $ref: pointer, ...beside } = value;
    const target = at(document, pathOf(pointer));
    if (within.includes(pointer) || target === undefined) return value;
    const found = resolved(target, [...within, pointer]);
    return isObject(found) ? { ...found, ...(resolved(beside, within) as Keys), $$ref: pointer } : found;
  };
  return resolved(at(document, path), []);
}
