import { contradiction, type HeaderLookup, type HeaderNames } from "../../delivery/header-names.ts";
import { neutralName } from "../../events/event-alias.ts";
import type { RefusalReason } from "../../observability/hooks.ts";
import { type Answer, refused } from "./webhook-responses.ts";

/** The delivery headers; empty strings for missing ones. */
export type DeliveryHeaders = Readonly<Record<"name" | "signature" | "id", string>>;

/** Why a delivery is rejected before its body is read, with the response. */
export type Refusal = Readonly<{ reason: RefusalReason; answer: Answer }>;

export const deliveryHeaders = (header: HeaderLookup, names: HeaderNames | undefined): DeliveryHeaders => ({
  name: neutralName((names && header(names.name)) ?? ""),
  signature: (names && header(names.signature)) ?? "",
  id: (names && header(names.id)) ?? "",
});

/** Parameters such as a charset are ignored: JSON is UTF-8. */
const isJson = (contentType: string | undefined): boolean =>
  contentType === "application/json" ||
  (contentType !== undefined && /^\s*application\/json\s*(?:;|$)/i.test(contentType));

/** Validates the headers of a delivery. Returns undefined if they are valid. */
export function refusalByHeaders(
  header: HeaderLookup,
  names: HeaderNames | undefined,
  { name, signature, id }: DeliveryHeaders,
): Refusal | undefined {
  if (!isJson(header("content-type"))) {
    return {
      reason: "media_type",
      answer: refused(415, "The Content-Type of a delivery must be application/json. Set it at the host."),
    };
  }
  if (names === undefined) return { reason: "headers", answer: refused(400, contradiction) };
  if (name !== "" && signature !== "" && id !== "") return undefined;
  const missing = [names.name, names.signature, names.id].filter((name) => header(name) === undefined);
  if (missing.length === 0) return undefined;
  return { reason: "headers", answer: refused(400, `These headers are missing: ${missing.join(", ")}`) };
}

/**
 * The concurrency limit has been reached, or there is no memory for the body.
 * @param close whether the connection is closed because the body is not read to its end
 */
export const busy = ({ close = false }: Readonly<{ close?: boolean }> = {}): Refusal => ({
  reason: "busy",
  answer: refused(503, "Too many deliveries are under way.", { headers: { "retry-after": "1" }, close }),
});
