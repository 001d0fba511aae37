import { describe, expect, it } from "vitest";
import { failure, world } from "../../../../test/support/manager/world.ts";
import type { ConfigStore } from "../../src/protocol/contracts.ts";
import { MigratorError } from "../../src/protocol/errors.ts";

const change = { kind: "adopt", from: "knex" } as const;
const amendment = { changes: [{ migration: "01", change: "adopt", detail: null }], remarks: [] };

describe("a change of records in a cluster", () => {
  it("is only told without write, and takes no lock", async () => {
    const own = world();
    const leaders = { "api-1": amendment, "storage-1": amendment };
    expect(await own.run(own.manager().amend(change))).toEqual({ written: false, leaders });
    expect(own.node("api-1").calls).toEqual(["probe", "check"]);
    expect(await own.run(own.manager().amend(change, { write: true }))).toEqual({ written: true, leaders });
    expect(own.node("storage-1").calls.slice(-2)).toEqual(["check", "amend"]);
  });

  it.each([false, true])("is refused during a run (write %j)", async (write) => {
    const own = world();
    await using lock = await own.store.lock({ runId: "r1", owner: "api-9", waitMs: 0 });
    expect(await failure(own, own.manager().amend(change, { write }))).toMatchObject({ code: "run_in_progress" });
    expect(await lock.stillHeld()).toBe(true);
  });

  it("changes nothing anywhere when one leader refuses, as an older version does", async () => {
    const own = world();
    own.node("storage-1").faults.set("check", () => {
      throw new MigratorError("internal", "storage-1 runs a version that does not know amend.");
    });
    expect(await failure(own, own.manager().amend(change, { write: true }))).toMatchObject({
      code: "internal",
      message: "storage-1 runs a version that does not know amend. Nothing was changed.",
      leaders: { "api-1": { outcome: "not_started" }, "storage-1": { outcome: "refused" } },
    });
    expect(own.node("api-1").calls).not.toContain("amend");
  });

  it("tells which leaders it changed when another one fails to write", async () => {
    const own = world();
    own.node("storage-1").faults.set("amend", () => {
      throw new Error("disk full");
    });
    expect(await failure(own, own.manager().amend(change, { write: true }))).toMatchObject({
      code: "leader_unreachable",
      message: expect.stringMatching(/disk full\. Call again: only what is missing is changed\.$/),
      leaders: { "api-1": { outcome: "applied", applied_now: ["01"] }, "storage-1": { outcome: "unreachable" } },
    });
  });

  it("writes nothing when it loses its lock after it has compared", async () => {
    const own = world();
    const store: ConfigStore = {
      ...own.store,
      lock: async (request) => ({ ...(await own.store.lock(request)), stillHeld: async () => false }),
      holder: async () => ({ owner: "api-9", runId: "r9", since: 0 }),
    };
    expect(await failure(own, own.manager("api-1", { store }).amend(change, { write: true }))).toMatchObject({
      code: "run_in_progress",
      message: expect.stringContaining("api-9"),
    });
    expect(own.node("api-1").calls).not.toContain("amend");
  });

  it("does not begin while the configuration has a list of an older version", async () => {
    const own = world({ sections: { "migrations.yml": "applied: ['01']" } });
    expect(await failure(own, own.manager().amend(change))).toMatchObject({ code: "applied_list_in_config" });
  });
});

describe("the history of a cluster", () => {
  it("has the lines of every leader, and fails when one cannot tell", async () => {
    const own = world();
    await own.run(own.manager().up());
    const history = await own.run(own.manager().history({ limit: 2 }));
    expect(Object.entries(history).map(([leader, lines]) => [leader, lines.map(({ name }) => name)])).toEqual([
      ["api-1", ["02", "03"]],
      ["storage-1", ["02", "03"]],
    ]);
    await expect(own.manager().history({ limit: 0 })).rejects.toThrow("limit must be a whole number from 1 to 1000");
    own.database("storage").writable.clear();
    expect(await failure(own, own.manager().history())).toMatchObject({ code: "leader_not_found" });
  });
});
