import { describe, expect, it } from "vitest";
import { failure, listed, type World, world } from "../../../../test/support/manager/world.ts";
import { MigratorError } from "../../src/protocol/errors.ts";

const untouched = (own: World): void => {
  for (const [, { calls, database }] of own.nodes) {
    expect(calls).not.toContain("start");
    expect(database.executed).toEqual([]);
  }
};

describe("listed migrations compared with applied ones", () => {
  it.each([
    // coordinator  storage-1's  applied there  what happens
    ["01 02 03", "01 02 03", "", "runs 01 02 03"],
    ["01 02 03", "01 02 03", "01", "runs 02 03"],
    ["01 02 03", "01 02 03", "01 02 03", "runs nothing"],
    ["01 02 03", "01 02 03", "02 03", "order_violation: 01 stands before what was applied on storage-1"],
    ["02 03", "02 03", "01 02", "order_violation: 01 was applied on storage-1 and is not in the list."],
    ["01 02", "01 02", "02 01", "order_violation: 02 was applied on storage-1 at position 1, where the list has 01."],
    ["01 02 03", "01 02 03", "01 03", "order_violation: 02 stands before what was applied on storage-1"],
    ["01 02", "01", "", "lists_differ: storage-1 has no 02."],
    ["01", "", "", "lists_differ: storage-1 has no 01."],
    ["01", "01 02", "", "lists_differ: storage-1 has 02, which the coordinator has not."],
    ["", "01", "", "lists_differ: storage-1 has 01, which the coordinator has not."],
    ["01 02", "02 01", "", "lists_differ: storage-1 has 02 at position 1, the coordinator has 01."],
    ["02 03", "01 02", "", "lists_differ: storage-1 has no 03. storage-1 has 01, which the coordinator has not."],
    ["a.js b.js", "a.js b.js", "a.ts", "order_violation: .* applied as a.ts and is a.js now: names keep their suffix"],
  ])("coordinator %j, leader %j, applied %j: %s", async (ours, theirs, applied, wanted) => {
    const own = world({ migrations: ours });
    own.files.of.set("storage-1", listed(theirs));
    own.database("storage").applied.push(...listed(applied));
    if (wanted.startsWith("runs ")) {
      await own.run(own.manager().up());
      expect(own.database("storage").executed.join(" ") || "nothing").toBe(wanted.slice("runs ".length));
      return;
    }
    const [code, message] = wanted.split(": ", 2);
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code,
      message: expect.stringMatching(new RegExp(`${message}.*Nothing was run\\.$`)),
    });
    expect(error.leaders).toEqual({
      "api-1": { outcome: "not_started", applied_now: [], applied: [] },
      "storage-1": {
        outcome: "refused",
        applied_now: [],
        applied: listed(applied).map(({ name }) => name),
        error: expect.any(String),
      },
    });
    untouched(own);
  });

  it.each([
    // coordinator  leader  recorded  what happens
    ["a", "a", "a", "runs"],
    ["a", null, null, "runs"],
    [null, "b", "c", "applied_migration_changed"],
    ["a", null, "b", "applied_migration_changed"],
    ["a", "b", "a", "lists_differ"],
    ["a", "a", "b", "applied_migration_changed"],
  ])("text here %j, on the leader %j, as recorded %j: %s", async (ours, theirs, recorded, wanted) => {
    const own = world();
    own.files.list = listed("01 02", ours);
    own.files.of.set("storage-1", listed("01 02", theirs));
    own.database("storage").applied.push(...listed("01", recorded));
    const call = own.manager().up();
    if (wanted === "runs") {
      expect(await own.run(call)).toHaveProperty("storage-1", ["02"]);
      return;
    }
    const error = await failure(own, call);
    expect(error).toMatchObject({ code: wanted, message: expect.stringContaining("01") });
    untouched(own);
  });
});

