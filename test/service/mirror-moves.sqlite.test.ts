import { describe, expect, it } from "vitest";
import { columnsOf, csvFile, segmentRow } from "../dumps/support/dump.ts";
import { dumpFolder as folderOfFiles, importFiles } from "../dumps/support/imported.ts";
import { dump, dumpFolder } from "../dumps/support.ts";
import { publicRowsOf } from "../support/public-history.ts";
import { address, newRow } from "../support/rows.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";

const config = { adminUserId: publicIdOf("admin") };
const rowsOf = async ({ storage }: World) => Object.fromEntries([...(await publicRowsOf(storage))].sort());
const inStep = async (origin: World, mirror: World): Promise<void> => {
  const rows = await rowsOf(origin);
  await expect.poll(() => rowsOf(mirror), { timeout: 30_000, interval: 100 }).toEqual(rows);
};
const logged = (w: World, text: string): Promise<void> =>
  expect.poll(() => w.lines.filter((line) => line.includes(text)).length, { timeout: 15_000 }).toBeGreaterThan(0);

/** An origin with one segment, and its snapshot. */
async function origin(videoId: string) {
  const folder = dumpFolder();
  const w = await world({ env: { PUBLISH_DUMPS: folder.path } });
  const add = (id: string) =>
    w.storage.transaction(({ segments }) => segments.insert([newRow({ videoId: id })], address("home")));
  await add(videoId);
  await dump(w.database.url, folder.path);
  return {
    ...w,
    add,
    [Symbol.asyncDispose]: async () => {
      await w[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

/** Follows an origin with the database of a world until it is in step. */
async function follow(beside: World, followed: World): Promise<void> {
  await using mirror = await world({ env: { FOLLOW_URL: followed.base }, beside });
  await inStep(followed, mirror);
  await expect.poll(() => mirror.stores.followedFeeds.lagMs(followed.base)).toBeDefined();
}

type Action = (w: World) => Promise<unknown>;
const asAdmin = { adminUserID: local("admin") };
const actions: readonly (readonly [string, Action])[] = [
  [
    "a submission",
    (w) =>
      w.send("POST", "/api/skipSegments", {
        json: {
          videoID: "dQw4w9WgXcQ",
          userID: local("ann"),
          segments: [{ segment: [10, 20], category: "sponsor" }],
        },
      }),
  ],
  ["a name", (w) => w.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: "Ann" } })],
  [
    "a VIP and the warning of one",
    async (w) => {
      const query = { userID: publicIdOf("vip"), ...asAdmin, enabled: "true" };
      expect((await w.send("POST", "/api/addUserAsVIP", { query })).status).toBe(200);
      const json = { userID: publicIdOf("bob"), issuerUserID: local("vip"), reason: "read", enabled: true };
      return w.send("POST", "/api/warnUser", { json });
    },
  ],
];

describe("a database that was a mirror", () => {
  it.each(actions)(
    "keeps %s that it took while it followed nobody, and follows nobody who would replace it",
    async (_, action) => {
      await using a = await origin("of a");
      await using b = await origin("of b");
      await using own = await world({ config });
      await follow(own, a);
      expect(await action(own)).toMatchObject({ status: 200 });
      const before = await rowsOf(own);
      await using mirror = await world({ env: { FOLLOW_URL: b.base }, beside: own });
      await logged(mirror, "has rows of its own");
      expect(await rowsOf(own)).toEqual(before);
    },
    60_000,
  );

  it("keeps them also when the snapshot of the same origin would replace them", async () => {
    await using a = await origin("of a");
    await using own = await world({ config });
    await follow(own, a);
    await actions[0]?.[1](own);
    const before = await rowsOf(own);
    await own.storage.knex("followed_feeds").update({ cursor: "" }); // as if it had expired
    await using mirror = await world({ env: { FOLLOW_URL: a.base }, beside: own });
    await logged(mirror, "has rows of its own");
    expect(await rowsOf(own)).toEqual(before);
  }, 60_000);

  it.each(["merge", "replace"] as const)(
    "keeps what was imported by %s, and follows no origin afterwards, nor the one that it followed",
    async (mode) => {
      await using a = await origin("of a");
      await using own = await world({ config });
      await follow(own, a);
      await using folder = await folderOfFiles();
      await folder.write("sponsorTimes.csv", csvFile(columnsOf("sponsorTimes"), [segmentRow(1)]));
      await importFiles(own.storage, [folder.path], { mode });
      const before = await rowsOf(own);
      expect(Object.keys(before)).toHaveLength(mode === "merge" ? 2 : 1);
      await using mirror = await world({ env: { FOLLOW_URL: a.base }, beside: own });
      await logged(mirror, "has rows of its own");
      expect(await rowsOf(own)).toEqual(before);
    },
    60_000,
  );

  it("is still a mirror after a merge that changed no row", async () => {
    await using a = await origin("of a");
    await using own = await world({ config });
    await follow(own, a);
    using dumped = dumpFolder();
    await dump(own.database.url, dumped.path);
    await importFiles(own.storage, [dumped.path], { mode: "merge" });
    await a.add("later");
    await follow(own, a);
  }, 60_000);

  it("has the rows of its first origin again when it comes back to it", async () => {
    await using a = await origin("of a");
    await using b = await origin("of b");
    await using own = await world({ config });
    await follow(own, a);
    await follow(own, b);
    expect(await own.storage.knex("followed_feeds").pluck("origin")).toEqual([b.base]);
    await follow(own, a);
    await a.add("later");
    await follow(own, a);
  }, 60_000);

  it("has the rows of its origin also when an older version left the cursor that it had before it followed another", async () => {
    await using a = await origin("of a");
    await using b = await origin("of b");
    await using own = await world({ config });
    await follow(own, a);
    const left = await own.storage.knex("followed_feeds").where("origin", a.base).first();
    await follow(own, b);
    await own.storage.knex("followed_feeds").insert(left);
    await follow(own, a);
    expect(await own.storage.knex("followed_feeds").pluck("origin")).toEqual([a.base]);
  }, 60_000);
});
