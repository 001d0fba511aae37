import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { familyFigures, familyOf } from "../../bench/process-figures.ts";

/**
 * Units `rss`, `live` in MB, `live` after a garbage collection and 0 where none was asked for; `p99`, `longest`:
 * processor
 *         time in ms that held the event loop at once, the worst process and second since the last look
 */
export type Health = Readonly<{ rss: number; live: number; handles: number; p99: number; longest: number }>;

type Note = Readonly<{ pid: number; p99?: number; longest?: number; live?: number }>;

export type Watch = Readonly<{
  look: () => Promise<Health>;
  /** The same after everything that nobody needs is given back. */
  lookAfterCollection: () => Promise<Health>;
}>;

/**
 * The health of a service, seen from outside.
 * @param pid of the process that was started; what it starts is counted with it
 * @param probeFile what `process-probe.ts` notes
 */
export function createWatch(pid: number, probeFile: string): Watch {
  let seen = 0;
  const notes = async (): Promise<readonly Note[]> => {
    const text = await readFile(probeFile, "utf8").catch(() => "");
    const lines = text.slice(seen).split("\n").slice(0, -1);
    return lines.map((line): Note => JSON.parse(line));
  };
  const look = async (): Promise<Health> => {
    const found = await notes();
    seen = (await readFile(probeFile, "utf8").catch(() => "")).lastIndexOf("\n") + 1;
    const worst = (of: (note: Note) => number | undefined): number =>
      Math.max(0, ...found.map((note) => of(note) ?? 0));
    const live = new Map(found.flatMap((note) => (note.live === undefined ? [] : [[note.pid, note.live] as const])));
    return {
      ...(await familyFigures(pid)),
      live: [...live.values()].reduce((sum, one) => sum + one, 0),
      p99: worst(({ p99 }) => p99),
      longest: worst(({ longest }) => longest),
    };
  };
  const lookAfterCollection = async (): Promise<Health> => {
    const family = await familyOf(pid);
    for (const one of family) process.kill(Number(one), "SIGUSR2");
    const hasAnswered = async (): Promise<boolean> => {
      const reported = new Set((await notes()).flatMap((note) => (note.live === undefined ? [] : [String(note.pid)])));
      return family.every((one) => reported.has(one));
    };
    while (!(await hasAnswered())) await pause(20);
    return look();
  };
  return { look, lookAfterCollection };
}

/** The processes of a service, once it answers; others than before are others that took their place. */
export async function processesOf(base: string, pid: number): Promise<string> {
  const { ok } = await fetch(`${base}/api/ready`, { signal: AbortSignal.timeout(30_000) });
  return `${ok ? "ready" : "not ready"}: ${(await familyOf(pid)).join(" ")}`;
}

/** Unexpected failures in the log. */
export async function failuresIn(logFile: string): Promise<string[]> {
  const lines = (await readFile(logFile, "utf8")).split("\n");
  return lines.filter((line) => /unknown failure|unhandled|uncaught|a worker died|AssertionError/i.test(line));
}
