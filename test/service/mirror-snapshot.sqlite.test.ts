import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dump, dumpFolder } from "../dumps/support.ts";
import { killLoadingMirror } from "../support/mirror-kills.ts";
import { playHistory, publicRowsOf, randomFrom } from "../support/public-history.ts";
import { address, newRow, put } from "../support/rows.ts";
import { publicIdOf, type World, world } from "../support/world.ts";

/** A world that publishes dumps, though not by itself. */
async function publishing(env: Readonly<Record<string, string>> = {}) {
  const folder = dumpFolder();
  const w = await world({ config: { adminUserId: publicIdOf("admin") }, env: { ...env, PUBLISH_DUMPS: folder.path } });
  return {
    ...w,
    folder: folder.path,
    publish: () => dump(w.database.url, folder.path),
    [Symbol.asyncDispose]: async () => {
      await w[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

const play = (w: World, count: number, seed: number) =>
  playHistory(w.storage, { count, random: randomFrom(seed), send: w.send }, (id, { status, text }) =>
    expect(status, `${id}: ${text}`).toBeLessThan(500),
  );
const rowsOf = async ({ storage }: World) => Object.fromEntries([...(await publicRowsOf(storage))].sort());
const inStep = async (origin: World, mirror: World): Promise<void> => {
  const rows = await rowsOf(origin);
  expect(Object.keys(rows).length).toBeGreaterThan(10);
  await expect.poll(() => rowsOf(mirror), { timeout: 60_000, interval: 100 }).toEqual(rows);
};
/** Deletes all changes that the origin has kept so far, so that cursors from before expire. */
async function forgetChanges({ stores }: World): Promise<void> {
  while ((await stores.feed.prune({ since: Date.now() + 60_000, most: 1000 }, 10)) > 0);
}
const logged = (w: World, text: string): Promise<void> =>
  expect.poll(() => w.lines.filter((line) => line.includes(text)).length).toBeGreaterThan(0);

describe("a mirror of an origin that publishes snapshots", () => {
  it("loads one, goes on with the feed, and loads another when its cursor has expired; so does a mirror of it", async () => {
    await using origin = await publishing();
    await play(origin, 60, 3);
    await forgetChanges(origin);
    await origin.publish();
    await play(origin, 40, 4); // is in the feed only
    const env = { FOLLOW_URL: origin.base };
    await using mirror = await publishing(env);
    await inStep(origin, mirror);
    await logged(mirror, "a snapshot of the origin is in place");

    await mirror.publish();
    await using second = await world({ env: { FOLLOW_URL: mirror.base } });
    await inStep(origin, second);
    await logged(second, "a snapshot of the origin is in place");

    await origin.server.stop(); // so that the mirrors miss what happens now
    await origin.storage.transaction(({ segments }) =>
      segments.insert([newRow({ videoId: "missed" })], address("home")),
    );
    await forgetChanges(origin);
    await origin.publish();
    origin.server.settings.port = Number(new URL(origin.base).port);
    await origin.server.start();
    await play(origin, 20, 5);
    await inStep(origin, mirror);
    const loads = mirror.lines.filter((line) => line.includes("a snapshot of the origin is in place"));
    expect(loads).toHaveLength(2);
  }, 120_000);

  it("publishes nothing before a snapshot is in place, and soon afterwards, so that a mirror of it loads one snapshot", async () => {
    await using origin = await publishing();
    await play(origin, 60, 3);
    await forgetChanges(origin);
    await using mirror = await publishing({ FOLLOW_URL: origin.base });
    mirror.publishDumps();
    await logged(mirror, "publishes no snapshot");
    await using second = await world({ env: { FOLLOW_URL: mirror.base } });
    await expect.poll(() => second.stores.followedFeeds.hasBegun(mirror.base)).toBe(true); // with a feed without rows
    expect((await mirror.send("GET", "/database.json")).status).toBe(404);
    await origin.publish();
    await inStep(origin, mirror);
    await inStep(origin, second);
    await logged(second, "a snapshot of the origin is in place");
    expect(mirror.lines.filter((line) => line.includes("a dump is published"))).toHaveLength(1);
    expect(second.lines.filter((line) => line.includes("a snapshot of the origin is in place"))).toHaveLength(1);
    expect(second.lines.join("")).not.toContain("older than the changes that it keeps");
  }, 120_000);

  it("follows the feed from its beginning when nothing is published yet", async () => {
    await using origin = await publishing();
    await play(origin, 30, 6);
    await using mirror = await world({ env: { FOLLOW_URL: origin.base } });
    await inStep(origin, mirror);
  }, 60_000);

  it("waits for a snapshot that is not older than the changes that are kept", async () => {
    await using origin = await publishing();
    await play(origin, 30, 7);
    await origin.publish();
    await play(origin, 10, 8);
    await forgetChanges(origin);
    await using mirror = await world({ env: { FOLLOW_URL: origin.base } });
    await logged(mirror, "older than the changes that it keeps");
    expect(await rowsOf(mirror)).toEqual({});
    await origin.publish();
    await inStep(origin, mirror);
  }, 120_000);

  it("does not replace rows of a database that is no mirror", async () => {
    await using origin = await publishing();
    await play(origin, 20, 9);
    await origin.publish();
    await using database = await world();
    await put(database.storage, { videoId: "mine" });
    const before = await rowsOf(database);
    await using mirror = await world({ env: { FOLLOW_URL: origin.base }, beside: database });
    await logged(mirror, "has rows of its own");
    expect(await rowsOf(database)).toEqual(before);
  }, 60_000);

  it("does not follow when rows of the snapshot cannot be stored, and says so", async () => {
    await using origin = await publishing();
    await play(origin, 20, 10);
    await put(origin.storage, { videoId: "\uFFFD", uuid: "" });
    await origin.publish();
    await using mirror = await world({ env: { FOLLOW_URL: origin.base } });
    await logged(mirror, "1 of its rows cannot be stored here (has no UUID)");
    expect(await rowsOf(mirror)).toEqual({});
  }, 60_000);

  it.each([
    ["without its last byte", (bytes: Buffer) => bytes.subarray(0, -1)],
    ["with a changed byte", (bytes: Buffer) => Buffer.from(bytes).fill("x", bytes.length - 3, bytes.length - 2)],
  ])(
    "keeps its rows when a file of the snapshot arrives %s, and loads a whole one later",
    async (_, damage) => {
      await using origin = await publishing();
      await play(origin, 20, 11);
      await origin.publish();
      const file = readdirSync(join(origin.folder, "dated")).find((name) => /^sponsorTimes_\d+\.csv$/.test(name));
      const path = join(origin.folder, "dated", file ?? "");
      const whole = readFileSync(path);
      writeFileSync(path, damage(whole));
      await using mirror = await world({ env: { FOLLOW_URL: origin.base } });
      await logged(mirror, "its bytes are not those that its index lists");
      expect(await rowsOf(mirror)).toEqual({});
      writeFileSync(path, whole);
      await inStep(origin, mirror);
    },
    60_000,
  );

  it("says at every reply, in every process, how far behind it is", async () => {
    await using origin = await publishing();
    await using mirror = await world({ env: { FOLLOW_URL: origin.base } });
    await using other = await world({ env: { FOLLOW_URL: origin.base }, beside: mirror });
    const lagOf = async (w: World) => (await w.send("GET", "/api/status")).headers.get("x-follow-lag");
    for (const w of [mirror, other]) await expect.poll(() => lagOf(w)).toBe("0");
    const read = await other.send("GET", "/api/skipSegments", { query: { videoID: "nothing" } });
    expect([read.status, read.headers.get("x-follow-lag")]).toEqual([404, expect.stringMatching(/^\d+$/)]);
    expect(read.headers.get("access-control-expose-headers")).toContain("X-Follow-Lag");
    await origin.server.stop();
    await expect.poll(async () => Number(await lagOf(other))).toBeGreaterThanOrEqual(2);
    const metrics = await other.send("GET", "/metrics", { ip: "direct" });
    expect(Number(/^segmark_follow_lag_seconds (.*)$/m.exec(metrics.text)?.[1])).toBeGreaterThanOrEqual(2);
  }, 60_000);

  it(
    "has the rows of its origin after it was killed while it loaded a snapshot",
    () => killLoadingMirror([50, 250]),
    180_000,
  );
});
