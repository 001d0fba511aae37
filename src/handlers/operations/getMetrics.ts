import type { Handler, Using } from "../handler.ts";

export const getMetrics: Handler<"getMetrics", Using<"process">> = async (_input, { process }) => ({
  status: 200,
  body: await process.metrics(),
});
