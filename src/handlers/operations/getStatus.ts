import type { Handler } from "../handler.ts";

export const getStatus: Handler<"getStatus"> = async (_input, { process, now }) => {
  const startTime = now();
  return { status: 200, body: { startTime, processTime: await process.databaseMs() } };
};
