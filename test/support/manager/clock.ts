import type { Pause } from "@segmark/database/pause";

type Timer = Readonly<{ at: number; end: () => void }>;

/** Time that passes only when everybody waits: `run` jumps to the next timer until the work is done. */
export function virtualClock() {
  let time = 0;
  const timers = new Set<Timer>();
  const now = (): number => time;

  const pause: Pause = (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = (): void => {
        timers.delete(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const timer: Timer = { at: time + Math.max(0, milliseconds), end };
      timers.add(timer);
      signal?.addEventListener("abort", end);
    });

  const quiet = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

  /** What `work` returns, or the error that it rejects with. */
  async function run<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const finish = (): void => {
      done = true;
    };
    work.then(finish, finish);
    for (await quiet(); !done; await quiet()) {
      const next = [...timers].reduce<Timer | undefined>((a, b) => (a === undefined || b.at < a.at ? b : a), undefined);
      if (next === undefined) throw new Error("Everybody waits and nobody would ever wake up.");
      time = Math.max(time, next.at);
      next.end();
    }
    return work;
  }
  return { now, pause, run };
}

export type VirtualClock = ReturnType<typeof virtualClock>;
