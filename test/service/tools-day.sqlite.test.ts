import { describe, expect, it } from "vitest";
import { call, HASH, has, json, parsed, sketches, uuidOf, viewsOf, votesOf } from "../support/client.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, world } from "../support/world.ts";

/**
 * What libraries and the web console of moderators send, letter for letter, as `players-day.test.ts` has it for
 * players.
 */
describe("the Python library", () => {
  it("labels everything as JSON, even without a body", async () => {
    await using w = await world();
    const uuid = await uuidOf(w);
    const query = "category=sponsor&category=selfpromo&service=YouTube";
    const byId = await call(w, `/api/skipSegments/?videoID=${VIDEO}&${query}`, { headers: json });
    const byHash = await call(w, `/api/skipSegments/${HASH.slice(0, 32)}?${query}`, { headers: json });
    expect([byId.status, parsed(byId)[0].UUID, parsed(byHash)[0].segments[0].actionType]).toEqual([200, uuid, "skip"]);
    const view = { method: "POST", headers: json };
    expect((await call(w, `/api/viewedVideoSponsorTime?UUID=${uuid}`, view)).status).toBe(200);
    expect(await viewsOf(w)).toEqual([1]);
  });

  it("reads every field of a record", async () => {
    await using w = await world();
    const [record] = parsed(await call(w, `/api/segmentInfo?UUID=${await uuidOf(w)}`, { headers: json }));
    for (const flag of ["locked", "hidden", "shadowHidden"]) expect([0, 1, 2]).toContain(record[flag]);
    for (const field of ["timeSubmitted", "votes", "views", "incorrectVotes"]) {
      expect([field, Number.isInteger(record[field])]).toEqual([field, true]);
    }
    expect(record).toMatchObject({ hashedVideoID: HASH, userAgent: "", actionType: "skip", description: "" });
  });

  it("labels a form as JSON when it submits, and is refused without an internal error", async () => {
    await using w = await world();
    const body = `videoID=${VIDEO}&startTime=1&endTime=10&category=sponsor&userID=${local("ann")}`;
    expect((await call(w, "/api/skipSegments", { method: "POST", headers: json, body })).status).toBe(400);
  });

  it.runIf(has("getTotalStats", "getTopUsers", "getDaysSavedFormatted"))(
    "requests statistics with Python booleans",
    async () => {
      await using w = await world();
      const stats = parsed(await call(w, "/api/getTotalStats?countContributingUsers=True", { headers: json }));
      for (const field of ["viewCount", "totalSubmissions", "minutesSaved", "activeUsers", "apiUsers"]) {
        expect([field, typeof stats[field]]).toEqual([field, "number"]);
      }
      const top = parsed(await call(w, "/api/getTopUsers?sortType=0", { headers: json }));
      expect(top).toMatchObject({ userNames: [], viewCounts: [], totalSubmissions: [], minutesSaved: [] });
      expect(Number(parsed(await call(w, "/api/getDaysSavedFormatted", { headers: json })).daysSaved)).toBe(0);
    },
  );
});

describe("the node library", () => {
  it("relies on defaults and reads the answer by prefix", async () => {
    await using w = await world();
    await plant(w, sketches);
    const [video] = parsed(await call(w, `/api/skipSegments/${HASH.slice(0, 4)}`));
    expect(video.segments).toEqual([expect.objectContaining({ category: "sponsor", actionType: "skip" })]);
    const uuid = video.segments[0].UUID;
    const infos = parsed(await call(w, `/api/segmentInfo?UUIDs=${encodeURIComponent(JSON.stringify([uuid]))}`));
    expect(infos[0].UUID).toBe(uuid);
  });

  it.runIf(has("voteOnSponsorTime"))("removes a vote by GET", async () => {
    await using w = await world();
    const uuid = await uuidOf(w);
    const vote = (type: number) => call(w, `/api/voteOnSponsorTime?UUID=${uuid}&userID=${local("node")}&type=${type}`);
    expect([(await vote(1)).status, await votesOf(w)]).toEqual([200, [1]]);
    expect([(await vote(20)).status, await votesOf(w)]).toEqual([200, [0]]);
  });
});

