import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../support/cluster/ports.ts";
import { createKeeper } from "../support/keeper.ts";
import type { Database } from "./database.ts";
import { environment } from "./writes.ts";

const main = fileURLToPath(new URL("../../src/process/segmark.js", import.meta.url));

/** The service as an operator runs it, with all of its processes in one group. */
export type Service = Readonly<{
  pid: number;
  /** SIGKILL for all of its processes at once. */
  kill: () => Promise<void>;
  /** SIGTERM, and its end. */
  stop: () => Promise<void>;
}>;

const keeper = createKeeper();
export const endServices = keeper.end;

function startService(env: Readonly<Record<string, string>>, logFile: string): Service {
  const log = openSync(logFile, "a");
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...env },
    stdio: ["ignore", log, log],
    detached: true,
  });
  keeper.keepGroup(child);
  const ended = once(child, "exit");
  const { pid = 0 } = child;
  return {
    pid,
    kill: async () => {
      process.kill(-pid, "SIGKILL");
      await ended;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * A service over a database, on the same port however often it is started.
 * @param logFile everything the service prints is appended to it
 * @param more of its environment
 */
export async function serviceOver(
  { url }: Pick<Database, "url">,
  logFile: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Readonly<{ base: string; start: () => Service }>> {
  const port = await freePort();
  const env = {
    ...environment,
    DATABASE_URL: url,
    AUTO_MIGRATE: "true",
    PORT: String(port),
    LOG_LEVEL: "warn",
    ...more,
  };
  return { base: `http://127.0.0.1:${port}`, start: () => startService(env, logFile) };
}

const READY_WITHIN_MS = 120_000;

/** Resolves when the service says that it can work; fails when it does not within two minutes. */
export async function untilReady(base: string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end) {
    const isReady = await fetch(`${base}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(20);
  }
  throw new Error(`${base} is not ready after ${READY_WITHIN_MS / 1000} s`);
}
