import type { Exchange } from "../http/server.ts";

/** Somebody who is not allowed in tries a door. */
const doors = new Set(["unauthorized", "not_local", "cross_site", "bad_signature"]);

/** How loud the log is about an answer: what failed here is louder than what a client did wrong. */
export function levelOf({ status, code = "" }: Pick<Exchange, "status" | "code">): "error" | "warn" | "info" {
  if (status === 500) return "error";
  return status > 500 || doors.has(code) ? "warn" : "info";
}
