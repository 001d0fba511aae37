/** A difference between two documents, as the library reports it. */
export type Difference = Readonly<{
  type: string;
  action: string;
  path: readonly (string | number)[];
  before?: unknown;
  after?: unknown;
}>;

/** A difference between two documents, as it is printed. */
export type Change = Readonly<{
  isBreaking: boolean;
  /** `GET /pets/{id}`; the empty text for the document as a whole. */
  operation: string;
  /** Where it is in the operation, or in the document. */
  place: string;
  action: string;
  before: unknown;
  after: unknown;
}>;

const isMethod = (key: unknown): boolean => /^(get|put|post|delete|options|head|patch|trace|query)$/.test(String(key));

/** Splits the path of a difference into the operation and the place in it. */
export function changeOf(difference: Difference, isBreaking: boolean): Change {
  const { path, action, before, after } = difference;
  const [section, url, method, ...rest] = path;
  const inOperation = section === "paths" && isMethod(method);
  const operation = inOperation ? `${String(method).toUpperCase()} ${url}` : section === "paths" && url ? `${url}` : "";
  const place = inOperation ? rest : section === "paths" ? path.slice(2) : path;
  return { isBreaking, operation, place: place.join("/"), action, before, after };
}
