import type { EventModel } from "../document/events/events.ts";
import { schemaOf } from "../document/events/payloads.ts";
import { defName } from "../document/events/shape.ts";
import { byCodePoint, entriesOf, type Json, type JsonObject, listOf, objectOf } from "../document/tree/json.ts";
import { rebuild } from "../document/tree/walk.ts";
import { header, keyOf } from "./literal.ts";
import { sourceOf } from "./module-source.ts";

/**
 * A validator for each payload, as an ES module without imports: the schemas as data, and the small interpreter from
 * `payload-checker.ts`. Compiled functions would be fifteen times as large, for schemas that are rarely used.
 */
export function outputPayloadValidators(model: EventModel, command: string): string {
  const typeConstants = new Map<string, string>();
  const text = (schema: Json): string => literalOf(withoutAnnotations(schema), typeConstants);
  const shapes = entriesOf(model.defs).map(([name, def]) => `  ${keyOf(name)}: ${text(def)},\n`);
  const rows: string[] = [];
  for (const { name, own, payloads } of model.events) {
    const schemas = (own === undefined ? payloads : [own]).map((payload) => [payload.name, schemaOf(payload)] as const);
    const common = commonPart(schemas.map(([, schema]) => schema));
    const isShared = schemas.length > 1;
    if (isShared) shapes.push(`  ${JSON.stringify(`${name}.*`)}: ${text(common)},\n`);
    for (const [leaf, schema] of schemas) {
      const source = isShared
        ? `{ allOf: [{ $ref: ${JSON.stringify(`${name}.*`)} }], ${text(without(schema, common)).slice(2)}`
        : text(schema);
      rows.push(`  ${keyOf(leaf)}: validate(${source}),\n`);
    }
  }
  const constants = [...typeConstants]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([schema, constant]) => `const ${constant} = ${schema};\n`);
  return [
    header(model.file, command),
    `${sourceOf("payload-checker")}\n`,
    `${constants.join("")}\n`,
    `const shapes = {\n${shapes.join("")}};\n`,
    "const validate = checker(shapes);\n\n",
    // Names come from requests: with a null prototype, a name such as "constructor" finds nothing.
    `export const validators = Object.freeze({\n  __proto__: null,\n${rows.join("")}});\n`,
  ].join("");
}

/** Removes annotations; references to shapes become bare names. */
const withoutAnnotations = (schema: Json): Json =>
  rebuild(schema, "schema", "#", ({ title: _, description: __, ...node }) => {
    const name = defName(node["$ref"]);
    return name === undefined ? node : { $ref: name };
  });

/** A schema as source text. Schemas that only consist of types, which most do, are emitted once and shared by name. */
function literalOf(value: Json | undefined, typeConstants: Map<string, string>): string {
  if (Array.isArray(value)) return `[${value.map((part) => literalOf(part, typeConstants)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = entriesOf(value);
  const source = `{ ${entries.map(([key, part]) => `${keyOf(key)}: ${literalOf(part, typeConstants)}`).join(", ")} }`;
  if (entries.length === 0) return "{}";
  const isType = entries.length === 1 && entries[0]?.[0] === "type";
  if (!isType) return source;
  const constant = `t_${[objectOf(value)["type"]].flat().join("_or_")}`;
  typeConstants.set(source, constant);
  return constant;
}

/** The keywords common to all these payloads. */
function commonPart([first = {}, ...others]: readonly JsonObject[]): JsonObject {
  const isSame = (key: string, schema: Json): boolean =>
    others.every(({ properties }) => JSON.stringify(objectOf(properties)[key]) === JSON.stringify(schema));
  return {
    type: "object",
    required: listOf(first["required"]).filter((key) => others.every(({ required }) => listOf(required).includes(key))),
    properties: Object.fromEntries(entriesOf(first["properties"]).filter(([key, schema]) => isSame(key, schema))),
  };
}

/** The keywords of a payload that are not in the common part. */
function without(schema: JsonObject, common: JsonObject): JsonObject {
  const [required, properties] = [listOf(common["required"]), objectOf(common["properties"])];
  const rest = listOf(schema["required"]).filter((key) => !required.includes(key));
  return {
    ...(rest.length === 0 ? {} : { required: rest }),
    properties: Object.fromEntries(entriesOf(schema["properties"]).filter(([key]) => !(key in properties))),
  };
}

/** Declarations of the module above, for programs compiled without `allowJs`. */
export function outputPayloadValidatorTypes(model: EventModel, command: string): string {
  return `${header(model.file, command)}export type PayloadFault = Readonly<{
  /** JSON pointer to what is wrong. */
  instancePath: string;
  /** Where the rule stands: a pointer into the payload's own schema, or into the shape that it refers to. */
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;

/** True when the value fits; else \`errors\` holds the first fault, until the next call. */
export type Validate = { (value: unknown): boolean; errors?: readonly PayloadFault[] | null };

/** By the name of one payload: \`event.action\`, or the event itself where it has no actions or takes any action. */
export declare const validators: Readonly<Record<string, Validate>>;
`;
}
