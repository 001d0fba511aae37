export type Slots = Readonly<{
  /** Resolves once `task` has been started; until then the caller is held back. A stop that comes first drops the task. */
  begin(task: () => Promise<void>, stop: AbortSignal): Promise<void>;
  /** Callers that are held back now. */
  waiting(): number;
  /** Resolves when nothing that was started runs any more. */
  idle(): Promise<void>;
}>;

/** Runs at most `most` tasks at a time, in the order they came. Tasks must not reject. */
export function slots(most: number): Slots {
  const running = new Set<Promise<void>>();
  const queue: (() => void)[] = [];
  let taken = 0;
  /** A slot goes straight to whoever waits longest, so that nobody who comes meanwhile overtakes. */
  const release = (): void => {
    const next = queue.shift();
    if (next === undefined) taken -= 1;
    else next();
  };
  return {
    async begin(task, stop) {
      if (taken < most) taken += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      if (stop.aborted) return release();
      const run = task().finally(() => {
        running.delete(run);
        release();
      });
      running.add(run);
    },
    waiting: () => queue.length,
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
