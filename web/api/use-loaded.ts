import { useCallback, useEffect, useState } from "preact/hooks";

export type Loaded<T> = Readonly<{
  /** The last answer, also while another is on its way. */
  data: T | undefined;
  error: unknown;
  loading: boolean;
  reload: () => void;
}>;

/**
 * Loads when `keys` change and when `reload` is called. An answer that was overtaken is dropped, and its request
 * aborted.
 * @param keys  texts and numbers that say what is loaded
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, "reload"> & { key?: string }>({
    data: undefined,
    error: undefined,
    loading: true,
  });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  const key = JSON.stringify(keys);
  useEffect(() => {
    const abort = new AbortController();
    setState(({ data, key: former }) => ({
      data: former === key ? data : undefined,
      error: undefined,
      loading: true,
      key,
    }));
    load(abort.signal).then(
      (data) => abort.signal.aborted || setState({ data, error: undefined, loading: false, key }),
      (error: unknown) => abort.signal.aborted || setState(({ data }) => ({ data, error, loading: false, key })),
    );
    return () => abort.abort();
    // `load` is a new function at each render.
  }, [key, turn]);
  return { ...state, reload };
}
