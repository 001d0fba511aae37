import type { Handler } from "../handler.ts";

export const getMetrics: Handler<"getMetrics"> = async (_input, { process }) => ({
  status: 200,
  body: await process.metrics(),
});
