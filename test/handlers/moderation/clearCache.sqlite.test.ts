import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent, type World, world } from "../../support/world.ts";
import { moderated, VIP } from "./people.ts";

const POST = ["POST", "/api/clearCache"] as const;
const order = { userID: VIP, videoID: VIDEO };
const read = (w: World) => w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } });

describe("POST /api/clearCache", () => {
  it.each<[string, Sent]>([
    ["the body", { json: order }],
    ["the query", { query: order }],
    ["the query with an empty object", { query: order, json: {} }],
    ["both, with precedence for the body", { query: { ...order, videoID: "another1234" }, json: { videoID: VIDEO } }],
  ])("makes every process reload the video, requested by %s", async (_name, sent) => {
    await using w = await moderated();
    await using other = await world({ beside: w });
    await plant(w, [{ at: [1, 10] }]);
    expect([(await read(w)).status, (await read(other)).status]).toEqual([200, 200]);
    // Bypasses the service, like a manual repair of the database.
    await w.storage.knex("segments").update({ hidden: 1 });
    expect((await read(w)).status).toBe(200);

    const answer = await w.send(...POST, sent);
    expect([answer.status, answer.text]).toEqual([200, `Cache cleared on video ${VIDEO}`]);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect((await read(w)).status).toBe(404);
    await expect.poll(async () => (await read(other)).status).toBe(404);
  });

  it("succeeds for an unknown video", async () => {
    await using w = await moderated();
    expect((await w.send(...POST, { json: { ...order, videoID: "x" } })).text).toBe("Cache cleared on video x");
  });

  const unchanged = shared(moderated);
  it.each<[string, Sent, number, string]>([
    ["nothing", { json: {} }, 400, "No userID provided"],
    ["no video", { json: { userID: VIP } }, 400, "userID and videoID are needed"],
    ["a number for a video", { json: { ...order, videoID: 7 } }, 400, "No valid videoID"],
    ["a user who is not a VIP", { json: { ...order, userID: local("ann") } }, 403, "Only a VIP"],
    ["the public id of a VIP", { json: { ...order, userID: publicIdOf("vip") } }, 403, "Only a VIP"],
    ["a body that is too large", { json: { ...order, more: "x".repeat(110_000) } }, 413, "The body is larger"],
  ])("refuses %s", async (_name, sent, status, text) => {
    const w = unchanged();
    const answer = await w.send(...POST, sent);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });
});
