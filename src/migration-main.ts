import { pino } from "pino";
import { ConfigError, createMigrationServer } from "./migration-server.ts";

/** An application that is nothing but its migrations: the folder `./migrations` of the working directory, served until a signal comes. */
const log = pino({ level: process.env["LOG_LEVEL"] || "info" });
try {
  const { server, stop } = await createMigrationServer(process.env, { log });
  await server.start();
  log.info({ address: server.info.uri }, "listening");
  let stopping = false;
  const end = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1); // asked twice: leave at once
    stopping = true;
    log.info({ signal }, "stopping: requests under way may finish");
    await stop();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
} catch (error) {
  const isExpected = error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : `It cannot start: ${String(error)}`}\n`);
  process.exit(1);
}
