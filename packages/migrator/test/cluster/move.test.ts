import { describe, expect, it } from "vitest";
import { failure, listed, world } from "../../../../test/support/manager/world.ts";
import type { ConfigStore } from "../../src/protocol/contracts.ts";

const old = "# limits\noptions:\n  storage_timeout: 7 # seconds\napplied: [01, '02']\n".replace("[01", "['01'");
const moving = () => world({ sections: { "migrations.yml": old } });

describe("move_migrations_state", () => {
  it("copies the list to every leader, removes it from the configuration and keeps everything else there", async () => {
    const own = moving();
    own.database("storage").applied.push(...listed("01"));
    expect(await own.run(own.manager().moveMigrationsState())).toEqual({ "api-1": ["01", "02"], "storage-1": ["02"] });
    expect(own.database("storage").executed).toEqual([]);
    const { sections, version } = await own.store.read();
    expect(sections.get("migrations.yml")).toBe("# limits\noptions:\n  storage_timeout: 7 # seconds\n");
    expect(version).toBe(1);
    expect(await own.run(own.manager().up())).toEqual({ "api-1": ["03"], "storage-1": ["03"] });
  });

  it.each([undefined, "options: {}", "applied: []", "applied:", ""])(
    "does nothing when the section is %j",
    async (text) => {
      const own = world({ sections: text === undefined ? {} : { "migrations.yml": text } });
      expect(await own.run(own.manager().moveMigrationsState())).toEqual({});
      expect(own.node("api-1").calls).toEqual([]);
      expect((await own.store.read()).version).toBe(0);
      expect(await own.store.holder()).toBeNull();
    },
  );

  it("keeps additional names of a leader after the end of the list", async () => {
    const own = moving();
    own.database("api").applied.push(...listed("01 02 03"));
    expect(await own.run(own.manager().moveMigrationsState())).toEqual({ "api-1": [], "storage-1": ["01", "02"] });
  });

  it("copies nothing to any leader when one leader has different names", async () => {
    const own = moving();
    own.database("storage").applied.push(...listed("02"));
    expect(await failure(own, own.manager().moveMigrationsState())).toMatchObject({
      code: "state_inconsistent",
      message: "storage-1 has 02 at position 1. Nothing was copied.",
      leaders: { "api-1": { outcome: "not_started" }, "storage-1": { outcome: "refused" } },
    });
    expect(own.database("api").applied).toEqual([]);
    expect((await own.store.read()).version).toBe(0);
  });

  it("keeps the list when a leader fails to write; the next call copies what is missing", async () => {
    const own = moving();
    own.node("storage-1").faults.set("move", () => {
      throw new Error("disk full");
    });
    expect(await failure(own, own.manager().moveMigrationsState())).toMatchObject({
      code: "leader_unreachable",
      message: expect.stringMatching(/disk full\. The list stays in the configuration\. Call again/),
      leaders: { "api-1": { outcome: "applied", applied_now: ["01", "02"] }, "storage-1": { outcome: "unreachable" } },
    });
    expect((await own.store.read()).sections.get("migrations.yml")).toBe(old);
    own.node("storage-1").faults.clear();
    expect(await own.run(own.manager().moveMigrationsState())).toEqual({ "api-1": [], "storage-1": ["01", "02"] });
  });

  it("changes nothing when a replica set has no leader", async () => {
    const own = moving();
    own.database("storage").writable.clear();
    expect(await failure(own, own.manager().moveMigrationsState())).toMatchObject({ code: "leader_not_found" });
    expect(own.node("api-1").calls).toEqual(["probe"]);
  });

  it("is refused during a run", async () => {
    const own = moving();
    await using lock = await own.store.lock({ runId: "r1", owner: "api-9", waitMs: 0 });
    expect(await failure(own, own.manager().moveMigrationsState())).toMatchObject({ code: "run_in_progress" });
    expect(await lock.stillHeld()).toBe(true);
  });

  it("copies nothing when it loses its lock between preflight and copy", async () => {
    const own = moving();
    const store: ConfigStore = {
      ...own.store,
      lock: async (request) => ({ ...(await own.store.lock(request)), stillHeld: async () => false }),
      holder: async () => ({ owner: "api-9", runId: "r9", since: 0 }),
    };
    expect(await failure(own, own.manager("api-1", { store }).moveMigrationsState())).toMatchObject({
      code: "run_in_progress",
      message: expect.stringContaining("api-9"),
    });
    expect(own.node("api-1").calls).not.toContain("move");
  });
});