describe("the web console of moderators", () => {
  const origin = { Origin: "https://console.example" };
  const withAdmin = () => world({ config: { adminUserId: publicIdOf("admin") } });

  it.runIf(has("addUserAsVIP", "isUserVIP"))("puts everything into the query, without a body", async () => {
    await using w = await withAdmin();
    const path = `/api/addUserAsVIP?userID=${publicIdOf("ann")}&adminUserID=${local("admin")}&enabled=true`;
    expect((await call(w, path, { method: "POST", headers: origin })).status).toBe(200);
    expect(parsed(await call(w, `/api/isUserVIP?userID=${local("ann")}`)).vip).toBe(true);
  });

  it.runIf(has("clearCache", "purgeAllSegments"))("clears and purges a video", async () => {
    await using w = await world();
    await plant(w, sketches);
    await w.stores.vips.add(publicIdOf("ann"), 1);
    const clear = `/api/clearCache?userID=${local("ann")}&videoID=${VIDEO}`;
    expect((await call(w, clear, { method: "POST", headers: origin })).status).toBe(200);
    const body = JSON.stringify({ userID: local("ann"), videoID: VIDEO });
    const purge = { method: "POST", headers: { ...origin, "Content-Type": "application/json;charset=UTF-8" }, body };
    expect((await call(w, "/api/purgeAllSegments", purge)).status).toBe(200);
    expect((await call(w, `/api/skipSegments?videoID=${VIDEO}`)).status).toBe(404);
  });

  it.runIf(has("lockCategories"))("locks and unlocks with unknown fields", async () => {
    await using w = await world();
    await w.stores.vips.add(publicIdOf("ann"), 1);
    const lock = {
      userID: local("ann"),
      videoID: VIDEO,
      categories: ["sponsor"],
      actionTypes: ["skip"],
      reason: "Done",
      extra: 1,
    };
    const send = (method: string) =>
      call(w, "/api/lockCategories", { method, headers: { ...origin, ...json }, body: JSON.stringify(lock) });
    expect((await send("POST")).status).toBe(200);
    expect(await w.stores.locks.onVideo("YouTube", VIDEO)).toHaveLength(1);
    expect((await send("DELETE")).status).toBe(200);
    expect(await w.stores.locks.onVideo("YouTube", VIDEO)).toEqual([]);
  });

  it.runIf(has("warnUser", "shadowBanUser"))("warns, and bans without enabled", async () => {
    await using w = await world();
    await w.stores.vips.add(publicIdOf("ann"), 1);
    const warning = { issuerUserID: local("ann"), userID: publicIdOf("bob"), enabled: true, reason: "Slowly" };
    const warn = { method: "POST", headers: { ...origin, ...json }, body: JSON.stringify(warning) };
    expect((await call(w, "/api/warnUser", warn)).status).toBe(200);
    expect((await call(w, "/api/warnUser", warn)).status).toBe(409);
    const ban = `/api/shadowBanUser?userID=${publicIdOf("bob")}&adminUserID=${local("ann")}&categories=["sponsor"]&type=1`;
    expect((await call(w, ban, { method: "POST", headers: origin })).status).toBe(200);
    expect(await w.stores.bans.has(publicIdOf("bob"), Date.now())).toBe(true);
  });

  it.runIf(has("userInfo"))("finds a user under every spelling of the path", async () => {
    await using w = await world();
    for (const path of ["/api/userInfo", "/api/userinfo", "/api/getUserInfo"]) {
      const answer = await call(w, `${path}?publicUserID=${publicIdOf("ann")}`, { headers: origin });
      expect([path, answer.status, parsed(answer).userID]).toEqual([path, 200, publicIdOf("ann")]);
    }
  });
});
