import { useEffect, useRef, useState } from "preact/hooks";

export type Refused = Readonly<{ id: string; error: unknown }>;
export type Replay = Readonly<{
  /** How far it is; undefined before the first one. */
  progress: Readonly<{ done: number; of: number; refused: readonly Refused[]; isOver: boolean }> | undefined;
  start: (ids: readonly string[]) => void;
  stop: () => void;
}>;

/**
 * Does something with several deliveries, one after another. What one is refused for does not stop the others.
 * @param onEnd called when all are done, or after `stop`
 */
export function useReplay(work: (id: string, signal: AbortSignal) => Promise<void>, onEnd: () => void): Replay {
  const [progress, setProgress] = useState<Replay["progress"]>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (ids: readonly string[]): Promise<void> => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const refused: Refused[] = [];
    let done = 0;
    const show = (isOver: boolean): void => setProgress({ done, of: ids.length, refused: [...refused], isOver });
    show(false);
    for (const id of ids) {
      if (abort.signal.aborted) break;
      await work(id, abort.signal).then(
        () => done++,
        (error: unknown) => abort.signal.aborted || refused.push({ id, error }),
      );
      show(false);
    }
    if (running.current !== abort) return;
    show(true);
    onEnd();
  };
  return { progress, start: (ids) => void run(ids), stop: () => running.current?.abort() };
}