describe("up refuses before anything runs anywhere when", () => {
  const cases: [code: string, what: string, message: RegExp, prepare: (own: World) => void][] = [
    [
      "applied_list_in_config",
      "the configuration still has the list of a version 0.x",
      /\(01, 02\)\. Move the migrations state first/,
      async ({ store }) =>
        store.patch({
          version: 0,
          sections: [{ filename: "migrations.yml", content: "applied: ['01', '02']" }],
          by: "",
        }),
    ],
    [
      "leader_not_found",
      "no instance is writable",
      /storage has no leader \(storage-1: read_only is ON; storage-2:/,
      (own) => own.database("storage").writable.clear(),
    ],
    [
      "leader_not_found",
      "no instance answers",
      /storage-1: storage-1 refuses connections; storage-2: storage-2 does not/,
      (own) => {
        own.node("storage-1").line = "refused";
        own.node("storage-2").line = "mute";
      },
    ],
    [
      "several_leaders",
      "two instances are writable",
      /storage has several leaders: storage-1 and storage-2 accept/,
      (own) => own.database("storage").writable.add("storage-2"),
    ],
    [
      "user_bypasses_read_only",
      "the user may write to replicas",
      /user of storage-2 in storage .* Take SUPER/,
      (own) => own.database("storage").bypasses.add("storage-2"),
    ],
    [
      "leader_not_found",
      "another instance answers at the address",
      /other-1 answers at http:\/\/api-1\//,
      (own) => {
        own.node("api-1").answersAs = "other-1";
      },
    ],
    ["loader_failed", "the coordinator cannot load", /01 has no function up/, () => undefined],
    [
      "loader_failed",
      "a leader cannot load",
      /Migration 02 of storage-1 does not parse/,
      (own) =>
        own.node("storage-1").faults.set("inspect", () => {
          throw new MigratorError("loader_failed", "Migration 02 of storage-1 does not parse.");
        }),
    ],
    [
      "leader_unreachable",
      "a leader falls silent",
      /storage-1 does not answer: no response within 20 seconds/,
      (own) =>
        own.node("storage-1").faults.set("inspect", () => {
          own.node("storage-1").line = "mute";
          throw new MigratorError("leader_unreachable", "storage-1 does not answer: no response within 20 seconds.");
        }),
    ],
    [
      "leader_unreachable",
      "a leader throws what it should not",
      /storage-1 does not answer: boom/,
      (own) =>
        own.node("storage-1").faults.set("inspect", () => {
          throw new Error("boom");
        }),
    ],
    [
      "run_in_progress",
      "a leader is still busy with an earlier run",
      /storage-1 has been running for api-9 since 1970.* \(run r9\)/,
      (own) => {
        own.database("storage").lock = { runId: "r9", owner: "api-9", since: 0 };
      },
    ],
    ["bad_config", "somebody wrote nonsense into the store", /topology\.yml/, () => undefined],
    ["config_store_unavailable", "the configuration cannot be read", /gone/, () => undefined],
    ["internal", "there is a bug", /boom/, () => undefined],
  ];
  it.each(cases)("%s: %s", async (code, what, message, prepare) => {
    const own = world({ sections: what.startsWith("somebody") ? { "topology.yml": "[]" } : {} });
    await prepare(own);
    const { store } = own;
    const manager = own.manager("storage-2", {
      ...(what === "the coordinator cannot load" && {
        loader: () => ({ list: () => [{ name: "01", up: JSON.parse("1") }] }),
      }),
      ...(code === "config_store_unavailable" && {
        store: { ...store, read: async () => Promise.reject(new MigratorError(code, "gone")) },
      }),
      ...(code === "internal" && {
        store: {
          ...store,
          read: () => {
            throw new TypeError("boom");
          },
        },
      }),
    });
    const error = await failure(own, manager.up());
    expect(error).toMatchObject({
      code,
      message: expect.stringMatching(message),
      runId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    untouched(own);
    expect(await own.store.holder()).toBeNull();
    expect(own.log.at(-1)).toMatchObject({ level: "error", fields: { operation: "up", code, run_id: error.runId } });
  });

  it("reports the faults of every replica set, the worst first", async () => {
    const own = world({ shape: { a: ["a-1", "a-2"], b: ["b-1", "b-2"], c: ["c-1", "c-2"] } });
    own.database("a").writable.clear();
    own.database("b").writable.add("b-2");
    own.database("c").writable.add("c-2");
    const error = await failure(own, own.manager().up());
    expect(error.code).toBe("several_leaders");
    expect(error.message).toMatch(/^b has several leaders.* c has several leaders.* Nothing was run\.$/);
  });

  it("does not wait for a busy leader when another one refuses", async () => {
    const own = world();
    own.database("storage").lock = { runId: "r9", owner: "api-9", since: 0 };
    own.files.of.set("api-1", []);
    expect(await failure(own, own.manager("storage-2").up({ waitMs: 60_000 }))).toMatchObject({
      code: "run_in_progress",
    });
    expect(own.now()).toBe(0);
  });

  it("reports permanent faults before transient ones", async () => {
    const own = world({ shape: { a: ["a-1"], b: ["b-1"], c: ["c-1"] } });
    own.node("a-1").faults.set("inspect", () => {
      throw new Error("boom");
    });
    own.files.of.set("b-1", listed("01"));
    own.database("c").applied.push(...listed("02"));
    const error = await failure(own, own.manager().up());
    expect(error.code).toBe("lists_differ");
    expect(error.leaders).toMatchObject({
      "a-1": { outcome: "unreachable" },
      "b-1": { outcome: "refused" },
      "c-1": { outcome: "refused", applied: ["02"] },
    });
  });
});

describe("a database user who may write to read-only servers", () => {
  it("is only a warning without replication, which is logged once", async () => {
    const own = world({ shape: { api: ["api-1"] } });
    own.database("api").bypasses.add("api-1");
    const manager = own.manager();
    await own.run(manager.up());
    await own.run(manager.plan());
    expect(own.log.filter(({ message }) => message.includes("Take SUPER"))).toEqual([
      expect.objectContaining({ level: "warn", fields: { replicaset: "api", instances: ["api-1"] } }),
    ]);
  });

  it("is accepted in a cluster where all nodes accept writes", async () => {
    const own = world({ mode: "galera" });
    own.database("storage").bypasses.add("storage-2");
    expect(await own.run(own.manager().up())).toHaveProperty("storage-1");
  });
});
