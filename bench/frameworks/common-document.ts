type Json = null | boolean | number | string | readonly Json[] | JsonObject;
type JsonObject = Readonly<{ [key: string]: Json }>;
/** An OpenAPI document, as far as the comparison looks at it. */
export type Document = JsonObject & Readonly<{ paths: Readonly<Record<string, JsonObject>> }>;

/** `served` operations of those `found`; `nullable`: the number of keywords left out */
export type Common = Readonly<{ document: Document; served: number; found: number; nullable: number }>;

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

const operationsIn = ({ paths }: Document): number =>
  Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => methods.has(key))).length;

/** hapi, on which `serve` is built, knows no path parameters such as `{enterprise-team}`. */
const isHapiPath = (path: string): boolean => !/\{[^}]*[^\w}][^}]*\}/.test(path);

/** openapi-backend hands schemas to Ajv as they are, and Ajv refuses `nullable` without `type`. */
const isAjvSchema = (value: object): boolean => !("nullable" in value) || "type" in value;

/** A copy of a document that every program of the comparison can serve, without what one of them refuses. */
export function common(source: Document): Common {
  let nullable = 0;
  const paths = Object.entries(source.paths).filter(([path]) => isHapiPath(path));
  const text = JSON.stringify({ ...source, paths: Object.fromEntries(paths) }, (_, value) => {
    if (typeof value !== "object" || value === null || isAjvSchema(value)) return value;
    nullable++;
    const { nullable: _nullable, ...others } = value;
    return others;
  });
  const document: Document = JSON.parse(text);
  return { document, served: operationsIn(document), found: operationsIn(source), nullable };
}
