import { describe, expect, it } from "vitest";
import { operations } from "../../generated/openapi/operations.js";
import { refusedByMirrors } from "../../src/process/composition/read-only.ts";
import { createRollUp } from "../../src/tasks/roll-up.ts";
import { killMirror } from "../support/mirror-kills.ts";
import { playHistory, publicRowsOf, randomFrom } from "../support/public-history.ts";
import { CAP, expectRight } from "../support/right-totals.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";

const config = { adminUserId: publicIdOf("admin") };
const mirrorOf = (origin: Readonly<{ base: string }>): Promise<World> => world({ env: { FOLLOW_URL: origin.base } });
const rowsOf = async ({ storage }: World) => Object.fromEntries([...(await publicRowsOf(storage))].sort());
const inStep = async (origin: World, mirror: World): Promise<void> => {
  const rows = await rowsOf(origin);
  await expect.poll(() => rowsOf(mirror), { timeout: 30_000, interval: 100 }).toEqual(rows);
};
const play = (w: World, count: number, seed: number) =>
  playHistory(w.storage, { count, random: randomFrom(seed), send: w.send }, (id, { status, text }) =>
    expect(status, `${id}: ${text}`).toBeLessThan(500),
  );
const submit = (w: World, name: string, at: number) =>
  w.send("POST", "/api/skipSegments", {
    json: { videoID: "dQw4w9WgXcQ", userID: local(name), segments: [{ segment: [at, at + 5], category: "sponsor" }] },
  });

describe("a mirror", () => {
  it("has every public row of its origin, and so has a mirror of the mirror", async () => {
    await using origin = await world({ config });
    await play(origin, 80, 3); // before it begins to follow
    await using mirror = await mirrorOf(origin);
    await using second = await mirrorOf(mirror);
    await play(origin, 80, 4); // while it follows
    await inStep(origin, mirror);
    await inStep(origin, second);
  }, 120_000);

  it("has the reputations, totals and names of its rows, and serves new ones at once", async () => {
    await using origin = await world({ config });
    await using mirror = await mirrorOf(origin);
    const read = () => mirror.send("GET", "/api/skipSegments", { query: { videoID: "dQw4w9WgXcQ" } });
    expect((await read()).status).toBe(404); // and is cached
    await submit(origin, "ann", 10);
    await expect.poll(async () => (await read()).status).toBe(200);
    await play(origin, 60, 5);
    await inStep(origin, mirror);
    const rollUp = createRollUp({ stores: mirror.stores, transaction: mirror.storage.transaction, cap: CAP });
    await rollUp();
    await expectRight(mirror.storage);
    const users = [...new Set(await mirror.storage.knex("segments").pluck("user_id"))];
    const now = Date.now();
    const [kept, counted] = [
      await mirror.stores.reputation.facts(users, now),
      await mirror.stores.reputation.recount(users, now),
    ];
    for (const user of users)
      expect(kept.get(user)).toMatchObject({
        total: counted.get(user)?.total,
        votesSinceEpoch: counted.get(user)?.votesSinceEpoch,
        locked: counted.get(user)?.locked,
        downvoted: counted.get(user)?.downvoted,
      });
  }, 120_000);

  it("refuses changes with a sentence that names the origin", async () => {
    await using origin = await world();
    await using mirror = await mirrorOf(origin);
    const { status, text } = await submit(mirror, "ann", 10);
    const { host } = new URL(origin.base);
    expect([status, text]).toEqual([
      403,
      `This is a mirror of ${host}, which takes no changes. Send them to ${origin.base}`,
    ]);
    const writing = Object.values(operations).filter(({ method }) => method !== "get");
    for (const { operationId, aliasOf, responses } of writing as readonly (typeof writing)[number][] &
      readonly { responses?: unknown }[])
      if (refusedByMirrors.includes(String(aliasOf ?? operationId)) && responses !== undefined)
        expect(Object.keys(responses as object), operationId).toContain("403");
  });

  it("is followed by one process of several, and another takes over", async () => {
    await using origin = await world({ config });
    await using first = await mirrorOf(origin);
    await submit(origin, "ann", 10);
    await inStep(origin, first);
    await using second = await world({ env: { FOLLOW_URL: origin.base }, beside: first });
    const owner = () => first.storage.knex("followed_feeds").pluck("owner");
    const [before] = await owner();
    await submit(origin, "bob", 20);
    await inStep(origin, second);
    expect(await owner()).toEqual([before]);
  });

  it("goes on serving without its origin, says so once, and catches up afterwards", async () => {
    await using origin = await world({ config });
    await submit(origin, "ann", 10);
    let port: number;
    await using mirror = await mirrorOf(origin);
    await inStep(origin, mirror);
    {
      const { server } = origin;
      port = Number(server.info.port);
      await server.stop();
      await expect.poll(() => mirror.lines.filter((line) => line.includes("cannot follow the origin")).length).toBe(1);
      expect((await mirror.send("GET", "/api/skipSegments", { query: { videoID: "dQw4w9WgXcQ" } })).status).toBe(200);
      server.settings.port = port;
      await server.start();
    }
    await submit(origin, "bob", 30);
    await inStep(origin, mirror);
  }, 60_000);

  it("says that it needs a snapshot when the origin does not keep all changes", async () => {
    await using origin = await world({ config });
    await submit(origin, "ann", 10);
    while ((await origin.stores.feed.prune({ since: Date.now() + 60_000, most: 1000 }, 10)) > 0);
    await using mirror = await mirrorOf(origin);
    await expect.poll(() => mirror.lines.join("")).toContain("publishes no snapshot: PUBLISH_DUMPS");
  });

  it("has the rows of its origin after it was killed at random moments", () => killMirror(3, 21), 120_000);
});
