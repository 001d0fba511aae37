import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { plant, type Sketch, VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";

const POST = ["POST", "/api/config"] as const;
const BLOCK = "old-submitter-block-date";
const NEW_USERS = "max-users-per-minute";
/** The start of a window of 5 minutes. */
const NOW = 1_785_000_000_000;

const set = (w: World, key: string, value: unknown, user = "vip") =>
  w.send(...POST, { json: { userID: local(user), key, value } });
const withVip = async (options: Parameters<typeof world>[0] = {}) => {
  const w = await world({ now: () => NOW, ...options });
  await w.stores.vips.add(publicIdOf("vip"), 1);
  return w;
};
const submit = async (w: World, user: string, video = VIDEO, start = 1000): Promise<number> => {
  const segments = [{ segment: [start, start + 5], category: "sponsor" }];
  return (await w.send("POST", "/api/skipSegments", { json: { videoID: video, userID: local(user), segments } }))
    .status;
};

describe("POST /api/config", () => {
  it.each([
    [NEW_USERS, "20", "20"],
    [NEW_USERS, 20, "20"],
    [BLOCK, "1785000000000", "1785000000000"],
    [BLOCK, 0, ""],
    [BLOCK, "", ""],
    [BLOCK, null, ""],
  ])("sets %s to %j: %j", async (key, value, stored) => {
    await using w = await withVip();
    expect(await set(w, key, value)).toMatchObject({ status: 200, json: { value: stored } });
    expect(await w.stores.settings.get(key)).toBe(stored);
    const [entry] = await w.stores.auditLog.find({ limit: 2 });
    expect(entry).toMatchObject({
      at: NOW,
      actor: publicIdOf("vip"),
      action: "configure",
      detail: { key, value: stored },
    });
  });

  it.each<[string, object, number]>([
    ["the caller is not a VIP", { userID: local("ann"), key: BLOCK, value: "1" }, 403],
    ["no caller is given", { key: BLOCK, value: "1" }, 400],
    ["the key is unknown", { userID: local("vip"), key: "ip_salt", value: "1" }, 400],
    ["the value is missing", { userID: local("vip"), key: BLOCK }, 400],
    ["the value is a date", { userID: local("vip"), key: BLOCK, value: "2026-01-01" }, 400],
    ["the value is negative", { userID: local("vip"), key: BLOCK, value: -5 }, 400],
    ["the value is a fraction", { userID: local("vip"), key: BLOCK, value: 1.5 }, 400],
    ["the body is too long", { userID: local("vip"), key: BLOCK, value: "1", more: "x".repeat(110_000) }, 413],
  ])("changes nothing when %s", async (_name, json, status) => {
    await using w = await withVip();
    expect((await w.send(...POST, { json })).status).toBe(status);
    expect(await w.stores.settings.get(BLOCK)).toBeUndefined();
    expect(await w.stores.auditLog.find({ limit: 1 })).toEqual([]);
  });
});

describe("old-submitter-block-date", () => {
  const old = { at: [1, 10], videoId: "another1234", userId: publicIdOf("ann"), timeSubmitted: 500 } as const;
  it.each<[string, readonly Sketch[], number]>([
    ["with a good segment from before the date", [old], 200],
    ["with a slightly downvoted segment from before the date", [{ ...old, votes: -1 }], 200],
    ["whose first segment is from the date itself", [{ ...old, timeSubmitted: 1000 }], 403],
    ["whose old segment was removed by votes", [{ ...old, votes: removedVotes }], 403],
    ["whose old segment is retired", [{ ...old, hidden: 1 }], 403],
    ["whose old segment is shadow hidden", [{ ...old, shadowHidden: 1 }], 403],
    ["who never submitted", [], 403],
  ])("answers a user %s: %j %i", async (_name, planted, status) => {
    await using w = await withVip();
    await plant(w, planted);
    await set(w, BLOCK, 1000);
    expect(await submit(w, "ann")).toBe(status);
    expect(await w.stores.segments.onVideo("YouTube", VIDEO)).toHaveLength(status === 200 ? 1 : 0);
  });

  it("does not affect VIPs, applies in other processes at once, and can be switched off", async () => {
    await using w = await withVip();
    await using other = await world({ now: () => NOW, beside: w });
    await set(w, BLOCK, 1000);
    expect([await submit(other, "ann"), await submit(other, "vip")]).toEqual([403, 200]);
    await set(other, BLOCK, "");
    expect(await submit(w, "ann", VIDEO, 2000)).toBe(200);
  });
});

describe("max-users-per-minute", () => {
  it("limits new users per five minutes, and lets known users continue", async () => {
    const clock = { ms: NOW };
    await using w = await withVip({ now: () => clock.ms });
    await set(w, NEW_USERS, 2);
    expect([await submit(w, "ann", VIDEO, 10), await submit(w, "bob", VIDEO, 20)]).toEqual([200, 200]);
    expect(await submit(w, "cid", VIDEO, 30)).toBe(403);
    expect([await submit(w, "ann", VIDEO, 40), await submit(w, "vip", VIDEO, 50)]).toEqual([200, 200]);
    clock.ms += 300_000;
    expect(await submit(w, "cid", VIDEO, 30)).toBe(200);
  });

  it("does not count users refused for another reason", async () => {
    await using w = await withVip();
    await set(w, NEW_USERS, 1);
    expect([await submit(w, "ann", VIDEO, -10), await submit(w, "bob", VIDEO, 20)]).toEqual([400, 200]);
  });

  it("accepts 3 of 12 users who submit to different videos at once, through two processes", async () => {
    await using w = await withVip();
    await using other = await world({ now: () => NOW, beside: w });
    await set(w, NEW_USERS, 3);
    const requests = Array.from({ length: 12 }, (_, i) => submit(i % 2 ? w : other, `user${i}`, `video-of-${10 + i}`));
    expect((await Promise.all(requests)).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(403)]);
  });
});
