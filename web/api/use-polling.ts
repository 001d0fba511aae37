import { useEffect, useRef } from "preact/hooks";
import { Failure } from "./failure.ts";
import { type Loaded, useLoaded } from "./use-loaded.ts";

/** Asking again changes nothing until somebody does. */
const isFinal = (error: unknown): boolean => error instanceof Failure && [401, 403, 404].includes(error.status);

/**
 * Loads again and again, `everyMs` after the last answer, while the window is visible and `paused` is false. What
 * failed stays until it succeeds. A refusal ends it.
 */
export function usePolling<T>(
  load: (signal: AbortSignal) => Promise<T>,
  keys: readonly unknown[],
  { everyMs, paused = false }: Readonly<{ everyMs: number; paused?: boolean }>,
): Loaded<T> {
  const loaded = useLoaded(load, keys);
  const lastError = useRef<unknown>(undefined);
  if (!loaded.loading) lastError.current = loaded.error;
  const { loading, reload } = loaded;
  const isOver = paused || isFinal(loaded.error);
  useEffect(() => {
    if (loading || isOver) return;
    let isDue = false;
    const next = (): void => {
      if (document.hidden) isDue = true;
      else reload();
    };
    const timer = setTimeout(next, everyMs);
    const shown = (): void => {
      if (isDue && !document.hidden) reload();
    };
    document.addEventListener("visibilitychange", shown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [loading, reload, isOver, everyMs]);
  return loading ? { ...loaded, error: lastError.current } : loaded;
}
