import type { Handler, Using } from "../handler.ts";

/** During shutdown the pipeline responds with 503 before this handler is called. */
export const getReady: Handler<"getReady", Using<"process">> = async (_input, { process }) => {
  await process.ping();
  const problem = process.writeProblem();
  if (problem !== undefined) throw problem;
  return { status: 200, body: undefined };
};
