import { describe, expect, it } from "vitest";
import { virtualClock } from "./clock.ts";
import { createMemoryConfigStore } from "./memory-store.ts";

const request = (runId: string, waitMs = 0) => ({ runId, owner: `owner of ${runId}`, waitMs });

describe("a configuration in memory", () => {
  it("accepts one of two changes for the same version", async () => {
    const store = createMemoryConfigStore();
    const slow = () => Promise.resolve();
    const rivals = createMemoryConfigStore({ parseMigration: slow });
    for (const own of [store, rivals]) {
      const change = (by: string) => ({
        version: 0,
        sections: [{ filename: "migrations/source/a.ts", content: by }],
        by,
      });
      const ended = await Promise.allSettled([own.patch(change("one")), own.patch(change("other"))]);
      expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
      expect(await own.read()).toMatchObject({ version: 1, changedBy: "one" });
    }
  });

  it("gets no new version without changes, and stores nothing of an invalid change", async () => {
    const store = createMemoryConfigStore({ sections: { a: "1" } });
    expect(await store.patch({ version: 0, sections: [{ filename: "a", content: "1" }], by: "me" })).toBe(
      await store.read(),
    );
    const sections = [
      { filename: "a", content: null },
      { filename: "topology.yml", content: "" },
    ];
    await expect(store.patch({ version: 0, sections, by: "me" })).rejects.toMatchObject({ code: "bad_config" });
    await expect(store.patch({ version: 1, sections, by: "me" })).rejects.toMatchObject({ code: "config_conflict" });
    expect((await store.read()).sections.get("a")).toBe("1");
  });

  it("locks like a configuration in a database: one holder, which is reported; increasing fencing tokens; waiters served in order", async () => {
    const clock = virtualClock();
    const store = createMemoryConfigStore(clock);
    const first = await store.lock(request("r1"));
    expect(await store.holder()).toEqual({ owner: "owner of r1", runId: "r1", since: 0 });
    await expect(clock.run(store.lock(request("r2", 1000)))).rejects.toMatchObject({ code: "run_in_progress" });
    expect(clock.now()).toBe(1000);
    const next = store.lock(request("r3", 1000));
    await first[Symbol.asyncDispose]();
    const second = await clock.run(next);
    expect(second.fence).toBeGreaterThan(first.fence);
    expect([await first.stillHeld(), await second.stillHeld()]).toEqual([false, true]);
    await first[Symbol.asyncDispose]();
    expect(await second.stillHeld()).toBe(true);
    await store.close();
  });
});
