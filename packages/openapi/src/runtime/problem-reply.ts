import { Problem, type ProblemCatalogue, type ProblemEntry } from "../operation/problem.ts";
import type { Answer } from "./answer.ts";

/** How the problems of a specification are sent. */
export type ProblemFormat = Readonly<{
  catalogue: ProblemCatalogue;
  /** The `type` of problem details is this prefix followed by the code. */
  typePrefix: string;
  /**
   * `negotiated`: plain text for people, problem details for programs that request them. `json`: always problem
   * details.
   */
  body: "negotiated" | "json";
}>;

/** An error response as sent over the wire. */
export type ProblemReply = Readonly<{
  code: string;
  status: number;
  contentType: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}>;

/** Adds the static headers of the server, which those of the reply override. */
export const withHeaders = (reply: ProblemReply, headers: Readonly<Record<string, string>>): ProblemReply => ({
  ...reply,
  headers: { ...headers, ...reply.headers },
});

/** An error response as an answer. */
export function errorAnswer({ status, contentType, body, headers }: ProblemReply): Answer {
  const { "cache-control": cacheControl = "no-store", ...others } = headers;
  const length = Buffer.byteLength(body);
  const type = length === 0 ? undefined : contentType;
  return { status, type, text: body, length, cacheControl, etag: undefined, headers: Object.entries(others) };
}

/** Converts a thrown value to a response in the format of one specification; undefined for a bug. */
export type ErrorResponse = (
  thrown: unknown,
  headers: Readonly<{ accept?: string | undefined }>,
) => ProblemReply | undefined;

/** Whether `Accept` explicitly names a JSON type; `*\/*` gets text, which clients show to people verbatim. */
function prefersJson(accept: string | undefined): boolean {
  const types = (accept ?? "")
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";")[0]?.trim());
  return types.includes("application/json") || types.includes("application/problem+json");
}

/** The standard problems complete what a specification does not define about problems of the pipeline. */
const entryOf = (code: string, catalogue: ProblemCatalogue): ProblemEntry | undefined =>
  [catalogue, standardProblems as ProblemCatalogue].find((one) => Object.hasOwn(one, code))?.[code];

/**
 * Encodes a problem as plain text or as problem details.
 * @param accept the header of the request
 * @returns undefined if the catalogue does not list the problem, and it is none of the standard ones
 * Source  RFC 9457; ../../../docs/adr/0003-error-bodies.md
 */
export function problemReply(
  problem: Problem,
  { catalogue, typePrefix, body }: ProblemFormat,
  accept: string | undefined,
): ProblemReply | undefined {
  const { code, retryAfter, members } = problem;
  const entry = entryOf(code, catalogue);
  if (entry === undefined) return undefined;
  const { status = entry.status, detail = entry.detail } = problem;
  const headers = {
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    ...(status === 401 && { "www-authenticate": "Bearer" }),
    "cache-control": "no-store",
    ...problem.headers,
  };
  if (body === "negotiated" && !prefersJson(accept))
    return { code, status, contentType: "text/plain; charset=utf-8", body: detail, headers };
  const details = { type: `${typePrefix}${code}`, title: entry.title, status, detail, code, ...members };
  return {
    code,
    status,
    contentType: "application/problem+json; charset=utf-8",
    body: JSON.stringify(details),
    headers,
  };
}

/** `recognise`: maps failures of lower layers to problems. */
type FailureFormat = Readonly<{ problems: ProblemFormat; recognise: (error: unknown) => Problem | undefined }>;

/** The error responses of an API: problems, and what the application recognises as one. */
export const errorResponse =
  ({ problems, recognise }: FailureFormat): ErrorResponse =>
  (thrown, { accept }) => {
    const problem = thrown instanceof Problem ? thrown : recognise(thrown);
    return problem && problemReply(problem, problems, accept);
  };

/** The response to a request that failed because of a bug. */
export function internalError(respond: ErrorResponse, headers: Parameters<ErrorResponse>[1]): ProblemReply {
  const reply = respond(new Problem("internal"), headers);
  if (reply === undefined) throw new Error("The specification does not list the problem internal.");
  return reply;
}

/**
 * What to report about a failure without a response: a problem that is not in the catalogue is a bug of the code that
 * threw it.
 */
export const bugOf = (thrown: unknown): unknown =>
  thrown instanceof Problem
    ? new Error(`Neither x-problems nor the option problems has the problem ${thrown.code}.`, { cause: thrown })
    : thrown;

/**
 * The problems that the pipeline itself raises; a specification may describe them in its own words (`x-problems`), and
 * add others.
 */
export const standardProblems = {
  bad_request: { status: 400, title: "Bad request", detail: "The request is not what the specification describes." },
  malformed_json: { status: 400, title: "Malformed JSON", detail: "The body is not valid JSON." },
  unauthorized: { status: 401, title: "Unauthorized", detail: "The request has no valid credentials." },
  forbidden: { status: 403, title: "Forbidden", detail: "The credentials do not allow this." },
  not_local: { status: 403, title: "Not local", detail: "Only callers on the same machine are served." },
  cross_site: { status: 403, title: "Cross-site request", detail: "Requests from other web origins are refused." },
  not_found: { status: 404, title: "Not found", detail: "There is nothing here." },
  switched_off: { status: 404, title: "Switched off", detail: "This instance does not offer the operation." },
  method_not_allowed: { status: 405, title: "Method not allowed", detail: "This path does not answer the method." },
  not_acceptable: { status: 406, title: "Not acceptable", detail: "There is no reply of a type that Accept allows." },
  request_timeout: { status: 408, title: "Request timeout", detail: "The request did not arrive in time." },
  body_too_large: { status: 413, title: "Body too large", detail: "The body is longer than allowed." },
  unsupported_media_type: { status: 415, title: "Unsupported media type", detail: "The Content-Type is not accepted." },
  internal: { status: 500, title: "Internal error", detail: "Something went wrong, and it was recorded." },
  not_implemented: { status: 501, title: "Not implemented", detail: "The operation has no handler yet." },
  overloaded: { status: 503, title: "Overloaded", detail: "There is too much to do at the moment. Try again later." },
  shutting_down: { status: 503, title: "Shutting down", detail: "The service is about to stop. Try again." },
} as const satisfies ProblemCatalogue;
