type Json = null | boolean | number | string | readonly Json[] | JsonObject;
type JsonObject = Readonly<{ [key: string]: Json }>;
/** An OpenAPI document, as far as the comparison looks at it. */
export type Document = JsonObject & Readonly<{ paths: Readonly<Record<string, JsonObject>> }>;

/** `operations` in it; `nullable`: the number of keywords left out */
export type Common = Readonly<{ document: Document; operations: number; nullable: number }>;

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

const operationsIn = ({ paths }: Document): number =>
  Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => methods.has(key))).length;

/** openapi-backend hands schemas to Ajv as they are, and Ajv refuses `nullable` without `type`. */
const isAjvSchema = (value: object): boolean => !("nullable" in value) || "type" in value;

/** A copy of a document that every program of the comparison can serve, without what one of them refuses. */
export function common(source: Document): Common {
  let nullable = 0;
  const text = JSON.stringify(source, (_, value) => {
    if (typeof value !== "object" || value === null || isAjvSchema(value)) return value;
    nullable++;
    const { nullable: _nullable, ...others } = value;
    return others;
  });
  return { document: JSON.parse(text), operations: operationsIn(source), nullable };
}
