import { fullFor } from "../../domain/limits/address-share.ts";
import { limitedAddress } from "../../domain/limits/rate-limit.ts";
import { cursorFrom, cursorText, type FeedCursor } from "../../domain/public/feed-cursor.ts";
import { Problem } from "../../errors.ts";
import type { FeedRead, PageRequest } from "../../storage/public/feed-page.ts";

/** An event of a stream: `id` is the cursor after its changes. */
export type ChangeEvent = Readonly<{ event: "changes"; id: string; data: Readonly<{ changes: readonly unknown[] }> }>;

/**
 * Who reads a stream, and what.
 * - `after`   the cursor to begin with
 * - `prefix`  of the hashes of the videos whose rows are wanted; undefined for all rows
 * - `ip`      address of the client
 */
export type StreamRequest = Readonly<{ after: FeedCursor; prefix: string | undefined; ip: string }>;

export type ChangeStreams = AsyncDisposable &
  Readonly<{
    /**
     * Changes after a cursor, and those to come. The first event may be without changes; it has the cursor. So do
     * later ones, when the stream has passed many changes that are not wanted: a client that missed nothing has a
     * cursor that is valid. The stream ends when its changes are not kept any more, when the database fails, or with
     * the process; a client then connects again. Errors `overloaded` if too many are open, in all or by one address
     */
    open: (request: StreamRequest) => AsyncIterable<ChangeEvent>;
    /** Ends all streams, and those opened from now on. */
    end: () => void;
    count: () => number;
  }>;

export type ChangeStreamOptions = Readonly<{
  read: (request: PageRequest) => Promise<FeedRead>;
  cursor: () => Promise<string>;
  /** Streams open at once. An address gets its share, see `addressShare`. */
  most: number;
  onError: (error: unknown) => void;
  /** Milliseconds between looking for changes, while a stream waits for them. */
  interval?: number;
  /** A clock in milliseconds. */
  now?: () => number;
}>;

const pageSize = 500;
/**
 * A client gets the cursor when the stream is so many transactions, or any and so many milliseconds, past the one
 * that it knows.
 */
const [unsentTransactions, unsentMs] = [1000, 60_000];
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

/** Equal for cursors with nothing between them. A lane that is unused yet may be in a cursor, or not. */
const positionOf = ({ epoch, lanes }: FeedCursor): string =>
  cursorText({ epoch, lanes: new Map([...lanes].filter(([, position]) => position > 0)), last: undefined });

const transactionsBetween = (from: FeedCursor, to: FeedCursor): number =>
  [...to.lanes].reduce((sum, [lane, position]) => sum + Math.max(0, position - (from.lanes.get(lane) ?? 0)), 0);

/**
 * A stream that waits. `position`: up to where it has read; `due`: when it is to be woken at the latest, by the clock
 * in ms.
 */
type Waiter = Readonly<{ position: string; due: number; resume: () => void }>;

/** Streams that wait for changes. However many there are, one query looks for changes. */
function createWaiters({ cursor, onError, interval, now }: Required<Omit<ChangeStreamOptions, "read" | "most">>) {
  const waiters = new Set<Waiter>();
  let timer: NodeJS.Timeout | undefined;

  const wake = (waiter: Waiter): void => {
    waiters.delete(waiter);
    waiter.resume();
  };
  const currentPosition = async (): Promise<string | undefined> => {
    const known = cursorFrom(await cursor());
    return known && positionOf(known);
  };
  const look = async (): Promise<void> => {
    timer = undefined;
    const position = await currentPosition().catch(onError);
    // Each is compared with what it has read itself: one that has read more says nothing about the others.
    for (const waiter of [...waiters])
      if ((position !== undefined && position !== waiter.position) || waiter.due <= now()) wake(waiter);
    if (waiters.size > 0) schedule();
  };
  const schedule = (): void => {
    timer ??= setTimeout(look, interval);
  };
  return {
    add: (waiter: Waiter): void => {
      waiters.add(waiter);
      schedule();
    },
    wake,
    stop: (): void => clearTimeout(timer),
  };
}

/** Streams of changes, of which those at the same cursor share each page. */
export function createChangeStreams({
  read,
  cursor,
  most,
  onError,
  interval = 250,
  now = Date.now,
}: ChangeStreamOptions): ChangeStreams {
  /** What closes each open stream, and the address that it counts for. */
  const open = new Map<() => void, string>();
  const pages = shared<FeedRead>();
  const waiters = createWaiters({ cursor, onError, interval, now });
  let isEnded = false;

  const stream = ({ after, prefix, ip }: StreamRequest): AsyncIterator<ChangeEvent> => {
    let at = after;
    let sent: Readonly<{ cursor: FeedCursor; when: number }> | undefined;
    let waiter: Waiter | undefined;
    let isClosed = false;
    const close = (): void => {
      isClosed = true;
      open.delete(close);
      if (waiter !== undefined) waiters.wake(waiter);
    };
    open.set(close, limitedAddress(ip));

    /** When the client is to get the cursor, although there is no change for it. */
    const due = (): number => {
      if (sent === undefined) return 0;
      const unsent = transactionsBetween(sent.cursor, at);
      if (unsent >= unsentTransactions) return 0;
      return unsent > 0 ? sent.when + unsentMs : Number.POSITIVE_INFINITY;
    };
    const moved = async (): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiter = { position: positionOf(at), due: due(), resume: resolve };
      waiters.add(waiter);
      await promise;
      waiter = undefined;
    };
    const next = async (): Promise<IteratorResult<ChangeEvent, undefined>> => {
      while (!isClosed && !isEnded) {
        const from = cursorText(at);
        const page = await pages(`${from} ${prefix}`, () => read({ after: at, limit: pageSize, prefix }));
        if (page === "expired") break;
        const reached = cursorFrom(page.next);
        if (reached === undefined) break;
        at = reached;
        if (page.changes.length > 0 || due() <= now()) {
          sent = { cursor: at, when: now() };
          return { done: false, value: { event: "changes", id: page.next, data: { changes: page.changes } } };
        }
        if (!page.hasMore && !isClosed) await moved();
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

  const checkPlaces = (ip: string): void => {
    const who = fullFor(ip, { holders: [...open.values()], most });
    if (who === undefined) return;
    throw new Problem(
      "overloaded",
      `Too many streams of changes are open by ${who}. Try again later, or read them in pages.`,
    );
  };
  const end = (): void => {
    isEnded = true;
    for (const close of [...open.keys()]) close();
  };
  return {
    open: (request) => {
      checkPlaces(request.ip);
      const iterator = stream(request);
      return { [Symbol.asyncIterator]: () => iterator };
    },
    end,
    count: () => open.size,
    [Symbol.asyncDispose]: async () => {
      end();
      waiters.stop();
    },
  };
}
