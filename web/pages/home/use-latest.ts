import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { segmentPage } from "../../api/listed.ts";
import { type Pages, usePages } from "../../api/use-pages.ts";

type Listed = Schemas["ListedSegment"];
type State = Schemas["SegmentState"];

export type LatestFilters = Readonly<{
  category: string | undefined;
  service: string | undefined;
  state: string | undefined;
}>;

export type Latest = Omit<Pages<Listed>, "items"> &
  Readonly<{
    items: readonly Listed[];
    /** UUIDs that came while one was looking. */
    fresh: ReadonlySet<string>;
    /** When it was last read, in ms since 1970. */
    readAt: number;
  }>;

/** How often the newest segments are read while somebody looks. */
const intervalMs = 15_000;
const pageSize = 50;
/** More rows than this did not come one by one, or the page was open for days: the list begins anew. */
const maxFreshRows = 500;

const none: ReadonlyMap<string, Listed> = new Map();

const readPage = async (filters: LatestFilters, cursor: string | undefined, signal: AbortSignal) => {
  const query = {
    ...(filters.category !== undefined && { category: filters.category as "sponsor" }),
    ...(filters.service !== undefined && { service: filters.service as "YouTube" }),
    ...(filters.state !== undefined && { state: filters.state as State }),
    ...(cursor !== undefined && { cursor }),
    limit: pageSize,
  };
  const { segments, next } = await segmentPage(query, signal);
  return { items: segments, next };
};

/**
 * The newest segments of the service. While the page is seen and not paused, new ones are put before them and known
 * ones are updated.
 */
export function useLatest(filters: LatestFilters, isPaused: boolean): Latest {
  const keys = [filters.category, filters.service, filters.state];
  const key = JSON.stringify(keys);
  const { items, reload, ...pages } = usePages((cursor, signal) => readPage(filters, cursor, signal), keys);
  const [seen, setSeen] = useState<Readonly<{ key: string; rows: ReadonlyMap<string, Listed>; readAt: number }>>({
    key,
    rows: none,
    readAt: Date.now(),
  });
  const rows = seen.key === key ? seen.rows : none;
  const shown = useRef<Readonly<{ known: ReadonlySet<string>; freshCount: number }>>({
    known: new Set(),
    freshCount: 0,
  });

  useEffect(() => {
    if (isPaused) return;
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      if (document.visibilityState === "hidden") return;
      // What cannot be read now is read next time.
      const page = await readPage(filters, undefined, abort.signal).catch(() => undefined);
      if (page === undefined || abort.signal.aborted) return;
      // Others lie between these and those that are shown.
      const hasGap = page.next !== null && !page.items.some(({ UUID }) => shown.current.known.has(UUID));
      if (hasGap || shown.current.freshCount > maxFreshRows) {
        reload();
        return setSeen({ key, rows: none, readAt: Date.now() });
      }
      setSeen((last) => ({
        key,
        rows: new Map([...(last.key === key ? last.rows : none), ...page.items.map((row) => [row.UUID, row] as const)]),
        readAt: Date.now(),
      }));
    };
    const timer = setInterval(() => void read(), intervalMs);
    // Who comes back to the page has waited long enough.
    const onVisible = (): void => void read();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      abort.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [key, isPaused]);

  const latest = useMemo(() => {
    const loaded = new Set(items.map(({ UUID }) => UUID));
    const oldest = items.at(-1)?.timeSubmitted ?? 0;
    // Rows from before the last one loaded are those of the next page.
    const fresh = [...rows.values()].filter((row) => !loaded.has(row.UUID) && row.timeSubmitted >= oldest);
    const all = [...fresh, ...items.map((row) => rows.get(row.UUID) ?? row)];
    return {
      ...pages,
      reload,
      items: all.sort((a, b) => b.timeSubmitted - a.timeSubmitted),
      fresh: new Set(fresh.map(({ UUID }) => UUID)),
      readAt: seen.readAt,
    };
  }, [items, rows, pages.loading, pages.error, pages.more, seen.readAt]);
  shown.current = { known: new Set(latest.items.map(({ UUID }) => UUID)), freshCount: latest.fresh.size };
  return latest;
}
