import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Units   `startMs`: from the start of the process to the end of its first response */
export type Server = AsyncDisposable &
  Readonly<{ base: string; pid: number; startMs: number; megabytes: () => number }>;

const START_TIMEOUT_MS = 600_000;
/** Interval of attempts. Short, because it determines the resolution of start times. */
const ATTEMPT_MS = 5;
/** Ends a program whose parent process is gone. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** The status of a response that arrived completely; undefined if nobody listens. */
const statusOf = (url: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const asking = request(url, { agent: false }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
    });
    asking.once("error", () => resolve(undefined));
    asking.end();
  });

/**
 * Starts a program that listens on `PORT`, and waits for its first response. Disposing ends the process.
 * @param first a request, and the status that answers it
 * Errors  with its output if it ends before that
 */
export async function startServer(entry: string, first: Readonly<{ path: string; status: number }>): Promise<Server> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", endWithParent, entry], {
    cwd: dirname(entry),
    env: { PATH: process.env["PATH"], PORT: String(port), NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output = outputOf(child);
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    if (isRunning(child)) child.kill("SIGKILL");
    await ended;
  };
  while (isRunning(child) && performance.now() - start < START_TIMEOUT_MS) {
    const status = await statusOf(`${base}${first.path}`);
    if (status === first.status) {
      const startMs = performance.now() - start;
      const pid = child.pid ?? 0;
      return { base, pid, startMs, megabytes: () => residentMegabytes(pid), [Symbol.asyncDispose]: stop };
    }
    if (status !== undefined) output.note(`GET ${first.path} is answered with ${status}.`);
    await pause(ATTEMPT_MS);
  }
  await stop();
  throw new Error(`${entry} does not serve:\n${output.text()}`);
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

function outputOf({ stdout, stderr }: ChildProcess): Readonly<{ note: (line: string) => void; text: () => string }> {
  let kept = "";
  const keep = (chunk: unknown): void => {
    kept = `${kept}${chunk}`.slice(-4000);
  };
  stdout?.on("data", keep);
  stderr?.on("data", keep);
  return { note: (line) => keep(kept.endsWith(`${line}\n`) ? "" : `${line}\n`), text: () => kept };
}

/** Linux only. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
