import { describe, expect, it } from "vitest";
import { nodes, outcome, request, signalled, step, table } from "../../../../test/support/manager/nodes.ts";
import { storage as current } from "../../src/index.ts";

const forEver = (): Promise<never> => new Promise(() => undefined);
const timedOut = { state: "timed_out", code: null, appliedNow: ["a"], applied: ["a"], failed: "b" };

describe("the time limit", () => {
  it("of 0 makes a run fail if a migration is pending, and starts nothing", async () => {
    await using own = await nodes();
    const migrations = [table("a")];
    const node = own.over({ migrations });
    expect(await outcome(node, await request([...migrations], { limitMs: 0 }))).toMatchObject({
      state: "timed_out",
      failed: "a",
      appliedNow: [],
      stillRunning: false,
    });
    expect(await own.knex("_migrations_journal").select()).toEqual([]);
    await outcome(node, await request(migrations));
    expect(await outcome(node, await request(migrations, { limitMs: 0 }))).toMatchObject({ state: "applied" });
  });

  it("covers all migrations of a run", async () => {
    await using own = await nodes();
    const nap = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3000)); // one fits in, two do not
    const migrations = [step("a", () => undefined), step("b", nap), step("c", nap)];
    const report = await outcome(own.over({ migrations }), await request(migrations, { limitMs: 5000 }));
    expect(report).toMatchObject({ state: "timed_out", appliedNow: ["a", "b"], failed: "c", stillRunning: false });
    const journal = await own.knex("_migrations_journal").orderBy("started_at").select("name", "outcome", "error");
    expect(journal.at(-1)).toEqual({
      name: "c",
      outcome: "timed_out",
      error: "The run took longer than its limit of 5 seconds.",
    });
    expect(await own.knex("_migrations").orderBy("id").pluck("name")).toEqual(["a", "b"]);
  });

  it("aborts the signal and ends storage() and every connection of the run", async () => {
    await using own = await nodes();
    const seen: string[] = [];
    const note = (what: string) => (error: unknown) => void seen.push(`${what}: ${String(error)}`);
    const up = async (): Promise<void> => {
      const { knex, signal } = current();
      const trx = await knex.transaction();
      await trx("a").insert({ id: 1 });
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      await trx("a").insert({ id: 2 }).catch(note("transaction"));
      await trx.commit(); // Knex reports its failure elsewhere
      await knex("a").insert({ id: 3 }).catch(note("knex"));
      try {
        current();
      } catch (error) {
        note("storage")(error);
      }
    };
    const migrations = [table("a"), step("b", up)];
    const node = own.over({ migrations });
    expect(await outcome(node, await request(migrations, { limitMs: 3000 }))).toMatchObject(timedOut);
    expect(seen.map((line) => /^(\w+): .*The run took longer than its limit/.exec(line)?.[1])).toEqual([
      "transaction",
      "knex",
      "storage",
    ]);
    expect(await own.knex("a").select()).toEqual([]);
  });

  it("keeps the lock while code ignores the signal, and never records it", async () => {
    await using own = await nodes();
    const go = signalled();
    const migrations = [table("a"), step("b", () => go.promise)];
    const node = own.over({ migrations, graceMs: 50, lockWaitMs: 0 });
    const asked = await request(migrations, { limitMs: 3000 });
    expect(await outcome(node, asked)).toMatchObject({ ...timedOut, stillRunning: true });
    expect(await outcome(node, await request(migrations))).toMatchObject({
      state: "refused",
      code: "run_in_progress",
    });
    expect(await node.status()).toMatchObject({ running: { runId: asked.runId, name: "b" } });
    go.resolve();
    await expect.poll(() => node.poll(asked.runId, 1)).toMatchObject({ ...timedOut, stillRunning: false });
    expect(await node.applied()).toMatchObject([{ name: "a" }]);
    const done = [table("a"), table("b")];
    expect(await outcome(own.over({ migrations: done }), await request(done))).toMatchObject({ appliedNow: ["b"] });
  });

  it("is also enforced after code that blocks the event loop", async () => {
    await using own = await nodes();
    const busy = (): void => {
      const end = performance.now() + 4000;
      while (performance.now() < end);
    };
    const migrations = [table("a"), step("b", busy)];
    const node = own.over({ migrations });
    expect(await outcome(node, await request(migrations, { limitMs: 3000 }))).toMatchObject({
      ...timedOut,
      stillRunning: false,
    });
  });

  it("prevents endless code with an open transaction from blocking other writers", async () => {
    await using own = await nodes();
    const up = async (): Promise<void> => {
      const trx = await current().knex.transaction();
      await trx("a").insert({ id: 1 });
      await forEver();
    };
    const migrations = [table("a"), step("b", up)];
    const node = own.over({ migrations, graceMs: 50 });
    const asked = await request(migrations, { limitMs: 3000 });
    expect(await outcome(node, asked)).toMatchObject({ ...timedOut, stillRunning: true });
    await own.knex("a").insert({ id: 2 });
    expect(await own.knex("_migrations_journal").where("name", "b").pluck("outcome")).toEqual(["timed_out"]);
  });
});

describe("a cancelled run", () => {
  it("ends like a run that timed out", async () => {
    await using own = await nodes();
    const inside = signalled();
    const up = async (): Promise<void> => {
      inside.resolve();
      await new Promise((resolve) => current().signal.addEventListener("abort", resolve));
    };
    const migrations = [table("a"), step("b", up)];
    const node = own.over({ migrations });
    const asked = await request(migrations);
    await node.start(asked);
    await inside.promise;
    await node.cancel(asked.runId);
    expect(await node.poll(asked.runId, 10_000)).toMatchObject({ ...timedOut, error: "The run was cancelled." });
  });
});

describe("a closing instance", () => {
  it("ends the run in progress", async () => {
    await using own = await nodes();
    const inside = signalled();
    const up = async (): Promise<void> => {
      inside.resolve();
      await new Promise((resolve) => current().signal.addEventListener("abort", resolve));
    };
    const migrations = [step("a", up)];
    const node = own.over({ migrations });
    const asked = await request(migrations);
    await node.start(asked);
    await inside.promise;
    await node.close();
    expect(await node.poll(asked.runId, 1)).toMatchObject({ state: "leadership_lost" });
    expect(await own.knex("_migrations_journal").pluck("outcome")).toEqual(["leadership_lost"]);
  });
});
