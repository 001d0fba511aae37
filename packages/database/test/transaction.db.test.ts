import { describe, expect, inject, it } from "vitest";
import { Problem } from "../../../src/errors.ts";
import { testStorage } from "../../../test/support/database.ts";
import { address, newRow, user } from "../../../test/support/rows.ts";

/** The error of a transaction that lost against another one, as the driver of the engine throws it. */
const conflict = (): Error =>
  Object.assign(new Error("in the way"), { code: inject("engine") === "sqlite" ? "SQLITE_BUSY" : "ER_LOCK_DEADLOCK" });

describe("a transaction", () => {
  it("stores all or nothing", async () => {
    await using storage = await testStorage();
    const undone = storage.transaction(async ({ segments, vips }) => {
      await segments.insert([newRow({ videoId: "v" })], address("home"));
      await vips.add(user("ann"), 1);
      throw new Problem("duplicate_segment");
    });
    await expect(undone).rejects.toMatchObject({ code: "duplicate_segment" });
    expect(await storage.stores.segments.onVideo("YouTube", "v")).toEqual([]);
    expect(await storage.stores.vips.has(user("ann"))).toBe(false);
  });

  it("returns the result of its work, and continues after a duplicate key inside it", async () => {
    await using storage = await testStorage();
    const answer = await storage.transaction(async ({ vips }) => {
      await vips.add(user("ann"), 1);
      await vips.add(user("ann"), 2);
      return (await vips.has(user("ann"))) ? "kept" : "lost";
    });
    expect(answer).toBe("kept");
    expect(await storage.stores.vips.has(user("ann"))).toBe(true);
  });

  it.each([
    // conflicts  the work runs
    [1, 2],
    [15, 16],
  ])("with %i conflicts succeeds at attempt %i, with nothing stored twice", async (conflicts, runs) => {
    await using storage = await testStorage();
    let attempts = 0;
    await storage.transaction(async ({ segments }) => {
      await segments.insert([newRow({ videoId: "v", uuid: "one" })], address("home"));
      if (++attempts <= conflicts) throw conflict();
    });
    expect(attempts).toBe(runs);
    expect(await storage.stores.segments.onVideo("YouTube", "v")).toHaveLength(1);
  });

  it("with a sixteenth conflict fails with a storage problem, not as a bug", async () => {
    await using storage = await testStorage();
    let attempts = 0;
    const lost = storage.transaction(async () => {
      attempts++;
      throw conflict();
    });
    await expect(lost).rejects.toMatchObject({ code: "storage_busy", retryAfter: 2 });
    expect(attempts).toBe(16);
  });

  it("that fails for another reason runs once", async () => {
    await using storage = await testStorage();
    let attempts = 0;
    const failed = storage.transaction(async () => {
      attempts++;
      throw new TypeError("our own mistake");
    });
    await expect(failed).rejects.toThrow(TypeError);
    expect(attempts).toBe(1);
  });

  it("survives real deadlocks: writers that lock two videos in opposite order", async () => {
    await using storage = await testStorage();
    const both = (first: string, second: string) =>
      storage.transaction(async ({ videos }) => {
        await videos.lock("YouTube", first, "0".repeat(64));
        await videos.lock("YouTube", second, "0".repeat(64));
      });
    for (let round = 0; round < 10; round++) await Promise.all([both("a", "b"), both("b", "a")]);
    expect(await storage.knex("videos").pluck("version")).toEqual([20, 20]);
  });
});
