export type Slots = Readonly<{
  /**
   * Resolves once `task` has been started; the caller waits until then. If `stop` aborts first, the task is dropped.
   */
  begin(task: () => Promise<void>, stop: AbortSignal): Promise<void>;
  /** Number of waiting callers. */
  waiting(): number;
  /** Resolves when no task is running. */
  idle(): Promise<void>;
}>;

/** Runs at most `max` tasks concurrently, in FIFO order. Tasks must not reject. */
export function slots(max: number): Slots {
  const running = new Set<Promise<void>>();
  const queue: (() => void)[] = [];
  let taken = 0;
  /** Passes a slot directly to the longest-waiting caller, so that later callers cannot overtake. */
  const release = (): void => {
    const next = queue.shift();
    if (next === undefined) taken -= 1;
    else next();
  };
  return {
    async begin(task, stop) {
      if (taken < max) taken += 1;
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
