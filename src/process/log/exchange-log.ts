import type { Logger } from "pino";
import type { Exchange } from "../../openapi/runtime/exchange.ts";

/** Codes of rejected access attempts. */
const doors = new Set(["unauthorized", "not_local", "cross_site", "bad_signature"]);

/** The log level of a response: server errors are more severe than client errors. */
function levelOf({ status, code = "" }: Pick<Exchange, "status" | "code">): "error" | "warn" | "info" {
  if (status === 500) return "error";
  return status > 500 || doors.has(code) ? "warn" : "info";
}

/** The message of the line that each request leaves. */
export const answered = "answered";

/** Writes the line of a request. */
export const logExchange = (log: Pick<Logger, "error" | "warn" | "info">, exchange: Exchange): void =>
  log[levelOf(exchange)](exchange, answered);
