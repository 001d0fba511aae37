/** The part of JSON Schema in which the sections of the configuration are described. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  enum?: readonly unknown[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minProperties?: number;
  minLength?: number;
  pattern?: string;
  minimum?: number;
  format?: string;
}>;

/** A step is the key of a map or the position in a list. `ofKey`: the key itself is wrong, not its value. */
export type Fault = Readonly<{
  path: readonly (string | number)[];
  ofKey: boolean;
  keyword: "type" | "enum" | "required" | "unknown" | "empty" | "pattern" | "minimum" | "url";
  expected: string;
}>;

/** More than anybody reads at once. */
const maxFaults = 100;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOfType = (value: unknown, type: string): boolean => {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isMap(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return Number.isFinite(value);
  return typeof value === type;
};

/** All faults of a value. Interprets the schema: compiling it would need code that the policy of the page refuses. */
export function schemaFaults(schema: Schema, value: unknown): readonly Fault[] {
  return [...faultsOf(schema, value, [])].slice(0, maxFaults);
}

type Path = Fault["path"];

function* faultsOf(schema: Schema, value: unknown, path: Path): Generator<Fault> {
  const fault = (keyword: Fault["keyword"], expected: string): Fault => ({ path, ofKey: false, keyword, expected });
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    yield fault("type", types.join(" | "));
    return;
  }
  if (schema.enum?.includes(value) === false) yield fault("enum", schema.enum.join(", "));
  if (typeof value === "string") yield* textFaults(schema, value, fault);
  if (typeof value === "number" && schema.minimum !== undefined && value < schema.minimum)
    yield fault("minimum", String(schema.minimum));
  if (Array.isArray(value) && schema.items !== undefined)
    for (const [index, item] of value.entries()) yield* faultsOf(schema.items, item, [...path, index]);
  if (isMap(value)) yield* mapFaults(schema, value, path);
}

function* textFaults(
  schema: Schema,
  value: string,
  fault: (keyword: Fault["keyword"], expected: string) => Fault,
): Generator<Fault> {
  if (value.length < (schema.minLength ?? 0)) yield fault("empty", "");
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(value))
    yield fault("pattern", schema.pattern);
  if (schema.format === "uri" && !URL.canParse(value)) yield fault("url", "");
}

function* mapFaults(schema: Schema, value: Readonly<Record<string, unknown>>, path: Path): Generator<Fault> {
  const { properties = {}, required = [], additionalProperties = true, propertyNames } = schema;
  const keys = Object.keys(value);
  for (const key of required)
    if (!Object.hasOwn(value, key)) yield { path, ofKey: false, keyword: "required", expected: key };
  if (keys.length < (schema.minProperties ?? 0)) yield { path, ofKey: false, keyword: "empty", expected: "" };
  for (const key of keys) {
    const own = [...path, key];
    if (propertyNames !== undefined)
      for (const { keyword, expected } of faultsOf(propertyNames, key, own))
        yield { path: own, ofKey: true, keyword, expected };
    const part = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (part === false)
      yield { path: own, ofKey: true, keyword: "unknown", expected: Object.keys(properties).join(", ") };
    else if (part !== true && part !== undefined) yield* faultsOf(part, value[key], own);
  }
}
