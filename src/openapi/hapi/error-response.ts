import type { IncomingHttpHeaders } from "node:http";
import type { Api } from "../runtime/api.ts";
import { Problem } from "../runtime/problem.ts";
import { type ErrorResponse, type ProblemReply, problemReply } from "../runtime/problem-reply.ts";
import { transportProblem } from "./transport-problem.ts";

/** The error responses of an API: problems, rejections by hapi, and what the application recognises. */
export const errorResponse =
  ({ problems, recognise }: Api): ErrorResponse =>
  (thrown, { accept }) => {
    const problem = thrown instanceof Problem ? thrown : (transportProblem(thrown) ?? recognise(thrown));
    return problem && problemReply(problem, problems, accept);
  };

/** The response to a request that failed because of a bug. */
export function internalError(respond: ErrorResponse, headers: IncomingHttpHeaders): ProblemReply {
  const reply = respond(new Problem("internal"), headers);
  if (reply === undefined) throw new Error("The specification does not list the problem internal.");
  return reply;
}
