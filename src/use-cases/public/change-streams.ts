import { cursorFrom, cursorText, type FeedCursor } from "../../domain/public/feed-cursor.ts";
import { Problem } from "../../errors.ts";
import type { FeedRead, PageRequest } from "../../storage/public/feed-page.ts";

/** An event of a stream: `id` is the cursor after its changes. */
export type ChangeEvent = Readonly<{ event: "changes"; id: string; data: Readonly<{ changes: readonly unknown[] }> }>;

export type ChangeStreams = AsyncDisposable &
  Readonly<{
    /**
     * Changes after a cursor, and those to come. The first event may be without changes; it tells the cursor. The stream ends when its changes
     * are not kept any more, when the database fails, or with the process; a client then connects again.
     * Errors  `overloaded` if too many are open
     */
    open: (after: FeedCursor, prefix: string | undefined) => AsyncIterable<ChangeEvent>;
    /** Ends all streams, and those opened from now on. */
    end: () => void;
    count: () => number;
  }>;

export type ChangeStreamOptions = Readonly<{
  read: (request: PageRequest) => Promise<FeedRead>;
  cursor: () => Promise<string>;
  /** Streams open at once. */
  most: number;
  onError: (error: unknown) => void;
  /** Milliseconds between looking for changes, while a stream waits for them. */
  interval?: number;
}>;

const pageSize = 500;
const done = { done: true, value: undefined } as const;

/** Work that concurrent callers with the same key share. */
function shared<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const pending = new Map<string, Promise<T>>();
  return (key, work) => {
    const promise = pending.get(key) ?? work().finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };
}

/** Streams of changes. However many wait, one query looks for changes, and streams at the same cursor share each page. */
export function createChangeStreams({
  read,
  cursor,
  most,
  onError,
  interval = 250,
}: ChangeStreamOptions): ChangeStreams {
  const open = new Set<() => void>();
  const pages = shared<FeedRead>();
  let isEnded = false;
  let waiters: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let looked = "";

  const wake = (): void => {
    const woken = waiters;
    waiters = [];
    for (const resume of woken) resume();
  };
  const look = async (): Promise<void> => {
    timer = undefined;
    const now = await cursor().catch((error: unknown) => {
      onError(error);
      return looked;
    });
    if (now !== looked || isEnded) wake();
    looked = now;
    if (waiters.length > 0) schedule();
  };
  const schedule = (): void => {
    timer ??= setTimeout(look, interval);
  };
  /** Resolves when there may be changes after a cursor, or the stream is closed. */
  const moved = (known: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiters.push(resolve);
    if (known !== looked) looked = known; // what was seen last may be older than what the stream has read
    schedule();
    return promise;
  };

  const stream = (after: FeedCursor, prefix: string | undefined): AsyncIterator<ChangeEvent> => {
    let at = after;
    let isClosed = false;
    let isFirst = true;
    const close = (): void => {
      isClosed = true;
      open.delete(close);
      wake();
    };
    open.add(close);

    const next = async (): Promise<IteratorResult<ChangeEvent, undefined>> => {
      while (!isClosed && !isEnded) {
        const from = cursorText(at);
        const page = await pages(`${from} ${prefix}`, () => read({ after: at, limit: pageSize, prefix }));
        if (page === "expired") break;
        const reached = cursorFrom(page.next);
        if (reached === undefined) break;
        at = reached;
        if (page.changes.length > 0 || isFirst) {
          isFirst = false;
          return { done: false, value: { event: "changes", id: page.next, data: { changes: page.changes } } };
        }
        if (!page.hasMore) await moved(page.next);
      }
      close();
      return done;
    };
    return {
      next: () =>
        next().catch((error: unknown) => {
          onError(error);
          close();
          return done;
        }),
      return: async () => {
        close();
        return done;
      },
    };
  };

  const end = (): void => {
    isEnded = true;
    for (const close of [...open]) close();
  };
  return {
    open: (after, prefix) => {
      if (open.size >= most)
        throw new Problem(
          "overloaded",
          "Too many streams of changes are open. Try again later, or read them in pages.",
        );
      const iterator = stream(after, prefix);
      return { [Symbol.asyncIterator]: () => iterator };
    },
    end,
    count: () => open.size,
    [Symbol.asyncDispose]: async () => {
      end();
      clearTimeout(timer);
    },
  };
}
