import { useCallback, useEffect, useRef, useState } from "preact/hooks";

/** A part of a list. `next` is the cursor of the following one, null at the end. */
export type Page<T> = Readonly<{ items: readonly T[]; next: string | null }>;

export type Pages<T> = Readonly<{
  items: readonly T[];
  error: unknown;
  loading: boolean;
  /** Undefined when nothing follows. */
  more: (() => void) | undefined;
  reload: () => void;
}>;

/** A list that grows page by page. Empty pages in between are passed over, a few at a time. */
export function usePages<T>(
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
  keys: readonly unknown[],
): Pages<T> {
  const [state, setState] = useState<
    Readonly<{ items: readonly T[]; next: string | null; error: unknown; loading: boolean }>
  >({
    items: [],
    next: null,
    error: undefined,
    loading: true,
  });
  const [turn, setTurn] = useState(0);
  const running = useRef<AbortController>(undefined);
  const key = JSON.stringify(keys);

  const read = async (cursor: string | undefined, before: readonly T[]): Promise<void> => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setState((state) => ({ ...state, items: before, error: undefined, loading: true }));
    try {
      let page = await load(cursor, abort.signal);
      for (let turns = 0; page.items.length === 0 && page.next !== null && turns < 20; turns++)
        page = await load(page.next, abort.signal);
      if (!abort.signal.aborted)
        setState({ items: [...before, ...page.items], next: page.next, error: undefined, loading: false });
    } catch (error) {
      if (!abort.signal.aborted) setState((state) => ({ ...state, error, loading: false }));
    }
  };
  useEffect(() => {
    void read(undefined, []);
    return () => running.current?.abort();
  }, [key, turn]);

  const { items, next, error, loading } = state;
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  return { items, error, loading, more: next === null ? undefined : () => void read(next, items), reload };
}
