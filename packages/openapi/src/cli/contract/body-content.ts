import { isJsonType } from "../../document/model/media-type.ts";
import { entriesOf, isList, isObject, type Json, objectOf, textOf } from "../../document/tree/json.ts";

/** What `fetch` sends; without a media type it adds one itself, which for multipart names the boundary. */
export type BodyContent = Readonly<{ data: string | FormData | URLSearchParams; mediaType: string | undefined }>;

/** Ranges that include JSON count as JSON. */
const essence = (mediaType: string): string =>
  (mediaType.split(";")[0] ?? "")
    .trim()
    .toLowerCase()
    .replace(/^(\*|application)\/\*$/, "application/json");
const kinds: readonly ((type: string) => boolean)[] = [
  isJsonType,
  (type) => type === "application/x-www-form-urlencoded",
  (type) => type === "multipart/form-data",
  (type) => /^text\//.test(type) || type === "application/octet-stream",
];

/** The media type that is easiest to encode: JSON, forms, then text; undefined if none of them is listed. */
export const encodableType = (mediaTypes: readonly string[]): string | undefined =>
  kinds.map((isKind) => mediaTypes.find((type) => isKind(essence(type)))).find((type) => type !== undefined);

/**
 * Encodes a value for one of the media types that `encodableType` chooses.
 * @param encoding of the specification: a text that must be of another type than text is sent as a file of that type
 */
export function bodyContent(mediaType: string, value: Json, encoding: Json = {}): BodyContent {
  const type = essence(mediaType);
  if (isJsonType(type)) return { data: JSON.stringify(value), mediaType: mediaType.includes("*") ? type : mediaType };
  if (type === "application/x-www-form-urlencoded")
    return {
      data: new URLSearchParams(fields(value).map(([name, part]): [string, string] => [name, fieldText(part)])),
      mediaType,
    };
  if (type !== "multipart/form-data") return { data: fieldText(value), mediaType };
  const form = new FormData();
  for (const [name, part] of fields(value)) {
    const fileType =
      typeof part === "string" ? fileTypeOf(objectOf(objectOf(encoding)[name])["contentType"]) : undefined;
    if (isObject(part)) form.append(name, new Blob([JSON.stringify(part)], { type: "application/json" }));
    else if (fileType !== undefined) form.append(name, new Blob([fieldText(part)], { type: fileType }));
    else form.append(name, fieldText(part));
  }
  return { data: form, mediaType: undefined };
}

/** The first of the types of a part; undefined if it may be text, or JSON, which a text is not. */
function fileTypeOf(contentType: Json | undefined): string | undefined {
  const types = (textOf(contentType) ?? "text/plain").split(",").map((type) => type.trim().toLowerCase());
  const isText = (type: string): boolean => /^(\*|text)\//.test(type) || isJsonType(type);
  return types.some(isText) ? undefined : types[0]?.replace(/\/\*$/, "/octet-stream");
}

/** The fields of a form; a list is a field that occurs several times. */
const fields = (value: Json): (readonly [string, Json])[] =>
  entriesOf(value).flatMap(([name, part]) =>
    isList(part) ? part.map((item) => [name, item] as const) : [[name, part] as const],
  );

const fieldText = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));
