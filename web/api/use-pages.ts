import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { currentEntry, keep, keptOf } from "../app/entries.ts";

/** A part of a list. `next` is the cursor of the following one, null at the end. */
export type Page<T> = Readonly<{ items: readonly T[]; next: string | null }>;

export type Pages<T> = Readonly<{
  items: readonly T[];
  error: unknown;
  loading: boolean;
  /** Undefined when nothing follows. */
  more: (() => void) | undefined;
  /** Asks for all that is shown again; until that is there, the former rows stay. */
  reload: () => void;
}>;

/** Who comes back to a list of more pages than this sees the others as they were. */
const maxAgain = 10;

/**
 * A list that grows page by page. Empty pages in between are passed over, a few at a time. Who comes back to it finds
 * the rows that were there, which are then read again, as `reload` does.
 * @param keys  texts and numbers that say what is loaded; no other list of the page has the same
 */
export function usePages<T>(
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
  keys: readonly unknown[],
): Pages<T> {
  const key = JSON.stringify(keys);
  const name = `list ${key}`;
  const entry = useRef(currentEntry());
  const [state, setState] = useState<Page<T> & Readonly<{ error: unknown; loading: boolean }>>(() => {
    const kept = keptOf<Page<T>>(entry.current, name);
    return { ...(kept ?? { items: [], next: null }), error: undefined, loading: kept === undefined };
  });
  const [turn, setTurn] = useState(0);
  const running = useRef<AbortController>(undefined);

  const run = async (work: (signal: AbortSignal) => Promise<Page<T>>): Promise<void> => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    try {
      const page = await work(abort.signal);
      if (abort.signal.aborted) return;
      keep(entry.current, name, page);
      setState({ ...page, error: undefined, loading: false });
    } catch (error) {
      if (!abort.signal.aborted) setState((state) => ({ ...state, error, loading: false }));
    }
  };
  const read = (cursor: string | undefined, before: readonly T[]): Promise<void> => {
    setState((state) => ({ ...state, items: before, error: undefined, loading: true }));
    return run(async (signal) => {
      let page = await load(cursor, signal);
      for (let turns = 0; page.items.length === 0 && page.next !== null && turns < 20; turns++)
        page = await load(page.next, signal);
      return { items: [...before, ...page.items], next: page.next };
    });
  };
  const readAgain = (kept: Page<T>): Promise<void> =>
    run(async (signal) => {
      let { items, next } = await load(undefined, signal);
      for (let pages = 1; items.length < Math.max(1, kept.items.length) && next !== null; pages++) {
        if (pages === maxAgain) return { items: [...items, ...kept.items.slice(items.length)], next: kept.next };
        const page = await load(next, signal);
        items = [...items, ...page.items];
        next = page.next;
      }
      return { items, next };
    });
  useEffect(() => {
    entry.current = currentEntry();
    const kept = keptOf<Page<T>>(entry.current, name);
    if (kept === undefined) void read(undefined, []);
    else {
      setState({ ...kept, error: undefined, loading: false });
      void readAgain(kept);
    }
    return () => running.current?.abort();
  }, [key, turn]);

  const { items, next, error, loading } = state;
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  return { items, error, loading, more: next === null ? undefined : () => void read(next, items), reload };
}
