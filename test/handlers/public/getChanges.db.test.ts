import { describe, expect, it } from "vitest";
import { operations } from "../../../generated/openapi/operations.js";
import type { RowValues } from "../../../src/storage/public/row-values.ts";
import {
  admin,
  type Page,
  playHistory,
  publicRowsOf,
  randomFrom,
  readAll,
  steps,
} from "../../support/public-history.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";

const PATH = "/api/changes";
const config = { adminUserId: publicIdOf("admin") };

async function read(w: World, query: Record<string, string> = {}): Promise<Page> {
  const answer = await w.send("GET", PATH, { query });
  expect([answer.status, answer.status === 200 ? "" : answer.text]).toEqual([200, ""]);
  return answer.json as Page;
}
const cursorOf = async (w: World): Promise<string> => (await read(w)).next;
const rename = (w: World, name: string, username: string) =>
  w.send("POST", "/api/setUsername", { query: { userID: local(name), username } });
const submit = (w: World, name: string, at: number, videoID = VIDEO) =>
  w.send("POST", "/api/skipSegments", {
    json: { videoID, userID: local(name), segments: [{ segment: [at, at + 5], category: "sponsor" }] },
  });

describe("GET /api/changes", () => {
  it("brings a copy into step with every public row, whatever happened", async () => {
    await using w = await world({ config });
    const first = await cursorOf(w);
    const seen = new Map<string, Set<number>>();
    await playHistory(w.storage, { count: 250, random: randomFrom(7), send: w.send }, (id, { status, text }) => {
      expect(status, `${id}: ${text}`).toBeLessThan(500);
      seen.set(id, (seen.get(id) ?? new Set()).add(status));
    });
    const accepted = [...seen].filter(([, statuses]) => statuses.has(200)).map(([id]) => id);
    expect(accepted.sort()).toEqual(Object.keys(steps).sort());

    const rows = await publicRowsOf(w.storage);
    expect(new Set([...rows.keys()].map((key) => key.split(" ")[0])).size).toBe(6); // nothing writes videoInfo
    for (const limit of ["2000", "3"]) {
      const copy = new Map<string, RowValues>();
      await readAll((after) => read(w, { after, limit }), first, copy);
      expect(Object.fromEntries([...copy].sort())).toEqual(Object.fromEntries([...rows].sort()));
    }
  }, 120_000);

  it("is tested with every operation that changes something", () => {
    const noPublicRow = [
      "disableSubscription",
      "enableSubscription",
      "postConfig",
      "receiveWebhook",
      "redeliverDelivery",
      "replayOutgoingDeliveries",
      "replayOutgoingDelivery",
      "reviewUsers",
      "setFeature",
      "testSubscription",
    ];
    const writing = Object.values(operations)
      .filter(({ method, aliasOf }) => method !== "get" && aliasOf === undefined)
      .map(({ operationId }) => operationId);
    expect([...Object.keys(steps), ...noPublicRow].sort()).toEqual(writing.sort());
  });

  it("starts now without a cursor", async () => {
    await using w = await world();
    await rename(w, "ann", "Ann");
    const now = await read(w);
    expect(now).toEqual({ changes: [], next: expect.stringMatching(/^[\w-]+$/), hasMore: false });
    expect(await read(w, { after: now.next })).toEqual(now);
    await rename(w, "bob", "Bob");
    const row = { userID: publicIdOf("bob"), userName: "Bob", locked: 0, updateTime: expect.any(Number) };
    const page = await read(w, { after: now.next });
    expect(page.changes).toEqual([{ table: "userNames", key: [publicIdOf("bob")], row }]);
    expect(await read(w, { after: page.next })).toEqual({ changes: [], next: page.next, hasMore: false });
  });

  it("says that a row is gone", async () => {
    await using w = await world();
    await submit(w, "ann", 10);
    const { next: after } = await read(w);
    const [uuid] = await w.storage.knex("segments").pluck("uuid");
    await w.send("POST", "/api/deleteMyData", { json: { userID: local("ann"), mode: "delete" } });
    expect((await read(w, { after })).changes).toContainEqual({ table: "sponsorTimes", key: [uuid], row: null });
  });

  it("neither repeats nor leaves out a change when pages end within a transaction", async () => {
    await using w = await world({ config });
    await w.send("POST", "/api/addUserAsVIP", { query: { userID: publicIdOf("vip"), adminUserID: admin } });
    const uuids = await plant(
      w,
      Array.from({ length: 7 }, (_, at) => ({ at: [at * 20, at * 20 + 5] as const })),
    );
    let { next: after } = await read(w);
    const headers = { "x-user-id": local("vip") };
    const order = { json: { UUIDs: uuids, action: "lock", reason: "" }, headers };
    expect((await w.send("POST", "/api/moderation/segments", order)).status).toBe(200);
    const keys: unknown[] = [];
    for (let hasMore = true; hasMore; ) {
      const page = await read(w, { after, limit: "2" });
      expect(page.changes.length).toBeLessThanOrEqual(2);
      keys.push(...page.changes.map(({ key }) => key[0]));
      ({ next: after, hasMore } = page);
    }
    expect(keys.sort()).toEqual(uuids.toSorted());
  });

  it("returns the rows of videos with a hash prefix, and none of users", async () => {
    await using w = await world();
    const after = await cursorOf(w);
    await submit(w, "ann", 10);
    await submit(w, "ann", 10, "anothervide");
    await rename(w, "ann", "Ann");
    const [hash = ""] = await w.storage.knex("segments").where("video_id", VIDEO).pluck("video_hash");
    for (const prefix of [hash.slice(0, 4), hash.slice(0, 32).toUpperCase()]) {
      const { changes } = await read(w, { after, prefix });
      expect(changes.map(({ table, row }) => [table, row?.["videoID"]])).toEqual([["sponsorTimes", VIDEO]]);
    }
  });

  it.each(["x", "AQ", "!", "AWmE5UHqxGhPAQAMAA", "A".repeat(2000)])("refuses the cursor %.20s", async (after) => {
    await using w = await world();
    const { status, text } = await w.send("GET", PATH, { query: { after } });
    expect([status, text]).toEqual([400, expect.stringContaining("after")]);
  });

  it("says where to start again when changes are deleted, or the database is another one", async () => {
    await using w = await world();
    await rename(w, "ann", "Ann");
    const after = await cursorOf(w);
    await rename(w, "bob", "Bob");
    const now = await cursorOf(w);
    while ((await w.stores.feed.prune({ since: Date.now() + 60_000, most: 1000 }, 10)) > 0);
    const { status, text } = await w.send("GET", PATH, { query: { after } });
    expect([status, text]).toEqual([410, expect.stringContaining("/database.json")]);
    expect((await read(w, { after: now })).changes).toEqual([]);

    await using other = await world();
    expect((await other.send("GET", PATH, { query: { after: now } })).status).toBe(410);
  });

  it("keeps no more transactions than it may, the newest of each lane", async () => {
    await using w = await world();
    const first = await cursorOf(w);
    for (let at = 0; at < 10; at++) await rename(w, "ann", `Ann ${at}`);
    while ((await w.stores.feed.prune({ since: 0, most: 5 }, 2)) > 0);
    expect((await w.storage.knex("changes")).length).toBeLessThanOrEqual(5);
    expect((await w.send("GET", PATH, { query: { after: first } })).status).toBe(410);
  });

  it("says that a cursor is ahead of a database that was restored", async () => {
    await using w = await world();
    await rename(w, "ann", "Ann");
    const after = await cursorOf(w);
    await w.storage.knex("feed_lanes").update({ position: 0 });
    expect((await w.send("GET", PATH, { query: { after } })).status).toBe(410);
  });

  it("leaves out nothing while several processes write", async () => {
    await using w = await world();
    await using second = await world({ beside: w });
    const first = await cursorOf(w);
    const copy = new Map<string, RowValues>();
    let isWriting = true;
    const reading = (async () => {
      let cursor = first;
      while (isWriting) cursor = await readAll((after) => read(w, { after, limit: "7" }), cursor, copy);
      return readAll((after) => read(w, { after }), cursor, copy);
    })();
    const videos = Array.from({ length: 12 }, (_, at) => `video-${at}`.padEnd(11, "x"));
    for (let round = 0; round < 6; round++)
      await Promise.all(
        videos.map((video, at) => submit(at % 2 === 0 ? w : second, `user${at}`, round * 20 + at, video)),
      );
    isWriting = false;
    await reading;
    expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(await publicRowsOf(w.storage)));
    expect([...copy].length).toBe(72);
  });
});
