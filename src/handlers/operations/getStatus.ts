import type { Handler } from "../handler.ts";

export const getStatus: Handler<"getStatus"> = async (_input, { process, now }) => {
  const startTime = now();
  const db = await process.appliedSteps();
  const [, five, fifteen] = process.loadavg();
  return {
    status: 200,
    body: {
      version: process.version,
      uptime: (startTime - process.startedAt) / 1000,
      startTime,
      db,
      processTime: now() - startTime,
      loadavg: [five, fifteen],
      connections: await process.connections(),
    },
  };
};
