import { describe, expect, it } from "vitest";
import { testStorage } from "../../support/database.ts";
import { address, sha256, user } from "../../support/rows.ts";

describe("VIPs and bans", () => {
  it("contain the users who were added, even if added twice", async () => {
    await using storage = await testStorage();
    const { vips, bans } = storage.stores;
    const ban = { userId: user("eve"), byUser: user("vip"), at: 1 };
    await Promise.all([vips.add(user("vip"), 1), vips.add(user("vip"), 2), bans.add(ban), bans.add(ban)]);
    await bans.addIp(address("eve"));
    await bans.addIp(address("eve"));
    expect([await vips.has(user("vip")), await vips.has(user("eve"))]).toEqual([true, false]);
    expect([await bans.has(user("eve"), Date.now()), await bans.has(user("vip"), Date.now())]).toEqual([true, false]);
    expect([await bans.hasIp(address("eve")), await bans.hasIp(address("vip"))]).toEqual([true, false]);
  });
});

describe("the active warning", () => {
  it("is the newest that was not lifted", async () => {
    await using storage = await testStorage();
    const { warnings } = storage.stores;
    const warn = (reason: string, at: number) =>
      warnings.issue({ userId: user("bob"), issuerId: user("vip"), reason, at });
    expect(await warnings.active(user("bob"))).toBeUndefined();
    await warn("second", 2);
    await warn("first", 1);
    expect(await warnings.active(user("bob"))).toEqual({ reason: "second" });
    await warn("same time, later", 2);
    expect(await warnings.active(user("bob"))).toEqual({ reason: "same time, later" });
    await storage.knex("warnings").whereNot("reason", "first").update({ disabled: 3 });
    expect(await warnings.active(user("bob"))).toEqual({ reason: "first" });
    expect(await warnings.active(user("eve"))).toBeUndefined();
  });
});

describe("locks of a video", () => {
  it("are stored per service, video, category and action, and removed by action", async () => {
    await using storage = await testStorage();
    const { locks } = storage.stores;
    const lock = (category: string, actionType: string, reason = "", service = "YouTube") =>
      locks.set({
        service,
        videoId: "v",
        videoHash: sha256("v"),
        category,
        actionType,
        reason,
        userId: user("vip"),
        at: 1,
      });
    await lock("sponsor", "skip", "old");
    await lock("sponsor", "skip", "new");
    await lock("sponsor", "mute");
    await lock("chapter", "chapter", "none, please 🎬");
    await lock("intro", "skip", "", "Spotify");
    const chapter = { category: "chapter", actionType: "chapter", reason: "none, please 🎬" };
    expect(await locks.onVideo("YouTube", "v")).toEqual([
      chapter,
      { category: "sponsor", actionType: "mute", reason: "" },
      { category: "sponsor", actionType: "skip", reason: "new" },
    ]);
    await locks.remove("YouTube", "v", ["skip", "mute"]);
    expect(await locks.onVideo("YouTube", "v")).toEqual([chapter]);
    expect(await locks.onVideo("Spotify", "v")).toHaveLength(1);
    expect(await locks.onVideo("YouTube", "V")).toEqual([]);
  });
});

describe("a setting", () => {
  it("has the value that was set last", async () => {
    await using storage = await testStorage();
    const { settings } = storage.stores;
    expect(await settings.get("mode")).toBeUndefined();
    await settings.set("mode", "calm");
    await settings.set("mode", "spam");
    expect(await settings.get("mode")).toBe("spam");
  });

  it("is created once, also by concurrent callers", async () => {
    await using storage = await testStorage();
    let made = 0;
    const salts = await Promise.all(
      Array.from({ length: 30 }, () => storage.stores.settings.getOrCreate("salt", () => `salt ${++made}`)),
    );
    expect(new Set(salts).size).toBe(1);
    expect(await storage.stores.settings.get("salt")).toBe(salts[0]);
    const inside = await storage.transaction(({ settings }) => settings.getOrCreate("salt", () => "another"));
    expect(inside).toBe(salts[0]);
  });
});
