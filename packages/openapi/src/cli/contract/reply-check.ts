import { isJsonType } from "../../document/model/media-type.ts";
import { hasNoBody } from "../../document/model/operation.ts";
import type { Resolve } from "../../document/model/text-types.ts";
import { entriesOf, type JsonObject, objectOf } from "../../document/tree/json.ts";
import { printable } from "../printable.ts";
import type { SchemaCheck } from "./schema-check.ts";

/** A received reply. `body` is undefined if it was not read, because it is an endless stream. */
export type Reply = Readonly<{ status: number; mediaType: string | undefined; body: Uint8Array | undefined }>;

const essence = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** Whether a key of `content`, such as `text/*`, covers a media type. */
const covers = (range: string, type: string): boolean => {
  const [main, sub = "*"] = essence(range).split("/");
  const [ownMain, ownSub] = type.split("/");
  return (main === "*" || main === ownMain) && (sub === "*" || sub === ownSub);
};

/**
 * Compares a reply with what an operation declares.
 * @param node the operation, whose path item was inlined
 * @returns the first fault as a sentence; undefined if there is none
 */
export function replyFault(
  node: JsonObject,
  method: string,
  { status, mediaType, body }: Reply,
  { resolve, check, allow5xx }: Readonly<{ resolve: Resolve; check: SchemaCheck; allow5xx: boolean }>,
): string | undefined {
  const responses = objectOf(node["responses"]);
  const declared = responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses["default"];
  if (declared === undefined) return `the status ${status} is not declared`;
  if (status >= 500 && !allow5xx) return "the service failed";
  const response = objectOf(resolve(declared));
  if (method === "head" || body === undefined) return undefined;
  const content = entriesOf(response["content"]);
  if (body.length === 0)
    return content.length === 0 || response["x-body"] === "optional" || hasNoBody(status)
      ? undefined
      : "the body is empty";
  if (content.length === 0) return "there is a body, and none is declared";
  if (mediaType === undefined) return "the body has no media type";
  const type = essence(mediaType);
  const [, media] =
    content.find(([range]) => essence(range) === type) ?? content.find(([range]) => covers(range, type)) ?? [];
  if (media === undefined) return `the media type ${printable(type)} is not declared`;
  const schema = objectOf(media)["schema"];
  return schema === undefined || !isJsonType(type)
    ? undefined
    : jsonBodyFault(body, (value) => check(schema, value, "reply"));
}

function jsonBodyFault(body: Uint8Array, check: (value: unknown) => string | undefined): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return "the body is not JSON";
  }
  const fault = check(value);
  return fault === undefined ? undefined : `the body does not fit its schema: ${fault}`;
}
