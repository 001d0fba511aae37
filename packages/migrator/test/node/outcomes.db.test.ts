import { describe, expect, it } from "vitest";
import { nodes, outcome, request, signalled, step, table } from "../../../../test/support/manager/nodes.ts";
import { track } from "../../src/engine/run/context.ts";
import { storage as current, type Migration } from "../../src/index.ts";

describe("a run", () => {
  it("applies pending migrations once, in order, and reports them", async () => {
    await using own = await nodes();
    const migrations = [table("a"), table("b")];
    const node = own.over({ migrations });
    const asked = await request(migrations);
    expect(await outcome(node, asked)).toEqual({
      runId: asked.runId,
      state: "applied",
      current: null,
      appliedNow: ["a", "b"],
      applied: ["a", "b"],
      failed: null,
      place: null,
      error: null,
      code: null,
      stillRunning: false,
      elapsedMs: expect.any(Number),
    });
    expect(await outcome(node, await request(migrations))).toMatchObject({ state: "applied", appliedNow: [] });
    const more = [...migrations, table("c")];
    expect(await outcome(own.over({ migrations: more }), await request(more))).toMatchObject({
      appliedNow: ["c"],
      applied: ["a", "b", "c"],
    });
    expect(await own.knex("_migrations").orderBy("id").select("id", "name")).toEqual([
      { id: 1, name: "a" },
      { id: 2, name: "b" },
      { id: 3, name: "c" },
    ]);
    expect(await own.knex("_migrations_journal").pluck("outcome")).toEqual(["applied", "applied", "applied"]);
    expect(await own.knex("_migrations_journal").distinct("coordinator").pluck("coordinator")).toEqual(["api-1"]);
  });

  it("is started once, however often the request is repeated", async () => {
    await using own = await nodes();
    let runs = 0;
    const migrations = [step("a", () => void runs++)];
    const node = own.over({ migrations });
    const asked = await request(migrations);
    await Promise.all([node.start(asked), node.start(asked), node.start(asked)]);
    await node.poll(asked.runId, 10_000);
    await node.start(asked);
    expect(await node.poll(asked.runId, 10_000)).toMatchObject({ state: "applied", appliedNow: ["a"] });
    expect(runs).toBe(1);
  });

  it("begins no further migration once it is halted, and none after the last that was asked for", async () => {
    await using own = await nodes();
    const [inside, go] = [signalled(), signalled()];
    const wait = async (): Promise<void> => {
      inside.resolve();
      await go.promise;
    };
    const migrations = [step("a", wait), table("b"), table("c")];
    const node = own.over({ migrations });
    const asked = await request(migrations);
    await node.start(asked);
    await inside.promise;
    await node.cancel(asked.runId, { afterCurrent: true });
    go.resolve();
    expect(await node.poll(asked.runId, 10_000)).toMatchObject({ state: "halted", failed: null, appliedNow: ["a"] });
    const toB = await request(migrations, { to: "b" });
    expect(await outcome(node, toB)).toMatchObject({ state: "applied", appliedNow: ["b"], applied: ["a", "b"] });
    expect(await outcome(node, await request(migrations, { to: "a" }))).toMatchObject({ appliedNow: [] });
  });

  it("reports progress while it runs", async () => {
    await using own = await nodes();
    const [inside, go] = [signalled(), signalled()];
    const wait = async (): Promise<void> => {
      inside.resolve();
      await go.promise;
    };
    const migrations = [table("a"), step("b", wait)];
    const node = own.over({ migrations });
    const asked = await request(migrations);
    await node.start(asked);
    await inside.promise;
    expect(await node.poll(asked.runId, 1)).toMatchObject({ state: "running", current: "b", appliedNow: ["a"] });
    go.resolve();
    expect(await node.poll(asked.runId, 10_000)).toMatchObject({ state: "applied", current: null });
  });

  it.each<[string, Migration["up"]]>([
    ["throws", () => Promise.reject(new Error("disk on fire"))],
    ["returns an error", () => new Error("disk on fire")],
    ["fails in the database", () => current().knex.raw("select * from disk_on_fire")],
    ["forgets to await a helper that fails", () => void track(Promise.reject(new Error("disk on fire")))],
  ])("stops at a migration that %s, and starts with it next time", async (_how, up) => {
    await using own = await nodes();
    const bad = [table("a"), step("b", up), table("c")];
    const node = own.over({ migrations: bad });
    expect(await outcome(node, await request(bad))).toMatchObject({
      state: "failed",
      appliedNow: ["a"],
      applied: ["a"],
      failed: "b",
      error: expect.stringMatching(/disk.on.fire/),
      stillRunning: false,
    });
    expect(await own.knex.schema.hasTable("c")).toBe(false);
    const good = [table("a"), table("b"), table("c")];
    expect(await outcome(own.over({ migrations: good }), await request(good))).toMatchObject({
      appliedNow: ["b", "c"],
    });
    expect(await own.knex("_migrations").orderBy("id").pluck("id")).toEqual([1, 2, 3]);
    const lines = await own.knex("_migrations_journal").orderBy("started_at").select("name", "outcome");
    expect(lines.map(({ name, outcome: how }) => `${name} ${how}`)).toEqual([
      "a applied",
      "b failed",
      "b applied",
      "c applied",
    ]);
  });

  it("waits for helpers that were not awaited", async () => {
    await using own = await nodes();
    const slow = async (): Promise<void> => {
      const { knex } = current();
      await knex.schema.createTable("late", (t) => void t.integer("id"));
      await knex("late").insert({ id: 1 });
    };
    const migrations = [step("a", () => void track(slow()))];
    expect(await outcome(own.over({ migrations }), await request(migrations))).toMatchObject({ state: "applied" });
    expect(await own.knex("late").select()).toEqual([{ id: 1 }]);
  });

  it("does not record a migration that leaves a transaction open", async () => {
    await using own = await nodes();
    const leaky = async (): Promise<void> => {
      const trx = await current().knex.transaction();
      await trx("a").insert({ id: 1 });
    };
    const migrations = [table("a"), step("b", leaky)];
    const node = own.over({ migrations, graceMs: 50 });
    expect(await outcome(node, await request(migrations))).toMatchObject({
      state: "failed",
      failed: "b",
      error: expect.stringContaining("left a transaction open"),
    });
    expect(await own.knex("a").select()).toEqual([]);
  });

  it("passes the instance, its replica set and roles to a migration", async () => {
    await using own = await nodes();
    let seen: unknown;
    const look = (): void => {
      const { alias, replicaset, roles, signal } = current();
      seen = { alias, replicaset, roles, aborted: signal.aborted };
    };
    const migrations = [step("a", look)];
    await outcome(own.over({ migrations }), await request(migrations));
    expect(seen).toEqual({ alias: "s-1", replicaset: "storage-1", roles: ["vshard-storage"], aborted: false });
  });

  it("fills in a missing hash", async () => {
    await using own = await nodes();
    const before = [step("a", () => 1)];
    await outcome(own.over({ migrations: before }), await request(before));
    const after = [step("a", () => 1, "ab12")];
    await outcome(own.over({ migrations: after }), await request(after));
    expect(await own.over().applied()).toEqual([{ name: "a", hash: "ab12" }]);
  });
});

