import { Problem, type ProblemCatalogue, type ProblemEntry } from "../operation/problem.ts";
import { standardProblems } from "../operation/standard-problems.ts";
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

/** The status of a problem; undefined if it is neither in the catalogue nor a standard one. */
export const statusOf = ({ code, status }: Problem<string>, catalogue: ProblemCatalogue): number | undefined =>
  status ?? entryOf(code, catalogue)?.status;

/**
 * Encodes a problem as plain text or as problem details.
 * @param accept the header of the request
 * @returns undefined if the catalogue does not list the problem, and it is none of the standard ones
 * Source  RFC 9457; ../../../docs/adr/0003-error-bodies.md
 */
export function problemReply(
  problem: Problem<string>,
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
type FailureFormat = Readonly<{ problems: ProblemFormat; recognise: (error: unknown) => Problem<string> | undefined }>;

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
