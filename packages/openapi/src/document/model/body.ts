import type { BodyKind } from "../../operation/operation.ts";
import { entriesOf, type Json, type JsonObject, numberOf, objectOf } from "../tree/json.ts";
import { effective } from "../tree/keywords.ts";
import { join } from "../tree/pointer.ts";
import type { Note, Refuse } from "../tree/refusals.ts";
import { bodyFields } from "./body-fields.ts";
import { encodingOf } from "./encoding.ts";
import { isFormType, isJsonType, isMultipartType, isRange, isTextType } from "./media-type.ts";
import type { Body, Content } from "./model.ts";
import { missingOf } from "./parameter.ts";
import { declaredTypes, isStructured, type Resolve } from "./text-types.ts";

/** What a body inherits from its operation and document. */
export type BodyDefaults = Readonly<{ maxBytes: number; unlisted: Body["unlisted"] }>;

/** A Request Body Object as the decoder needs it. */
export function readBody(
  node: JsonObject,
  { maxBytes, unlisted }: BodyDefaults,
  pointer: string,
  resolve: Resolve,
  note: Note,
  refuse: Refuse,
): Body {
  const mode = modeOf(node, pointer, refuse);
  const content = mode === "ignored" ? [] : entriesOf(node["content"]);
  return {
    required: node["required"] === true,
    ...missingOf(node),
    maxBytes: numberOf(node["x-max-bytes"]) ?? maxBytes,
    contents: content.map(([mediaType, media]) => {
      const place = join(join(pointer, "content"), mediaType);
      noteIgnored(objectOf(media), place, note);
      return contentOf(mediaType, objectOf(media), mode, place, resolve, refuse);
    }),
    unlisted: mode === "ignored" ? "ignored" : mode === undefined ? unlisted : "rejected",
  };
}

/** Notes what a document describes for a body but is neither checked nor passed on. */
export function noteIgnored(media: JsonObject, pointer: string, note: Note): void {
  for (const key of ["itemSchema", "itemEncoding", "prefixEncoding"])
    if (media[key] !== undefined)
      note(
        join(pointer, key),
        `${key} is ignored: items of a body have no schemas of their own. Describe the whole body by schema.`,
      );
  for (const [name, encoding] of entriesOf(media["encoding"]))
    if (entriesOf(objectOf(encoding)["headers"]).some(([header]) => header.toLowerCase() !== "content-type"))
      note(
        join(join(join(pointer, "encoding"), name), "headers"),
        `The headers of the part ${name} are neither checked nor passed to the handler. Describe what it needs as a part of its own.`,
      );
}

type Mode = "bytes" | "stream" | "ignored" | undefined;

/**
 * `x-body: bytes`: the handler gets the raw bytes, to verify a signature or decode them itself; `stream`: as they
 * arrive. `x-body: ignored`: the body is read and dropped, whatever its type; only its length is checked.
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
  const isChecked = kind === "json" || (kind === "text" && hasTextRules(schema, resolve));
  return {
    mediaType,
    kind,
    primitive: types.some((type) => type !== "object" && type !== "array"),
    fields: isForm || isChecked ? bodyFields(schema, isForm, resolve) : [],
    ...(isForm && media["encoding"] !== undefined && { encoding: encodingOf(media, pointer, refuse) }),
    schema,
  };
}

/**
 * Whether a schema restricts text. The schema of an object describes what the handler parses from the text, such as
 * YAML.
 */
const hasTextRules = (schema: Json, resolve: Resolve): boolean =>
  declaredTypes(schema, resolve)?.includes("string") === true &&
  Object.keys(objectOf(resolve(schema))).some((key) => effective.has(key) && key !== "type" && key !== "default");

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
