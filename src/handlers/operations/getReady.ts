import type { Handler } from "../handler.ts";

/** A process that is stopping answers 503 before it comes here. */
export const getReady: Handler<"getReady"> = async (_input, { process }) => {
  await process.ping();
  const problem = process.writeProblem();
  if (problem !== undefined) throw problem;
  return { status: 200, body: undefined };
};
