import type { Problem, ProblemCatalogue, ProblemEntry } from "./problem.ts";
import { standardProblems } from "./standard-problems.ts";

/** How the problems of a specification are sent. */
export type ProblemFormat = Readonly<{
  catalogue: ProblemCatalogue;
  /** The `type` of problem details is this prefix followed by the code. */
  typePrefix: string;
  /** `negotiated`: plain text for people, problem details for programs that ask for them. `json`: always problem details. */
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

/** What a specification does not say of a problem that the pipeline itself raises is in the standard ones. */
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
