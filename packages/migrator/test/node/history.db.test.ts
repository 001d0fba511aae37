import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nodes, outcome, request, signalled, step } from "../../../../test/support/manager/nodes.ts";

describe("the history of a database", () => {
  it("is empty for a database that was never migrated, and creates no table", async () => {
    await using own = await nodes();
    expect(await own.over().history(100)).toEqual([]);
    expect(await own.knex.schema.hasTable("_migrations")).toBe(false);
  });

  it("has every attempt with its times, its coordinator and its error, and the checksum where it was recorded", async () => {
    await using own = await nodes();
    let works = false;
    const up = (): void => {
      if (!works) throw new Error("disk full");
    };
    const migrations = [step("a", () => 1, "aa"), step("b", up, "bb")];
    const clock = { time: 1_800_000_000_000 };
    const node = own.over({ migrations, now: () => clock.time++ });
    const first = await request(migrations);
    await outcome(node, first);
    works = true;
    const second = await request(migrations, { coordinator: "api-2" });
    await outcome(node, second);
    const times = { startedAt: expect.any(Number), endedAt: expect.any(Number) };
    const lines = [
      {
        runId: first.runId,
        name: "a",
        outcome: "applied",
        coordinator: "api-1",
        checksum: "aa",
        error: null,
        ...times,
      },
      {
        runId: first.runId,
        name: "b",
        outcome: "failed",
        coordinator: "api-1",
        checksum: null,
        error: "disk full",
        ...times,
      },
      {
        runId: second.runId,
        name: "b",
        outcome: "applied",
        coordinator: "api-2",
        checksum: "bb",
        error: null,
        ...times,
      },
    ];
    expect(await node.history(100)).toEqual(lines);
    expect(await node.history(1)).toEqual(lines.slice(-1));
    for (const { startedAt, endedAt } of await node.history(100))
      expect(Number(endedAt)).toBeGreaterThan(Number(startedAt));
  });

  it("tells a run that is going on from one whose process died, and knows records whose line is gone", async () => {
    await using own = await nodes();
    const [inside, go] = [signalled(), signalled()];
    const wait = async (): Promise<void> => {
      inside.resolve();
      await go.promise;
    };
    const migrations = [step("a", () => 1, "aa"), step("b", wait)];
    const node = own.over({ migrations });
    const asked = await request(migrations);
    await node.start(asked);
    await inside.promise;
    await own.knex("_migrations_journal").where("name", "a").delete();
    const dead = { run_id: randomUUID(), name: "c", started_at: 5, coordinator: "api-9" };
    await own.knex("_migrations_journal").insert(dead);
    expect(await node.history(100)).toMatchObject([
      {
        name: "a",
        outcome: "recorded",
        runId: null,
        startedAt: null,
        endedAt: null,
        coordinator: null,
        checksum: "aa",
      },
      { name: "b", outcome: "running", endedAt: null },
      { name: "c", outcome: "interrupted", startedAt: 5, coordinator: "api-9" },
    ]);
    go.resolve();
    await node.poll(asked.runId, 10_000);
  });
});
