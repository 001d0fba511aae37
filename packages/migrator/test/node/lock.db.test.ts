import { describe, expect, it } from "vitest";
import { nodes, outcome, request, signalled, step, table } from "../../../../test/support/manager/nodes.ts";
import { storage as current } from "../../src/index.ts";

type Own = Awaited<ReturnType<typeof nodes>>;

/** As when its session was cut, or its lease expired unnoticed. */
async function takeLockAway({ knex, engine }: Own): Promise<void> {
  if (engine === "sqlite") return void (await knex("_migrations_lock").update({ run_id: "a rival" }));
  const [[row]] = await knex.raw(
    "select is_used_lock(concat('migrator:', left(sha2(database(), 256), 20))) as session",
  );
  await knex.raw(`kill ${row.session}`);
}

const lost = { state: "leadership_lost", code: null, stillRunning: false };

describe("a run that loses its lock", () => {
  it("during a migration stops it and does not record it", async () => {
    await using own = await nodes();
    const inside = signalled();
    const up = async (): Promise<void> => {
      const { signal } = current();
      inside.resolve();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    };
    const migrations = [table("a"), step("b", up), table("c")];
    const node = own.over({ migrations, leaseMs: 300 });
    const asked = await request(migrations);
    await node.start(asked);
    await inside.promise;
    await takeLockAway(own);
    expect(await node.poll(asked.runId, 10_000)).toMatchObject({ ...lost, failed: "b", applied: ["a"] });
    expect(await own.knex("_migrations_journal").where("name", "b").pluck("outcome")).toEqual(["leadership_lost"]);
    expect(await own.knex.schema.hasTable("c")).toBe(false);
  });

  it("at the very end of a migration does not record it", async () => {
    await using own = await nodes();
    const migrations = [table("a"), step("b", () => takeLockAway(own))];
    const node = own.over({ migrations });
    expect(await outcome(node, await request(migrations))).toMatchObject({ ...lost, failed: "b", applied: ["a"] });
  });

  it("to a later coordinator does not record it, although the lock itself is still held", async () => {
    await using own = await nodes();
    const overtake = () => own.knex("_migrations_lock").update({ fence: 9 });
    const migrations = [table("a"), step("b", overtake), table("c")];
    const node = own.over({ migrations });
    expect(await outcome(node, await request(migrations))).toMatchObject({ ...lost, failed: "b", applied: ["a"] });
    expect(await own.knex("_migrations").pluck("name")).toEqual(["a"]);
  });
});

describe("leftovers of a killed process", () => {
  it("in the row of the lock do not block other runs", async () => {
    await using own = await nodes();
    const migrations = [table("a")];
    const node = own.over({ migrations });
    await node.prepare();
    await own.knex("_migrations_lock").update({ run_id: "gone", owner: "api-9", fence: 3, expires_at: 1000 });
    expect(await node.inspect()).toMatchObject({ busy: null });
    expect(await outcome(node, await request(migrations, { fence: 4 }))).toMatchObject({ state: "applied" });
  });
});

describe("twenty concurrent runs on one database", () => {
  it("apply each migration once, and report the holder to the others", async () => {
    await using own = await nodes();
    const runs = new Map<string, number>();
    const counted = (name: string) =>
      step(name, async () => {
        runs.set(name, (runs.get(name) ?? 0) + 1);
        await current().knex.schema.createTable(name, (t) => void t.integer("id"));
      });
    const migrations = ["a", "b", "c"].map(counted);
    const instances = Array.from({ length: 20 }, () => own.over({ migrations, lockWaitMs: 0 }));
    const reports = await Promise.all(
      instances.map(async (node) => outcome(node, await request(migrations, { limitMs: 60_000 }))),
    );
    for (const report of reports.filter(({ state }) => state !== "applied"))
      expect(report).toMatchObject({ state: "refused", code: "run_in_progress" });
    expect(reports.flatMap(({ appliedNow }) => appliedNow)).toEqual(["a", "b", "c"]);
    expect([...runs]).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 1],
    ]);
    expect(await own.knex("_migrations").orderBy("id").select("id", "name")).toEqual([
      { id: 1, name: "a" },
      { id: 2, name: "b" },
      { id: 3, name: "c" },
    ]);
  }, 60_000);
});
