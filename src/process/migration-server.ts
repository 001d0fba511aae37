import { readMigrationServerConfig } from "@segmark/migrator/internal/server/config/config";
import { ConfigError, createMigrationServer } from "@segmark/migrator/server";
import { openProcessLog } from "./log/process-log.ts";
import { exitCodes } from "./supervisor/exit-codes.js";
import { runUntilStopped } from "./worker/process-life.ts";

/**
 * An application consisting only of migrations: serves the folder `./migrations` of the working directory until it
 * receives a signal. After an internal failure it finishes work in progress and exits with 70: its supervisor is
 * expected to restart it, since an instance is one process.
 */
try {
  const { logLevel: level } = readMigrationServerConfig(process.env, true);
  const { log } = openProcessLog(level);
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
