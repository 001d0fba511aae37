import { exampleIn, samplesOf } from "@segmark/openapi/internal/cli/contract/sample";
import type { SchemaCheck } from "@segmark/openapi/internal/cli/contract/schema-check";
import type { Operation } from "@segmark/openapi/internal/document/model/model";
import type { Resolve } from "@segmark/openapi/internal/document/model/text-types";
import { type Json, type JsonObject, objectOf } from "@segmark/openapi/internal/document/tree/json";
import type { AnyReply } from "@segmark/openapi/internal/operation/handler";

/** A reply of an operation, and why it is not the example of the document, if that has one. */
export type DeclaredReply = Readonly<{ reply: AnyReply; fault: string | undefined }>;

/** `2XX` and `default` stand for their first status. */
const numberOf = (status: string): number => Number(status.replace("default", "2XX").replace("XX", "00"));

/**
 * The first successful reply of an operation, with the example of the document, else a sample.
 * @param node the operation in the document
 * @returns a sentence if there is none
 */
export function declaredReply(
  operation: Operation,
  node: JsonObject,
  resolve: Resolve,
  check: SchemaCheck,
): DeclaredReply | string {
  const [row] = operation.replies
    .filter(({ status }) => numberOf(status) >= 200)
    .sort((a, b) => numberOf(a.status) - numberOf(b.status));
  if (row === undefined) return "no reply is declared";
  const status = numberOf(row.status);
  const { mediaType } = row;
  if (mediaType === null) return { reply: { status }, fault: undefined };
  const content = objectOf(objectOf(resolve(objectOf(node["responses"])[row.status] ?? null))["content"]);
  const media = objectOf(content[mediaType]);
  const kind = row.contents[mediaType];
  const schema = media["schema"] ?? true;
  const example = exampleIn(media, undefined, resolve);
  const faultOf = (value: Json): string | undefined => (kind === "json" ? check(schema, value, "reply") : undefined);
  const replyWith = (value: Json): AnyReply => ({
    status,
    body: kind === "json" ? value : written(value, kind),
    ...(/^[^*]+\/\*$/.test(mediaType) && kind === "bytes" && { type: mediaType.replace("*", "example") }),
  });
  const fault = example === undefined ? undefined : faultOf(example);
  if (example !== undefined && fault === undefined) return { reply: replyWith(example), fault };
  let first: string | undefined;
  for (const value of samplesOf(schema, "reply", resolve)) {
    const own = faultOf(value);
    if (own === undefined) return { reply: replyWith(value), fault };
    first ??= own;
  }
  return `no sample of the reply ${row.status} fits its schema: ${first ?? "it contains itself"}`;
}

/** As a handler gives what is not JSON. */
function written(value: Json, kind: string | undefined): unknown {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (kind === "text") return text;
  return kind === "bytes" ? new TextEncoder().encode(text) : events(value);
}

async function* events(data: Json): AsyncIterable<Readonly<{ data: Json }>> {
  yield { data };
}
