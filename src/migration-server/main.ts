import { pino } from "pino";
import { exitCodes } from "../process/exit-codes.js";
import { runUntilStopped } from "../process/process-life.ts";
import { ConfigError, createMigrationServer } from "./index.ts";

/**
 * An application that is nothing but its migrations: the folder `./migrations` of the working directory, served until a signal comes. After
 * an internal failure it finishes what is under way and leaves with 70: whatever started it starts the next one, since an instance is one process.
 */
const log = pino({ level: process.env["LOG_LEVEL"] || "info" });
try {
  const { server, stop, refuseNew, stopTimeoutMs } = await createMigrationServer(process.env, { log });
  await runUntilStopped({ log, stopTimeoutMs, isAlone: true }, async () => {
    await server.start();
    log.info({ address: server.info.uri }, "listening");
    return { refuseNew, stop };
  });
} catch (error) {
  const isExpected = error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : `It cannot start: ${String(error)}`}\n`);
  process.exit(exitCodes.unclean);
}
