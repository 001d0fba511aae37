import type { Exchange } from "../openapi/runtime/exchange.ts";

/** Codes of rejected access attempts. */
const doors = new Set(["unauthorized", "not_local", "cross_site", "bad_signature"]);

/** The log level of a response: server errors are more severe than client errors. */
export function levelOf({ status, code = "" }: Pick<Exchange, "status" | "code">): "error" | "warn" | "info" {
  if (status === 500) return "error";
  return status > 500 || doors.has(code) ? "warn" : "info";
}
