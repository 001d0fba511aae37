import { useCallback, useRef, useState } from "preact/hooks";

export type Action<A extends readonly unknown[]> = Readonly<{
  /** Resolves when it is done or has failed; true when it is done. While one runs, another is not started. */
  run: (...args: A) => Promise<boolean>;
  busy: boolean;
  error: unknown;
  /** Forgets the failure, for when what caused it is changed. */
  forget: () => void;
}>;

/** Something that changes data: one at a time, and its failure stays until the next attempt, or until it is forgotten. */
export function useAction<A extends readonly unknown[]>(work: (...args: A) => Promise<unknown>): Action<A> {
  const [state, setState] = useState<Readonly<{ busy: boolean; error: unknown }>>({ busy: false, error: undefined });
  const isRunning = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  const run = useCallback(async (...args: A): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ busy: true, error: undefined });
    let error: unknown;
    let isDone = false;
    try {
      await latest.current(...args);
      isDone = true;
    } catch (cause) {
      error = cause;
    }
    isRunning.current = false;
    setState({ busy: false, error });
    return isDone;
  }, []);
  const forget = useCallback(
    () => setState((now) => (now.error === undefined ? now : { ...now, error: undefined })),
    [],
  );
  return { run, forget, ...state };
}
