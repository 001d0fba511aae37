import { pino } from "pino";
import { createServer } from "../../../src/index.ts";
import { runUntilStopped } from "../../../src/process/worker/process-life.ts";

/**
 * The service with two more routes: one whose handler causes an uncaught error, and one that responds when the process
 * is asked to stop.
 */
const log = pino({ level: "info" });
const settings = { DATABASE_URL: "sqlite::memory:", PORT: "0" };
await runUntilStopped({ log, stopTimeoutMs: 10_000, isAlone: true }, async () => {
  const before = process.listenerCount("uncaughtException") + process.listenerCount("unhandledRejection");
  const segmark = await createServer(settings, log);
  const after = process.listenerCount("uncaughtException") + process.listenerCount("unhandledRejection");
  const failing = Promise.withResolvers<void>();
  const outOfBand: Record<string, () => void> = {
    timer: () =>
      void setTimeout(() => {
        throw new Error("timer");
      }, 5),
    promise: () => void Promise.reject(new Error("promise")),
    listener: () =>
      void process.nextTick(() => {
        throw new Error("listener");
      }),
  };
  segmark.server.route([
    { method: "GET", path: "/slow", handler: async () => failing.promise.then(() => "slow") },
    {
      method: "GET",
      path: "/fails/{how}",
      handler: async (request) => {
        outOfBand[String(request.params["how"])]?.();
        setTimeout(failing.resolve, 300);
        return new Promise(() => {});
      },
    },
  ]);
  await segmark.server.start();
  log.info({ address: segmark.server.info.uri, installed: after - before }, "listening");
  return segmark;
});
