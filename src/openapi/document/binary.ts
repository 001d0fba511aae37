import { type Json, type JsonObject, listOf } from "./json.ts";

const isString = (type: Json | undefined): boolean => type === "string" || listOf(type).includes("string");

/** Whether a schema describes the bytes of a file: `format: binary`, or as in OpenAPI 3.1 a media type of content that is not encoded as text. */
export const isBinary = ({ type, format, contentMediaType, contentEncoding }: JsonObject): boolean =>
  (isString(type) && format === "binary") ||
  ((isString(type) || type === undefined) && contentMediaType !== undefined && contentEncoding === undefined);
