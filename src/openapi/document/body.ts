import type { BodyField } from "../runtime/operation.ts";
import { expectedText } from "./expected.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, numberOf, objectOf, textOf } from "./json.ts";
import type { Body } from "./model.ts";
import { missingOf } from "./parameter.ts";
import { join } from "./pointer.ts";
import { declaredTypes, type Resolve } from "./text-types.ts";
import type { Refuse } from "./unsupported.ts";

export const isJsonType = (mediaType: string): boolean => /^application\/(json|[^;\s]+\+json)\s*(;|$)/i.test(mediaType);

/** The JSON entry of a content map, preferring `application/json` to `…+json`. */
export const jsonEntry = (content: JsonObject): readonly [string, Json] | undefined =>
  entriesOf(content).find(([type]) => /^application\/json\s*(;|$)/i.test(type)) ??
  entriesOf(content).find(([type]) => isJsonType(type));

/** A Request Body Object as the decoder needs it. */
export function readBody(node: JsonObject, maxBytes: number, pointer: string, resolve: Resolve, refuse: Refuse): Body {
  const content = objectOf(node["content"]);
  const mediaTypes = Object.keys(content);
  const json = jsonEntry(content);
  const rawBytes = isRaw(node, mediaTypes, pointer, refuse);
  const ignored = node["x-body"] === "ignored";
  const kind = rawBytes
    ? "bytes"
    : ignored
      ? "ignored"
      : json !== undefined
        ? "json"
        : otherKind(mediaTypes, join(pointer, "content"), refuse);
  const schema = objectOf((json ?? entriesOf(content)[0])?.[1])["schema"] ?? {};
  for (const [type, media] of rawBytes || ignored ? [] : entriesOf(content))
    if (isJsonType(type) && JSON.stringify(objectOf(media)["schema"] ?? {}) !== JSON.stringify(schema))
      refuse(
        join(join(pointer, "content"), type),
        "Two JSON bodies with different schemas: the decoder would not know which one applies.",
      );
  const types = declaredTypes(schema, resolve) ?? ["object", "array"];
  return {
    required: node["required"] === true,
    ...missingOf(node),
    maxBytes: numberOf(node["x-max-bytes"]) ?? maxBytes,
    mediaTypes,
    kind,
    listedOnly: rawBytes,
    primitive: types.some((type) => type !== "object" && type !== "array"),
    fields: kind === "json" ? fieldsOf(schema, resolve) : [],
    schema,
  };
}

/**
 * `x-body: bytes`: the handler gets the raw bytes, to verify a signature or decode them itself. `x-body: ignored`: the body is read and dropped,
 * whatever its type; only its length is checked.
 */
function isRaw(node: JsonObject, mediaTypes: readonly string[], pointer: string, refuse: Refuse): boolean {
  const mode = node["x-body"];
  if (mode === undefined) return false;
  if (mode === "ignored") {
    if (node["required"] === true) refuse(join(pointer, "required"), "A body that is ignored cannot be required.");
    return false;
  }
  if (mediaTypes.length === 0 || mediaTypes.some((type) => type.includes("*")))
    refuse(
      join(pointer, "content"),
      "A body with x-body: bytes lists its media types, because all others are refused.",
    );
  return true;
}

function otherKind(mediaTypes: readonly string[], pointer: string, refuse: Refuse): "text" | "bytes" {
  if (mediaTypes.length > 0 && mediaTypes.every((type) => /^text\//i.test(type))) return "text";
  if (mediaTypes.length > 0 && mediaTypes.every((type) => /^(text\/|application\/octet-stream\b)/i.test(type)))
    return "bytes";
  return refuse(
    pointer,
    `Bodies of type ${mediaTypes.join(", ") || "(none)"} are not decoded, only JSON, text/* and application/octet-stream.`,
  );
}

/** Every part of a body that can be invalid on its own, in schema order. Recursive schemas are listed once. */
function fieldsOf(root: Json, resolve: Resolve): BodyField[] {
  const fields = new Map<string, BodyField>();
  const visit = (schema: Json, path: string, ancestors: ReadonlySet<Json>): void => {
    const node = resolve(schema);
    if (!isObject(node)) return;
    const { refusal: earlier, refusalCode: earlierCode } = fields.get(path) ?? {};
    const [refusal, refusalCode] = [
      textOf(objectOf(schema)["x-refusal"] ?? node["x-refusal"]),
      textOf(objectOf(schema)["x-refusal-code"] ?? node["x-refusal-code"]),
    ];
    fields.set(path, {
      path,
      expected: fields.get(path)?.expected ?? expectedText(node, resolve),
      refusal: earlier ?? refusal,
      refusalCode: earlierCode ?? refusalCode,
    });
    if (ancestors.has(node) || ancestors.size > 12) return;
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
  return [...fields.values()];
}
