import type { ConnectionLimits } from "../openapi/http/connection-limits.ts";
import type { Readers } from "./readers.ts";

/** How often connection timeouts are checked: they may be exceeded by this much. */
const CHECK_INTERVAL_MS = 1000;

export const readConnections = ({ whole }: Pick<Readers, "whole">): ConnectionLimits => ({
  maxConnections: whole("MAX_CONNECTIONS", 10_000, 1, 1_000_000),
  maxHeaderBytes: whole("MAX_HEADER_BYTES", 16_384, 4096, 1_048_576),
  headersTimeoutMs: whole("HEADERS_TIMEOUT_SECONDS", 10, 1, 3600) * 1000,
  keepAliveTimeoutMs: whole("KEEP_ALIVE_SECONDS", 20, 1, 3600) * 1000,
  sendTimeoutMs: whole("SEND_TIMEOUT_SECONDS", 30, 1, 3600) * 1000,
  checkIntervalMs: CHECK_INTERVAL_MS,
});

/** A header name. Source: RFC 9110, section 5.6.2. */
const token = /^[\w!#$%&'*+.^`|~-]+$/;

/** `CORS_ALLOW_HEADERS`: headers allowed in cross-origin requests, in addition to the built-in ones. */
export function readCorsHeaders({ checked }: Pick<Readers, "checked">): readonly string[] {
  const splitList = (text: string): string[] => text.split(",").map((name) => name.trim());
  const names = checked("CORS_ALLOW_HEADERS", "names of headers separated by commas", (text) =>
    splitList(text).every((name) => token.test(name)),
  );
  return names === undefined ? [] : splitList(names);
}
