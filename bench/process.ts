import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export type Running = AsyncDisposable & Readonly<{ base: string; pid: number }>;

const PATIENCE_MS = 60_000;
/** Short, because the time until a process is ready is measured by it. */
const LOOK_MS = 5;

async function addressIn(logFile: string, alive: () => boolean): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS && alive(); waited += LOOK_MS) {
    const [, address] = /"address":"([^"]+)"/.exec(await readFile(logFile, "utf8")) ?? [];
    if (address !== undefined) return address;
    await pause(LOOK_MS);
  }
  throw new Error(`It does not listen:\n${await readFile(logFile, "utf8")}`);
}

/**
 * Starts a script that listens and says so in its log, as a process of its own: what it costs to ask it does not share an event
 * loop with the one who asks. The log goes into a file, as operators have it. Disposing ends it by its pid; when the benchmark is killed, the
 * channel between both closes, which the script takes as the wish to leave.
 */
export async function run(
  script: URL,
  env: Readonly<Record<string, string>>,
  logFile: string,
  flags: readonly string[] = [],
): Promise<Running> {
  await using log = await open(logFile, "w");
  const child = spawn(process.execPath, [...flags, fileURLToPath(script)], {
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
