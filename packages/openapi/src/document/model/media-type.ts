import { entriesOf, type Json, type JsonObject } from "../tree/json.ts";

/** The media type without parameters, in lower case. */
const essence = (mediaType: string): string => mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? "";

export const isJsonType = (mediaType: string): boolean =>
  /^application\/(json|[^/\s]+\+json)$/.test(essence(mediaType));
export const isFormType = (mediaType: string): boolean => essence(mediaType) === "application/x-www-form-urlencoded";
export const isMultipartType = (mediaType: string): boolean => essence(mediaType).startsWith("multipart/");
/** YAML is text as well (RFC 9512, section 2.1). */
export const isTextType = (mediaType: string): boolean =>
  /^(text\/|application\/(yaml|[^/\s]+\+yaml)$)/.test(essence(mediaType));
export const isEventStream = (mediaType: string): boolean => essence(mediaType) === "text/event-stream";
/** Such as `image/*`. */
export const isRange = (mediaType: string): boolean => mediaType.includes("*");

/** The JSON entry of a content map, preferring `application/json` to `…+json`. */
export const jsonEntry = (content: JsonObject): readonly [string, Json] | undefined =>
  entriesOf(content).find(([type]) => essence(type) === "application/json") ??
  entriesOf(content).find(([type]) => isJsonType(type));