describe("a run is refused", () => {
  const refused = (code: string, error: RegExp) => ({
    state: "refused",
    code,
    appliedNow: [],
    error: expect.stringMatching(error),
  });

  it.each([
    [["a"], ["a", "b"], /s-1 has nothing at position 2, api-1 has b/],
    [["a", "b"], ["a"], /s-1 has b at position 2, api-1 has nothing/],
    [["b", "a"], ["a", "b"], /s-1 has b at position 1, api-1 has a/],
  ])("with %j here and %j there", async (here, there, why) => {
    await using own = await nodes();
    const node = own.over({ migrations: here.map(table) });
    expect(await outcome(node, await request(there.map(table)))).toMatchObject(refused("lists_differ", why));
    expect(await own.knex.schema.hasTable("a")).toBe(false);
  });

  it("when the text of a migration differs", async () => {
    await using own = await nodes();
    const node = own.over({ migrations: [step("a", () => 1, "1")] });
    const asked = await request([step("a", () => 1, "2")]);
    expect(await outcome(node, asked)).toMatchObject(refused("lists_differ", /the text of a differs/));
    expect(await outcome(node, await request([step("a", () => 1)]))).toMatchObject({ state: "applied" });
  });

  it("when the history does not continue, or was changed", async () => {
    await using own = await nodes();
    const first = [step("b", () => 1, "1")];
    await outcome(own.over({ migrations: first }), await request(first));
    const older = [table("a"), step("b", () => 1, "1")];
    expect(await outcome(own.over({ migrations: older }), await request(older))).toMatchObject(
      refused("order_violation", /b was applied at position 1/),
    );
    const edited = [step("b", () => 1, "2")];
    expect(await outcome(own.over({ migrations: edited }), await request(edited))).toMatchObject(
      refused("applied_migration_changed", /b was changed/),
    );
  });

  it("while another run holds the lock, and the refusal names its holder", async () => {
    await using own = await nodes();
    const [inside, go] = [signalled(), signalled()];
    const wait = async (): Promise<void> => {
      inside.resolve();
      await go.promise;
    };
    const migrations = [step("a", wait)];
    const one = own.over({ migrations, lockWaitMs: 0 });
    const two = own.over({ migrations, lockWaitMs: 0 });
    const asked = await request(migrations, { coordinator: "api-7" });
    await one.start(asked);
    await inside.promise;

    const holder = { runId: asked.runId, owner: "api-7", since: expect.any(Number) };
    expect(await two.inspect()).toMatchObject({ busy: holder, interrupted: [] });
    for (const node of [one, two])
      expect(await outcome(node, await request(migrations, { fence: 2 }))).toMatchObject(
        refused("run_in_progress", new RegExp(`migrated by api-7 in run ${asked.runId} since 2`)),
      );
    go.resolve();
    expect(await one.poll(asked.runId, 10_000)).toMatchObject({ state: "applied" });
    expect(await two.inspect()).toMatchObject({ busy: null });
    expect(await outcome(two, await request(migrations, { fence: 2 }))).toMatchObject({ state: "applied" });
  });

  it("once a later coordinator has taken over", async () => {
    await using own = await nodes();
    const migrations = [table("a")];
    const node = own.over({ migrations });
    await outcome(node, await request([...migrations], { fence: 7 }));
    expect(await outcome(node, await request(migrations, { fence: 6 }))).toMatchObject(
      refused("run_in_progress", /number 6, number 7 was seen/),
    );
    expect(await outcome(node, await request(migrations, { fence: 7 }))).toMatchObject({ state: "applied" });
    expect(await node.inspect()).toMatchObject({ busy: null });
  });

  it.each<readonly [what: string, migration: Readonly<{ name: string; hash?: unknown }>, why: RegExp]>([
    ["a name that is too long", { name: "a".repeat(256) }, /is longer than 255/],
    ["a name that ends with a blank", { name: "a " }, /ends with a blank/],
    ["a name with half a character", { name: "a\ud800" }, /has characters that are no text/],
    ["a hash that is too long", { name: "a", hash: "f".repeat(65) }, /text of at most 64/],
    ["a hash that is no text", { name: "a", hash: 7 }, /text of at most 64/],
  ])("when a migration has %s, before it runs", async (_what, migration, why) => {
    await using own = await nodes();
    let runs = 0;
    const up = (): void => {
      runs += 1;
    };
    const node = own.over({ migrations: [{ ...migration, up } as Migration] });
    expect(await outcome(node, await request([table("a")]))).toMatchObject(refused("loader_failed", why));
    expect(runs).toBe(0);
  });

  it("when the migrations do not load", async () => {
    await using own = await nodes();
    const node = own.over({ migrations: [table("a"), table("a")] });
    expect(await outcome(node, await request([table("a")]))).toMatchObject(refused("loader_failed", /twice/));
  });
});

describe("an unknown run", () => {
  it("is reported as ended with its process", async () => {
    await using own = await nodes();
    await expect(own.over().poll("3c0f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34", 1)).rejects.toMatchObject({
      code: "leadership_lost",
      message: expect.stringContaining("started again"),
    });
    await own.over().cancel("3c0f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34");
  });
});
