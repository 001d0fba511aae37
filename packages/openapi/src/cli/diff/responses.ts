import { entriesOf, type Json, type JsonObject, objectOf } from "../../document/tree/json.ts";
import { content, parameter } from "./contents.ts";
import type { Source } from "./cursor.ts";
import { compareEntries, each, inside, type Rules, texts } from "./rules.ts";

const headersOf = (headers: Json | undefined, { resolve }: Source): JsonObject =>
  Object.fromEntries(
    entriesOf(headers)
      .map(([name, header]) => [name.toLowerCase(), objectOf(resolve(header))] as const)
      .filter(([name]) => name !== "content-type"),
  );

const responseRules: Rules = {
  ...texts,
  "x-body": (_, after) => (after === "optional" ? "wider" : "narrower"),
  headers: inside((before, after, cursor) => {
    const { old, next } = cursor.documents;
    compareEntries(headersOf(before, old), headersOf(after, next), parameter, cursor);
  }),
  // Clients that follow links need the existing ones.
  links: each((one) => (one === undefined ? "compatible" : "unlike")),
  // Callers choose a media type that they know. A receiver of a webhook must respond with a listed one.
  content: content((old, direction) =>
    direction === "request" && Object.keys(old).length === 0 ? "narrower" : "compatible",
  ),
};

/**
 * The response for a status: its own, that of its range, or the default. Defaults usually describe errors, so an added
 * success is not covered by one.
 */
function responseFor(status: string, responses: JsonObject, isAdded: boolean): Json | undefined {
  const isFailure = /^[45]/.test(status);
  return responses[status] ?? responses[`${status[0]}XX`] ?? (isAdded && !isFailure ? undefined : responses["default"]);
}

export const resolvedIn = (map: Json | undefined, { resolve }: Source): JsonObject =>
  Object.fromEntries(entriesOf(map).map(([name, node]) => [name, resolve(node)]));

/** The responses of an operation. */
export const responses = inside((before, after, cursor) => {
  const { documents } = cursor;
  const [old, next] = [resolvedIn(before, documents.old), resolvedIn(after, documents.next)];
  for (const status of Object.keys({ ...old, ...next })) {
    const responseCursor = cursor.child(status).reversed();
    const [one, other] = [responseFor(status, old, true), responseFor(status, next, false)];
    if (!(status in old && status in next))
      responseCursor.add(other === undefined ? "unlike" : "compatible", old[status], next[status]);
    if (one !== undefined && other !== undefined)
      compareEntries(objectOf(one), objectOf(other), responseRules, responseCursor);
  }
});
