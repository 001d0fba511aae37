import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sourceOption } from "../src/process/supervisor/run-sources.js";

export type Running = AsyncDisposable & Readonly<{ base: string; pid: number }>;

const START_TIMEOUT_MS = 60_000;
/** Poll interval. Short, because it determines the resolution of start times. */
const POLL_MS = 5;

async function addressIn(logFile: string, alive: () => boolean): Promise<string> {
  for (let waited = 0; waited < START_TIMEOUT_MS && alive(); waited += POLL_MS) {
    const [, address] = /"address":"([^"]+)"/.exec(await readFile(logFile, "utf8")) ?? [];
    if (address !== undefined) return address;
    await pause(POLL_MS);
  }
  throw new Error(`It does not listen:\n${await readFile(logFile, "utf8")}`);
}

/**
 * Starts a listening script in a process of its own, so that it does not share an event loop with its client, and waits
 * until it logs that it is ready. Logs to a file, as in production. Disposing terminates it by pid; if the benchmark is
 * killed, the IPC channel closes, on which the script exits.
 */
export async function run(
  script: URL,
  env: Readonly<Record<string, string>>,
  logFile: string,
  flags: readonly string[] = [],
): Promise<Running> {
  await using log = await open(logFile, "w");
  const child = spawn(process.execPath, [sourceOption, ...flags, fileURLToPath(script)], {
    env: { PATH: process.env["PATH"], PORT: "0", ...env },
    stdio: ["ignore", log.fd, log.fd, "ipc"],
  });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  };
  try {
    const base = await addressIn(logFile, () => child.exitCode === null);
    return { base, pid: child.pid ?? 0, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
