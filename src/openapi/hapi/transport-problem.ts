import { STATUS_CODES } from "../http/node-http.ts";
import { Problem } from "../runtime/problem.ts";

const codeOfStatus: Readonly<Record<number, string>> = {
  400: "bad_request",
  404: "not_found",
  405: "method_not_allowed",
  408: "request_timeout",
  413: "body_too_large",
  503: "overloaded",
};

/** The status of a Boom, hapi's own error type. */
export function transportStatus(thrown: unknown): number | undefined {
  if (!(thrown instanceof Error) || !("isBoom" in thrown) || !("output" in thrown)) return undefined;
  const { output } = thrown;
  if (typeof output !== "object" || output === null || !("statusCode" in output)) return undefined;
  return typeof output.statusCode === "number" ? output.statusCode : undefined;
}

/** Maps a rejection by hapi or Node, made before routing, to a problem with the same status. Undefined for anything else. */
export function transportProblem(thrown: unknown): Problem | undefined {
  const status = transportStatus(thrown);
  if (status === undefined) return undefined;
  const code = codeOfStatus[status];
  if (code !== undefined) return new Problem(code, undefined, { cause: thrown });
  if (status < 400 || status > 499) return undefined;
  const text = STATUS_CODES[status];
  return new Problem("bad_request", text === undefined ? undefined : `${text}.`, { cause: thrown, status });
}
