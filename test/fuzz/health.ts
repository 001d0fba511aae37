import { readFile } from "node:fs/promises";
import { familyFigures, familyOf } from "../../bench/process-figures.ts";

/** Units   `rss` in MB; `p99`, `longest`: delays of the event loop in ms, the worst process and second since the last look */
export type Health = Readonly<{ rss: number; handles: number; p99: number; longest: number }>;

type Delay = Readonly<{ p99: number; longest: number }>;

/** Delays that processes noted after the first `skip` characters, and how many characters there are by now. */
async function delaysIn(file: string, skip: number): Promise<Readonly<{ delays: readonly Delay[]; length: number }>> {
  const text = await readFile(file, "utf8").catch(() => "");
  const lines = text.slice(skip).split("\n").slice(0, -1);
  return { delays: lines.map((line): Delay => JSON.parse(line)), length: text.lastIndexOf("\n") + 1 };
}

/**
 * How a service is, seen from outside.
 * @param pid of the process that was started; what it starts is counted with it
 * @param delayFile what `event-loop-probe.ts` notes
 */
export function createWatch(pid: number, delayFile: string): () => Promise<Health> {
  let seen = 0;
  return async () => {
    const { delays, length } = await delaysIn(delayFile, seen);
    seen = length;
    const worst = (of: (delay: Delay) => number): number => Math.max(0, ...delays.map(of));
    return { ...(await familyFigures(pid)), p99: worst(({ p99 }) => p99), longest: worst(({ longest }) => longest) };
  };
}

/** The processes of a service, once it answers; others than before are others that took their place. */
export async function processesOf(base: string, pid: number): Promise<string> {
  const { ok } = await fetch(`${base}/api/ready`, { signal: AbortSignal.timeout(30_000) });
  return `${ok ? "ready" : "not ready"}: ${(await familyOf(pid)).join(" ")}`;
}

/** What the log says of failures that nobody had foreseen. */
export async function failuresIn(logFile: string): Promise<string[]> {
  const lines = (await readFile(logFile, "utf8")).split("\n");
  return lines.filter((line) => /unknown failure|unhandled|uncaught|a worker died|AssertionError/i.test(line));
}
