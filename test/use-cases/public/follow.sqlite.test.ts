import { describe, expect, it } from "vitest";
import { OriginFailure } from "../../../src/adapters/origin-failure.ts";
import type { PublicChange } from "../../../src/storage/public/feed-page.ts";
import { follow } from "../../../src/use-cases/public/follow.ts";
import { testStorage } from "../../support/database.ts";

/** A cursor as services have it, which is at the beginning of a feed. */
const beginning = Buffer.from([1, ...Buffer.alloc(8, 7), 0]).toString("base64url");

describe("following", () => {
  it("says once that the origin fails, however its words change", async () => {
    await using storage = await testStorage();
    const said: (string | undefined)[] = [];
    const failures = [
      new OriginFailure("changes: 502", "The origin answered 502: request 1"),
      new OriginFailure("changes: 502", "The origin answered 502: request 2"),
      new OriginFailure("changes: 503", "The origin answered 503: request 3"),
    ];
    const { promise: allAsked, resolve } = Promise.withResolvers<void>();
    await using _following = follow({
      origin: "http://127.0.0.1:1",
      read: async () => {
        const failure = failures.shift();
        if (failures.length === 0) setImmediate(resolve);
        throw failure ?? new OriginFailure("changes: 503", "The origin answered 503: again");
      },
      snapshots: undefined,
      isEmpty: async () => true,
      stores: storage.stores,
      transaction: storage.transaction,
      onState: (failure) => void said.push(failure?.message),
    });
    await allAsked;
    await expect.poll(() => said.filter((text) => text !== undefined)).toHaveLength(2);
    expect(said.filter((text) => text !== undefined)).toEqual([
      "The origin answered 502: request 1",
      "The origin answered 503: request 3",
    ]);
  });

  /**
   * Follows an origin that says that there is more after each page. `pages`: how many were stored when it first failed.
   */
  async function followingEndless(page: Readonly<{ changes: readonly PublicChange[]; sent: number }>, upTo: number) {
    await using storage = await testStorage();
    const cursors = ["one", "two"];
    let pages = 0;
    const { promise: failed, resolve } = Promise.withResolvers<string>();
    await using _following = follow({
      origin: "http://127.0.0.1:1",
      read: async (after) => {
        if (after === undefined || pages >= upTo) return { changes: [], sent: 0, next: beginning, hasMore: false };
        cursors.reverse();
        return { ...page, next: cursors[0] ?? "", hasMore: true };
      },
      snapshots: undefined,
      isEmpty: async () => true,
      stores: storage.stores,
      transaction: storage.transaction,
      interval: 1,
      onState: (failure) => resolve(String(failure?.message)),
      onPage: ({ isLast }) => {
        if (isLast) resolve("in step");
        else pages++;
      },
    });
    return { said: await failed, pages };
  }

  it("says that an origin gives nothing whose pages are empty and whose cursor goes to and fro", async () => {
    expect(await followingEndless({ changes: [], sent: 0 }, 1000)).toEqual({
      said: "The origin says that there are more changes, and gave none in 6 pages.",
      pages: 6,
    });
  });

  it("goes on at once after pages of which everything was left out", async () => {
    expect(await followingEndless({ changes: [], sent: 3 }, 100)).toEqual({ said: "in step", pages: 100 });
  });
});
