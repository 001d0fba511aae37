import type { BodyKind } from "../runtime/operation.ts";
import { bodyFields } from "./body-fields.ts";
import { encodingOf } from "./encoding.ts";
import { entriesOf, type Json, type JsonObject, numberOf, objectOf } from "./json.ts";
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
    contents: content.map(([mediaType, media]) =>
      contentOf(mediaType, objectOf(media), mode, join(join(pointer, "content"), mediaType), resolve, refuse),
    ),
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

function contentOf(
  mediaType: string,
  media: JsonObject,
  mode: Mode,
  pointer: string,
  resolve: Resolve,
  refuse: Refuse,
): Content {
  const schema = media["schema"] ?? {};
  const kind = kindOf(mediaType, mode, schema, resolve);
  const types = declaredTypes(schema, resolve) ?? ["object", "array"];
  const isForm = kind === "form" || kind === "multipart" || kind === "parts";
  return {
    mediaType,
    kind,
    primitive: types.some((type) => type !== "object" && type !== "array"),
    fields: isForm ? bodyFields(schema, true, resolve) : kind === "json" ? bodyFields(schema, false, resolve) : [],
    ...(isForm && media["encoding"] !== undefined && { encoding: encodingOf(media, pointer, refuse) }),
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
