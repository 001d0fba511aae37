import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { isTemporaryVip } from "../../../src/use-cases/moderation/temporary-vip.ts";
import { plant } from "../../support/segments.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { ann, loggedActions, VIP } from "./people.ts";

const HOUR = 3_600_000;

/**
 * A platform on which the first letter of a video's id is its channel, and a video whose id starts with x is unknown.
 */
async function platform() {
  const server = createServer(({ url = "" }, response) => {
    const letter = url.at(1);
    response.end(JSON.stringify(letter === "x" ? {} : { authorId: `channel ${letter}` }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/{videoID}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const start = async (durationUrl: string | undefined, now: () => number = Date.now) => {
  const w = await world({ config: { durationUrl }, now });
  await w.stores.vips.add(publicIdOf("vip"), 1);
  return w;
};
const send = (w: World, more: object = {}) =>
  w.send("POST", "/api/addUserAsTempVIP", {
    query: { userID: ann, adminUserID: VIP, channelVideoID: "a-video", ...more },
  });
const isOn = async ({ stores, services }: World, videoId: string) =>
  isTemporaryVip(await stores.temporaryVips.channelsOf(ann, services.now()), { service: "YouTube", videoId }, services);

describe("POST /api/addUserAsTempVIP", () => {
  it("gives a user the voting rights of a VIP on one channel for 24 hours", async () => {
    await using p = await platform();
    let time = 1_700_000_000_000;
    await using w = await start(p.url, () => time);
    const answer = await send(w);
    expect([answer.status, answer.text]).toEqual([200, "Temporary VIP added for 24 hours"]);
    expect([await isOn(w, "another"), await isOn(w, "b-video"), await isOn(w, "x")]).toEqual([true, false, false]);
    expect(await w.stores.vips.has(ann)).toBe(false);
    time += 24 * HOUR - 1;
    expect(await isOn(w, "a-video")).toBe(true);
    time += 1;
    expect(await isOn(w, "a-video")).toBe(false);
    expect(await loggedActions(w)).toEqual(["vip add_temporary_vip ann"]);
  });

  it.each<[object, boolean, boolean]>([
    [{}, false, true],
    [{ channelVideoID: "" }, false, false],
    [{ channelVideoID: "c-video" }, true, true],
  ])("removes the rank, with %j", async (more, a, b) => {
    await using p = await platform();
    await using w = await start(p.url);
    await send(w);
    await send(w, { channelVideoID: "b-video" });
    const answer = await send(w, { ...more, enabled: "False" });
    expect([answer.status, answer.text]).toEqual([200, "Temporary VIP removed"]);
    expect([await isOn(w, "a-video"), await isOn(w, "b-video")]).toEqual([a, b]);
  });

  it.each<[object, number, string]>([
    [{ userID: "" }, 400, "No userID provided"],
    [{ userID: local("ann") }, 400, "No valid userID"],
    [{ adminUserID: "" }, 400, "No adminUserID provided"],
    [{ channelVideoID: "" }, 400, "No channelVideoID provided."],
    [{ enabled: "perhaps" }, 400, "No valid enabled"],
    [{ adminUserID: local("ann") }, 403, "Only a VIP may do this."],
    [{ adminUserID: publicIdOf("vip") }, 403, "Only a VIP may do this."],
    [{ channelVideoID: "x-video" }, 404, "The channel of this video cannot be learned."],
    [{ service: "Spotify" }, 404, "The channel of this video cannot be learned."],
    [{ userID: publicIdOf("vip") }, 409, "This user is a VIP everywhere already."],
  ])("refuses %j: %i", async (more, status, text) => {
    await using p = await platform();
    await using w = await start(p.url);
    const answer = await send(w, more);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(await loggedActions(w)).toEqual([]);
  });

  it("refuses any channel without a provider", async () => {
    await using w = await start(undefined);
    expect((await send(w)).status).toBe(404);
  });
});

describe("a temporary VIP", () => {
  it.each([
    ["a-other", removedVotes],
    ["b-other", -1],
  ])("votes on %s: %i", async (videoId, votes) => {
    await using p = await platform();
    await using w = await start(p.url);
    await send(w);
    const [uuid = ""] = await plant(w, [{ at: [1, 10], videoId }]);
    const query = { UUID: uuid, userID: local("ann"), type: "0" };
    expect((await w.send("POST", "/api/voteOnSponsorTime", { query })).status).toBe(200);
    expect((await w.stores.segments.byUuids([uuid]))[0]?.votes).toBe(votes);
  });
});
