import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type World } from "../../support/world.ts";
import { ann, loggedActions, moderated, submission, VIP } from "./people.ts";

const send = (w: World, json: object) => w.send("POST", "/api/purgeAllSegments", { json });
const order = { userID: VIP, videoID: VIDEO };
const hidden = async ({ storage }: World): Promise<number[]> =>
  (await storage.knex("segments").orderBy("start_time").select("hidden")).map((row) => row.hidden);
const read = (w: World, service = "YouTube") =>
  w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO, service } });

describe("POST /api/purgeAllSegments", () => {
  it.each<[string, object, number[]]>([
    ["on all platforms", {}, [1, 1, 1, 0]],
    ["on the platform that is named", { service: "spotify" }, [0, 0, 1, 0]],
    ["on all platforms when none is named", { service: "" }, [1, 1, 1, 0]],
  ])("hides every segment of the video %s", async (_name, more, expected) => {
    await using w = await moderated();
    await plant(w, [
      { at: [1, 10], userId: ann },
      { at: [20, 30], locked: 1 },
      { at: [40, 50], service: "Spotify" },
      { at: [60, 70], videoId: "another1234" },
    ]);
    expect([(await read(w)).status, (await read(w, "Spotify")).status]).toEqual([200, 200]);
    const answer = await send(w, { ...order, ...more });
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(await hidden(w)).toEqual(expected);
    expect((await read(w)).status).toBe(expected[0] === 1 ? 404 : 200);
    expect((await read(w, "Spotify")).status).toBe(404);
    expect(await loggedActions(w)).toEqual([`vip purge ${VIDEO}`]);
    expect(await w.storage.knex("stale_totals").pluck("user_id")).toHaveLength(expected[0] === 1 ? 3 : 1);
  });

  it("keeps locks, and purged segments still count as duplicates", async () => {
    await using w = await moderated();
    await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]));
    await w.send("POST", "/api/lockCategories", { json: { ...order, categories: ["intro"] } });
    await send(w, order);
    expect((await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]))).status).toBe(409);
    expect(await w.stores.locks.onVideo("YouTube", VIDEO)).toHaveLength(2);
  });

  it("succeeds for a video without segments", async () => {
    await using w = await moderated();
    expect((await send(w, { ...order, videoID: "x" })).status).toBe(200);
  });

  const unchanged = shared(async () => {
    const w = await moderated();
    await plant(w, [{ at: [1, 10] }]);
    return w;
  });
  it.each<[string, object, number, string]>([
    ["no user", { videoID: VIDEO }, 400, "No userID provided"],
    ["no video", { userID: VIP }, 400, "No videoID provided"],
    ["an empty video", { ...order, videoID: "" }, 400, "No valid videoID"],
    ["a user who is not a VIP", { ...order, userID: local("ann") }, 403, "Only a VIP"],
    ["the public id of a VIP", { ...order, userID: publicIdOf("vip") }, 403, "Only a VIP"],
    ["a body that is too large", { ...order, more: "x".repeat(110_000) }, 413, "The body is larger"],
  ])("refuses %s", async (_name, json, status, text) => {
    const w = unchanged();
    const answer = await send(w, json);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect([await hidden(w), await loggedActions(w)]).toEqual([[0], []]);
  });
});
