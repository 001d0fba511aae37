import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type World } from "../../support/world.ts";
import { loggedActions, moderated, VIP } from "./people.ts";

const order = { videoID: VIDEO, userID: VIP, startTime: 0, endTime: 30 };
const send = (w: World, json: object) => w.send("POST", "/api/segmentShift", { json });
const read = async (w: World): Promise<unknown[]> => {
  const { json } = await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } });
  return (json as { segment: unknown }[]).map(({ segment }) => segment);
};

describe("POST /api/segmentShift", () => {
  it("moves, shrinks and removes the segments of the video, from its first second on", async () => {
    await using w = await moderated();
    await plant(w, [
      { at: [1, 10] },
      { at: [20, 40] },
      { at: [50, 60] },
      { at: [50, 60], videoId: "another1234" },
      { at: [50, 60], service: "Spotify" },
    ]);
    expect(await read(w)).toEqual([
      [1, 10],
      [20, 40],
      [50, 60],
    ]);
    const answer = await send(w, order);
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(await read(w)).toEqual([
      [0, 10],
      [20, 30],
    ]);
    const others = await w.storage.knex("segments").where({ start_time: 50, end_time: 60 });
    expect(others).toHaveLength(2);
    expect(await loggedActions(w)).toEqual([`vip shift ${VIDEO}`]);
    expect(await w.storage.knex("stale_totals")).toHaveLength(3);
  });

  const unchanged = shared(async () => {
    const w = await moderated();
    await plant(w, [{ at: [50, 60] }]);
    return w;
  });
  it.each<[string, object, number, string]>([
    ["no user", { userID: undefined }, 400, "No userID provided"],
    ["no video", { videoID: undefined }, 400, "No videoID provided"],
    ["no start", { startTime: undefined }, 400, "No startTime provided"],
    ["a string as start", { startTime: "0" }, 400, "No valid startTime"],
    ["a start before the video", { startTime: -1 }, 400, "No valid startTime"],
    ["an end at the start", { endTime: 0 }, 400, "endTime must be after startTime."],
    ["a user who is not a VIP", { userID: local("ann") }, 403, "Only a VIP"],
    ["the public id of a VIP", { userID: publicIdOf("vip") }, 403, "Only a VIP"],
    ["a body that is too large", { more: "x".repeat(110_000) }, 413, "The body is larger"],
  ])("refuses %s", async (_name, more, status, text) => {
    const w = unchanged();
    const answer = await send(w, { ...order, ...more });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect([await read(w), await loggedActions(w)]).toEqual([[[50, 60]], []]);
  });
});
