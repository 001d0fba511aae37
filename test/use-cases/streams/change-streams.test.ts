import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { cursorText, type FeedCursor } from "../../../src/domain/public/feed-cursor.ts";
import { createChangeStreams } from "../../../src/use-cases/streams/change-streams.ts";

const at = (position: number): FeedCursor => ({
  epoch: "0123456789abcdef",
  lanes: new Map([[0, position]]),
  last: undefined,
});
const event = (position: number, changes: readonly unknown[]) => ({
  done: false,
  value: { event: "changes", id: cursorText(at(position)), data: { changes } },
});

/**
 * Streams of a feed in memory with one lane, whose transactions change one row each. Streams with a prefix want none of
 * them.
 */
function testFeed({ most = 100, hasUnusedLane = false } = {}) {
  let position = 0;
  let now = 0;
  let looks = 0;
  let reads = 0;
  const allowed = Promise.withResolvers<void>();
  const counted: (() => void)[] = [];
  /** Resolves when what it counts has reached a number. */
  const until = (isReached: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (isReached()) resolve();
      };
      counted.push(check);
      check();
    });
  const count = (): void => {
    for (const check of counted) check();
  };
  const streams = createChangeStreams({
    read: async ({ after, prefix }) => {
      reads++;
      count();
      const read = after.lanes.get(0) ?? 0;
      const changes = Array.from({ length: position - read }, (_, index) => ({
        table: "vipUsers" as const,
        key: [read + index + 1],
        row: null,
      }));
      return { changes: prefix === undefined ? changes : [], next: cursorText(at(position)), hasMore: false };
    },
    cursor: async () => {
      looks++;
      count();
      await allowed.promise;
      const { lanes, ...cursor } = at(position);
      return cursorText({ ...cursor, lanes: new Map([...lanes, ...(hasUnusedLane ? [[1, 0] as const] : [])]) });
    },
    most,
    onError: (error) => expect.fail(String(error)),
    interval: 0,
    now: () => now,
  });
  return {
    streams,
    open: (position: number, { prefix, ip = "192.0.2.1" }: Readonly<{ prefix?: string; ip?: string }> = {}) =>
      streams.open({ after: at(position), prefix, ip })[Symbol.asyncIterator](),
    commit: (transactions = 1): void => {
      position += transactions;
    },
    pass: (ms: number): void => {
      now += ms;
    },
    /** Until then, looks for changes have no result. */
    allowLooks: (): void => allowed.resolve(),
    looked: (more: number): Promise<void> => {
      const wanted = looks + more;
      return until(() => looks >= wanted);
    },
    read: (more: number): Promise<void> => {
      const wanted = reads + more;
      return until(() => reads >= wanted);
    },
    [Symbol.asyncDispose]: async () => {
      allowed.resolve();
      await streams[Symbol.asyncDispose]();
    },
  };
}
it("wakes a stream for a change that another one has already read", async () => {
  await using feed = testFeed();
  const early = feed.open(0);
  expect(await early.next()).toEqual(event(0, []));
  const looked = feed.looked(1);
  const pending = early.next();
  await looked; // it waits, and the look for changes is in progress
  feed.commit();
  const late = feed.open(1);
  expect(await late.next()).toEqual(event(1, []));
  const read = feed.read(1);
  void late.next();
  await read;
  await nextTurn(); // now that one waits too
  feed.allowLooks();
  expect(await Promise.race([pending, feed.looked(3)])).toEqual(event(1, [expect.objectContaining({ key: [1] })]));
});

it("tells the cursor when many transactions passed without a wanted change", async () => {
  await using feed = testFeed();
  feed.allowLooks();
  const stream = feed.open(0, { prefix: "abcd" });
  expect(await stream.next()).toEqual(event(0, []));
  const pending = stream.next();
  feed.commit(999);
  await feed.looked(3);
  feed.commit();
  expect(await Promise.race([pending, feed.looked(5)])).toEqual(event(1000, []));
});

it("tells the cursor a minute after a change that was not wanted, and not without one", async () => {
  await using feed = testFeed();
  feed.allowLooks();
  const stream = feed.open(0, { prefix: "abcd" });
  expect(await stream.next()).toEqual(event(0, []));
  const pending = stream.next();
  feed.pass(120_000);
  await feed.looked(3);
  feed.commit();
  expect(await Promise.race([pending, feed.looked(5)])).toEqual(event(1, []));
  const later = stream.next();
  feed.pass(59_999);
  feed.commit();
  expect(await Promise.race([later, feed.looked(5)])).toBeUndefined();
  feed.pass(1); // and nothing is committed any more
  expect(await Promise.race([later, feed.looked(5)])).toEqual(event(2, []));
});

it("does not read again and again because of a lane that nobody has used", async () => {
  await using feed = testFeed({ hasUnusedLane: true });
  feed.allowLooks();
  const stream = feed.open(0);
  await stream.next();
  const pending = stream.next();
  const read = feed.read(2);
  expect(await Promise.race([read.then(() => "read"), feed.looked(5)])).toBeUndefined();
  await feed.streams[Symbol.asyncDispose]();
  expect(await pending).toEqual({ done: true, value: undefined });
});

it("gives an address a sixteenth of the streams, and at least two", async () => {
  await using feed = testFeed({ most: 8 });
  const refused = expect.objectContaining({ code: "overloaded" });
  const [first] = [feed.open(0), feed.open(0)];
  expect(() => feed.open(0)).toThrow(refused);
  feed.open(0, { ip: "2001:db8::1" });
  feed.open(0, { ip: "2001:db8::2" });
  expect(() => feed.open(0, { ip: "2001:db8::3" })).toThrow(refused); // the same network
  await first?.return?.();
  feed.open(0);
  expect(feed.streams.count()).toBe(4);
  for (const ip of ["192.0.2.2", "192.0.2.3"]) for (let own = 0; own < 2; own++) feed.open(0, { ip });
  expect(() => feed.open(0, { ip: "192.0.2.4" })).toThrow(refused);

  await using large = testFeed({ most: 100 });
  for (let own = 0; own < 6; own++) large.open(0);
  expect(() => large.open(0)).toThrow(refused);
});
