import { describe, expect, it } from "vitest";
import { nodes, outcome, request, signalled, step, table } from "../../../../test/support/manager/nodes.ts";

describe("the status of an instance", () => {
  it("is empty for a database that was never migrated", async () => {
    await using own = await nodes();
    expect(await own.over({ migrations: [table("a")] }).status()).toEqual({
      applied: [],
      pending: ["a"],
      interrupted: [],
      running: null,
      last: null,
      lock: null,
    });
  });

  it("reports the current run, its duration and its owner", async () => {
    await using own = await nodes();
    const [inside, go] = [signalled(), signalled()];
    const wait = async (): Promise<void> => {
      inside.resolve();
      await go.promise;
    };
    const migrations = [table("a"), step("b", wait), table("c")];
    const clock = { time: 1_800_000_000_000 };
    const node = own.over({ migrations, now: () => clock.time });
    const asked = await request(migrations, { limitMs: 55_000 });
    await node.start(asked);
    await inside.promise;
    const { runId } = asked;
    expect(await node.status()).toEqual({
      applied: ["a"],
      pending: ["b", "c"],
      interrupted: [],
      running: {
        runId,
        name: "b",
        since: clock.time,
        elapsedMs: expect.any(Number),
        limitMs: 55_000,
        progress: null,
        waiting: null,
      },
      last: {
        runId,
        name: "b",
        outcome: "running",
        startedAt: expect.any(Number),
        endedAt: null,
        error: null,
        place: null,
      },
      lock: { runId, owner: "api-1", since: clock.time },
    });
    go.resolve();
    await node.poll(runId, 10_000);
    expect(await node.status()).toMatchObject({ pending: [], running: null, lock: null, last: { name: "c" } });
  });

  it("reports the outcome of the last attempt", async () => {
    await using own = await nodes();
    const migrations = [step("a", () => new Error("disk on fire"))];
    const node = own.over({ migrations });
    await outcome(node, await request(migrations));
    expect(await node.status()).toMatchObject({
      pending: ["a"],
      last: { name: "a", outcome: "failed", error: "disk on fire", endedAt: expect.any(Number) },
    });
  });
});

describe("after the clock was set back", () => {
  it("the last attempt is the newest, and one that was interrupted earlier is not reported any more", async () => {
    await using own = await nodes();
    const clock = { time: 1_800_000_000_000 };
    let isBroken = true;
    const migrations = [
      step("a", () => (isBroken ? new Error("disk on fire") : undefined)),
      step("b", () => new Error("no")),
    ];
    const node = own.over({ migrations, now: () => clock.time });
    await outcome(node, await request(migrations));
    await own
      .knex("_migrations_journal")
      .insert({ run_id: "x", name: "b", started_at: clock.time + 1, coordinator: "c" });
    clock.time -= 3_600_000;
    isBroken = false;
    await outcome(node, await request(migrations, { fence: 2 }));
    expect(await node.status()).toMatchObject({
      applied: ["a"],
      interrupted: [],
      last: { name: "b", outcome: "failed", error: "no" },
    });
  });
});

describe("an interrupted migration", () => {
  it("is reported as an attempt whose process died, until the migration is retried or recorded", async () => {
    await using own = await nodes();
    const migrations = [table("a"), table("b")];
    const node = own.over({ migrations });
    await node.prepare();
    const died = { run_id: "gone", name: "a", started_at: 1000, coordinator: "api-9" };
    await own.knex("_migrations_journal").insert(died);
    expect(await node.inspect()).toMatchObject({ interrupted: ["a"], busy: null });
    expect(await node.status()).toMatchObject({ interrupted: ["a"], last: { name: "a", outcome: "interrupted" } });
    await outcome(node, await request(migrations));
    expect(await node.inspect()).toMatchObject({ interrupted: [] });
  });
});
