import type { Handler, Using } from "../handler.ts";

export const getStatus: Handler<"getStatus", Using<"process" | "now">> = async (_input, { process, now }) => {
  const startTime = now();
  return { status: 200, body: { startTime, processTime: await process.databaseMs() } };
};
