import type { BodyField, FieldType } from "../../operation/operation.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, numberOf, objectOf, textOf } from "../tree/json.ts";
import { expectedText } from "./expected.ts";
import { declaredTypes, isBinary, type Resolve, textTypes } from "./text-types.ts";

const maxDepth = 12;
/**
 * Schemas that refer to each other have millions of paths. In JSON, a fault deeper than what is listed is named by the
 * last part that is; in a form, deeper parts are texts.
 */
const maxParts = { json: 1_000, form: 10_000 };

/**
 * Every part of a body that can be invalid on its own, in schema order. Recursive schemas are listed once, and of very
 * large ones the upper levels.
 * @param isForm also what texts and files are decoded to
 */
export function bodyFields(root: Json, isForm: boolean, resolve: Resolve): BodyField[] {
  for (let depth = maxDepth; ; depth -= 1) {
    const fields = fieldsTo(depth, root, isForm, resolve);
    if (fields !== undefined) return fields;
  }
}

/** Undefined if there are too many; the root is never. */
function fieldsTo(depth: number, root: Json, isForm: boolean, resolve: Resolve): BodyField[] | undefined {
  const fields = new Map<string, BodyField>();
  const most = depth === 1 ? Number.POSITIVE_INFINITY : maxParts[isForm ? "form" : "json"];
  let parts = 0;
  const visit = (schema: Json, path: string, ancestors: ReadonlySet<Json>): void => {
    const node = resolve(schema);
    parts += 1;
    if (!isObject(node) || parts > most) return;
    const earlier = fields.get(path);
    const [refusal, refusalCode] = [
      textOf(objectOf(schema)["x-refusal"] ?? node["x-refusal"]),
      textOf(objectOf(schema)["x-refusal-code"] ?? node["x-refusal-code"]),
    ];
    fields.set(path, {
      path,
      expected: earlier?.expected ?? (isForm && isBinary(node) ? "a file" : expectedText(node, resolve)),
      refusal: earlier?.refusal ?? refusal,
      refusalCode: earlier?.refusalCode ?? refusalCode,
      ...(isForm && formTypes(schema, node, earlier, resolve)),
    });
    if (ancestors.has(node) || ancestors.size > depth) return;
    const lineage = new Set([...ancestors, node]);
    for (const [name, part] of entriesOf(node["properties"]))
      visit(part, path === "" ? name : `${path}.${name}`, lineage);
    for (const part of listOf(node["prefixItems"])) visit(part, `${path}[]`, lineage);
    if (isObject(node["items"])) visit(node["items"], `${path}[]`, lineage);
    for (const part of [
      node["additionalProperties"],
      ...entriesOf(node["patternProperties"]).map(([, value]) => value),
    ])
      if (isObject(part)) visit(part, path === "" ? "*" : `${path}.*`, lineage);
    for (const keyword of ["allOf", "anyOf", "oneOf"])
      for (const part of listOf(node[keyword])) visit(part, path, lineage);
  };
  visit(root, "", new Set());
  return parts > most ? undefined : [...fields.values()];
}

/** What a field is decoded to, in any of the schemas that describe it, and its limit. */
function formTypes(
  schema: Json,
  node: JsonObject,
  earlier: BodyField | undefined,
  resolve: Resolve,
): Pick<BodyField, "types" | "maxBytes"> {
  const maxBytes = earlier?.maxBytes ?? numberOf(objectOf(schema)["x-max-bytes"] ?? node["x-max-bytes"]);
  const own = fieldTypes(node, resolve);
  const types = own === undefined ? earlier?.types : [...new Set([...(earlier?.types ?? []), ...own])];
  return { ...(types !== undefined && { types }), ...(maxBytes !== undefined && { maxBytes }) };
}

function fieldTypes(node: JsonObject, resolve: Resolve): readonly FieldType[] | undefined {
  if (isBinary(node)) return ["file"];
  const types = declaredTypes(node, resolve);
  if (types === undefined) return undefined;
  const texts = textTypes(node, resolve);
  return [
    ...texts,
    ...(types.includes("array") ? ["list" as const] : []),
    ...(types.includes("object") ? ["object" as const] : []),
  ];
}
