import type { IncomingHttpHeaders } from "node:http";
import { problems } from "../../../generated/openapi/problems.ts";
import { Problem, type ProblemCode } from "../../errors.ts";
import { STATUS_CODES } from "../http/node-http.ts";

/** Converts a thrown value to a response in the format of one specification; undefined for a bug. */
export type FaultReply = (
  thrown: unknown,
  headers: IncomingHttpHeaders,
) => (ProblemReply & Readonly<{ code: string }>) | undefined;

/** An error response as sent over the wire. */
export type ProblemReply = Readonly<{
  status: number;
  contentType: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}>;

/** Whether `Accept` explicitly names a JSON type; `*\/*` gets text, which clients show to people verbatim. */
function asksForJson(accept: string | undefined): boolean {
  const types = (accept ?? "")
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";")[0]?.trim());
  return types.includes("application/json") || types.includes("application/problem+json");
}

/** Plain text for people, or RFC 9457 for programs that ask for it. Source: ../../docs/adr/0003-error-bodies.md */
export function problemReply(problem: Problem, accept: string | undefined): ProblemReply {
  const { code, status, message: detail, retryAfter } = problem;
  const headers = {
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    ...(status === 401 && { "www-authenticate": "Bearer" }),
    "cache-control": "no-store",
  };
  if (!asksForJson(accept)) return { status, contentType: "text/plain; charset=utf-8", body: detail, headers };
  const body = JSON.stringify({ type: `urn:segmark:${code}`, title: problems[code].title, status, detail, code });
  return { status, contentType: "application/problem+json; charset=utf-8", body, headers };
}

const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: "bad_request",
  404: "not_found",
  405: "method_not_allowed",
  408: "request_timeout",
  413: "body_too_large",
  503: "overloaded",
};

/** Maps a rejection by hapi or Node, made before routing, to a problem with the same status. Undefined for anything else. */
function refusalOf(status: number, cause: unknown): Problem | undefined {
  const code = codeOfStatus[status];
  if (code !== undefined) return new Problem(code, undefined, { cause });
  if (status < 400 || status > 499) return undefined;
  const text = STATUS_CODES[status];
  return new Problem("bad_request", text === undefined ? undefined : `${text}.`, { cause, status });
}

/**
 * Converts a thrown value to a problem.
 * @param recognise maps failures of lower layers, such as an unavailable database
 * @returns undefined for a bug, which the caller logs and answers as `internal`
 */
export function asProblem(thrown: unknown, recognise: (error: unknown) => Problem | undefined): Problem | undefined {
  if (thrown instanceof Problem) return thrown;
  return refusalOf(transportStatus(thrown) ?? 500, thrown) ?? recognise(thrown);
}

/** Formats errors as in the service specification. */
export const faultReplier =
  (recognise: (error: unknown) => Problem | undefined): FaultReply =>
  (thrown, { accept }) => {
    const problem = asProblem(thrown, recognise);
    return problem && { ...problemReply(problem, accept), code: problem.code };
  };

/** The status of a Boom, hapi's own error type. */
export function transportStatus(thrown: unknown): number | undefined {
  if (!(thrown instanceof Error) || !("isBoom" in thrown) || !("output" in thrown)) return undefined;
  const { output } = thrown;
  if (typeof output !== "object" || output === null || !("statusCode" in output)) return undefined;
  return typeof output.statusCode === "number" ? output.statusCode : undefined;
}
