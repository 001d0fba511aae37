import type { BodyField, BodyKind } from "../runtime/operation.ts";
import { expectedText } from "./expected.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, numberOf, objectOf, textOf } from "./json.ts";
import { isFormType, isJsonType, isMultipartType, isRange, isTextType } from "./media-type.ts";
import type { Body, Content } from "./model.ts";
import { missingOf } from "./parameter.ts";
import { join } from "./pointer.ts";
import { declaredTypes, isStructured, type Resolve } from "./text-types.ts";
import type { Refuse } from "./unsupported.ts";

/** What a body inherits from its operation and document. */
export type BodyDefaults = Readonly<{ maxBytes: number; unlisted: Body["unlisted"] }>;

/** A Request Body Object as the decoder needs it. */
export function readBody(
  node: JsonObject,
  { maxBytes, unlisted }: BodyDefaults,
  pointer: string,
  resolve: Resolve,
  refuse: Refuse,
): Body {
  const mode = modeOf(node, pointer, refuse);
  const content = mode === "ignored" ? [] : entriesOf(node["content"]);
  return {
    required: node["required"] === true,
    ...missingOf(node),
    maxBytes: numberOf(node["x-max-bytes"]) ?? maxBytes,
    contents: content.map(([mediaType, media]) => contentOf(mediaType, objectOf(media), mode, resolve)),
    unlisted: mode === "ignored" ? "ignored" : mode === undefined ? unlisted : "rejected",
  };
}

type Mode = "bytes" | "stream" | "ignored" | undefined;

/**
 * `x-body: bytes`: the handler gets the raw bytes, to verify a signature or decode them itself; `stream`: as they arrive. `x-body: ignored`: the body
 * is read and dropped, whatever its type; only its length is checked.
 */
function modeOf(node: JsonObject, pointer: string, refuse: Refuse): Mode {
  const mode = node["x-body"] as Mode;
  if (mode === "ignored" && node["required"] === true)
    refuse(join(pointer, "required"), "A body that is ignored cannot be required.");
  const mediaTypes = Object.keys(objectOf(node["content"]));
  if (mode === "bytes" && (mediaTypes.length === 0 || mediaTypes.some(isRange)))
    refuse(
      join(pointer, "content"),
      "A body with x-body: bytes lists its media types, because all others are refused.",
    );
  return mode;
}

function contentOf(mediaType: string, media: JsonObject, mode: Mode, resolve: Resolve): Content {
  const schema = media["schema"] ?? {};
  const kind = kindOf(mediaType, mode, schema, resolve);
  const types = declaredTypes(schema, resolve) ?? ["object", "array"];
  return {
    mediaType,
    kind,
    primitive: types.some((type) => type !== "object" && type !== "array"),
    fields: kind === "json" || kind === "form" || kind === "multipart" ? fieldsOf(schema, resolve) : [],
    schema,
  };
}

function kindOf(mediaType: string, mode: Mode, schema: Json, resolve: Resolve): BodyKind {
  if (mode === "stream") return isMultipartType(mediaType) ? "parts" : "stream";
  if (mode === "bytes") return "bytes";
  if (isJsonType(mediaType)) return "json";
  if (isFormType(mediaType)) return "form";
  if (isMultipartType(mediaType)) return "multipart";
  if (isTextType(mediaType)) return "text";
  // `*/*` with the schema of an object means JSON; the bytes of another format could not be validated against it.
  return mediaType === "*/*" && isStructured(schema, resolve) ? "json" : "bytes";
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
