import type { Api } from "./api.ts";
import { ClientGone } from "./client-gone.ts";
import { Problem } from "./problem.ts";
import { type ErrorResponse, type ProblemReply, problemReply } from "./problem-reply.ts";

/** The error responses of an API: problems, and what the application recognises as one. */
export const errorResponse =
  ({ problems, recognise }: Pick<Api, "problems" | "recognise">): ErrorResponse =>
  (thrown, { accept }) => {
    const problem = thrown instanceof Problem ? thrown : recognise(thrown);
    return problem && problemReply(problem, problems, accept);
  };

/** Whether a failure is one that nobody expected. */
export const isBug = (thrown: unknown, respond: ErrorResponse): boolean =>
  !(thrown instanceof ClientGone) && respond(thrown, {}) === undefined;

/** The response to a request that failed because of a bug. */
export function internalError(respond: ErrorResponse, headers: Parameters<ErrorResponse>[1]): ProblemReply {
  const reply = respond(new Problem("internal"), headers);
  if (reply === undefined) throw new Error("The specification does not list the problem internal.");
  return reply;
}

/** What to report about a failure that has no response: a problem of which nobody knows the status is a mistake of whoever threw it. */
export const bugOf = (thrown: unknown): unknown =>
  thrown instanceof Problem
    ? new Error(`Neither x-problems nor the option problems has the problem ${thrown.code}.`, { cause: thrown })
    : thrown;
