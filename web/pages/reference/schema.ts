import type { Content } from "./source.ts";

/** A JSON schema, as far as it is shown. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  description?: string;
  example?: unknown;
  const?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  $ref?: string;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Schemas;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
}>;
export type Schemas = Readonly<Record<string, Schema>>;

/** More references in a row, or more levels of an example, are a loop. */
const MAX_DEPTH = 20;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What `$ref` stands for; undefined for what is not in the document. */
function targetOf(content: Content, $ref: string): unknown {
  if (!$ref.startsWith("#/")) return undefined;
  const keys = $ref.slice("#/".length).split("/");
  return keys.reduce<unknown>((value, key) => {
    const name = decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, content);
}

/** What stands in place of a reference to a parameter, response and the like, with what is said beside it. */
export function dereferenced<T extends object>(content: Content, value: T, depth = 0): T {
  const { $ref, ...beside } = value as T & { $ref?: string };
  const target = $ref === undefined || depth > MAX_DEPTH ? undefined : targetOf(content, $ref);
  return isObject(target) ? { ...dereferenced(content, target as T, depth + 1), ...beside } : value;
}

/** The last part of a reference: the name by which people know the schema. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf("/") + 1);

/** A schema with its references and parts merged at the top; deeper ones stay as they are. */
export function resolved(schema: Schema, content: Content, depth = 0): Schema {
  const { $ref, allOf = [], ...own } = schema;
  if (depth > MAX_DEPTH) return own;
  const target = $ref === undefined ? undefined : targetOf(content, $ref);
  const parts = [...(isObject(target) ? [target as Schema] : []), ...allOf].map((one) =>
    resolved(one, content, depth + 1),
  );
  const all = [...parts, own];
  const properties = all.flatMap((part) => Object.entries(part.properties ?? {}));
  const required = new Set(all.flatMap((part) => part.required ?? []));
  return {
    ...Object.assign({}, ...all),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.size > 0 && { required: [...required] }),
  };
}

const choices = ({ anyOf, oneOf }: Schema): readonly Schema[] | undefined => anyOf ?? oneOf;

/** A type in a few words, such as `string | null` or `user[]`. */
export function typeText(schema: Schema, content: Content): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  const whole = resolved(schema, content);
  const { type, const: fixed, enum: values, items } = whole;
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  const several = choices(whole);
  if (several !== undefined) return several.map((one) => typeText(one, content)).join(" | ");
  if (type === "array") return `${items === undefined ? "" : typeText(items, content)}[]`;
  return typeof type === "string" ? type : (type?.join(" | ") ?? "");
}

/**
 * The schema whose keys are worth showing below a value: of the object itself, of an array's items, or of a map's
 * values.
 */
export function innerOf(schema: Schema, content: Content, depth = 0): Schema | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const whole = resolved(schema, content);
  if (whole.properties !== undefined) return whole;
  const { items, additionalProperties: values } = whole;
  const next = [items, values, ...(choices(whole) ?? [])].filter((one) => isObject(one));
  for (const one of next) {
    const inner = innerOf(one as Schema, content, depth + 1);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The name of the schema whose keys `innerOf` gives, if it has one. */
export function innerName({ $ref, items }: Schema): string | undefined {
  if ($ref !== undefined) return nameOf($ref);
  return items === undefined ? undefined : innerName(items);
}

const limits = "format pattern minimum maximum minLength maxLength minItems maxItems default".split(" ");

/** What else holds for a value, such as `minimum: 1`. */
export function limitsOf(schema: Schema, content: Content): readonly string[] {
  const whole = resolved(schema, content) as Readonly<Record<string, unknown>>;
  return limits.flatMap((key) => (whole[key] === undefined ? [] : `${key}: ${JSON.stringify(whole[key])}`));
}

/** A value that fits a schema: its example, or made of the keys that are always there. */
export function exampleOf(schema: Schema, content: Content, depth = 0): unknown {
  const { example, const: fixed, default: usual, enum: values, type, ...whole } = resolved(schema, content);
  for (const value of [example, fixed, usual, values?.[0]]) if (value !== undefined) return value;
  const [first] = choices(whole) ?? [];
  if (first !== undefined) return exampleOf(first, content, depth + 1);
  if (whole.properties !== undefined && depth < 3)
    return Object.fromEntries(
      (whole.required ?? []).map((key) => [key, exampleOf(whole.properties?.[key] ?? {}, content, depth + 1)]),
    );
  const [kind] = [type ?? "object"].flat();
  if (kind === "array") return whole.items && depth < 3 ? [exampleOf(whole.items, content, depth + 1)] : [];
  return (
    ({ string: "text", integer: 1, number: 1, boolean: false, null: null } as Record<string, unknown>)[kind ?? ""] ?? {}
  );
}
