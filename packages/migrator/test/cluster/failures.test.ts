import { describe, expect, it } from "vitest";
import type { Effect } from "../../../../test/support/manager/database.ts";
import { failure, type World, world } from "../../../../test/support/manager/world.ts";
import { MigratorError } from "../../src/protocol/errors.ts";

const hour = 3_600_000;
const done = { outcome: "applied", applied_now: ["01", "02", "03"], applied: ["01", "02", "03"] };
const atStorage = (own: World, ...effects: Effect[]): void => own.database("storage").effect("02", ...effects);

describe("the outcome of a failing leader reports", () => {
  it("migration_failed: which migration, why, what was applied and what runs next time", async () => {
    const own = world();
    atStorage(own, { kind: "fail", error: "Duplicate column name 'value'" });
    const error = await failure(own, own.manager().up());
    expect(error.code).toBe("migration_failed");
    expect(error.migration).toBe("02");
    expect(error.leaders).toEqual({
      "api-1": done,
      "storage-1": {
        outcome: "failed",
        applied_now: ["01"],
        applied: ["01"],
        failed: "02",
        error: "Duplicate column name 'value'",
      },
    });
    expect(error.message).toBe(
      "02 failed on storage-1: Duplicate column name 'value'. Statements before the failing one may have stayed. " +
        "Done: api-1. Call again when it is repaired: only what is missing runs, 02, 03 on storage-1.",
    );
    expect(await own.run(own.manager().up())).toEqual({ "storage-1": ["02", "03"] });
  });

  it("storage_timeout: the limit covers all migrations of a leader", async () => {
    const own = world({ sections: { "migrations.yml": "options: { storage_timeout: 1.5 }" } });
    atStorage(own, { kind: "ok", ms: 1490 });
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code: "storage_timeout",
      message: expect.stringMatching(/^storage-1 did not finish 02 within 1\.5 seconds\. Done: api-1\. Call again/),
      leaders: {
        "api-1": done,
        "storage-1": { outcome: "timed_out", applied: ["01"], failed: "02", still_running: false },
      },
    });
    expect(own.now()).toBe(1500);
    expect(await own.run(own.manager().up())).toEqual({ "storage-1": ["02", "03"] });
  });

  it("storage_timeout: a limit of 0 fails only if a migration is pending", async () => {
    const own = world({ sections: { "migrations.yml": "options: { storage_timeout: 0 }" } });
    own.database("api").applied.push(...own.files.list);
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code: "storage_timeout",
      leaders: {
        "api-1": { outcome: "nothing_to_do" },
        "storage-1": { outcome: "timed_out", applied: [], failed: "01" },
      },
    });
  });

  it("storage_timeout: code that cannot be stopped keeps the leader busy until it ends", async () => {
    const own = world();
    atStorage(own, { kind: "unstoppable", ms: 2 * hour });
    const error = await failure(own, own.manager().up());
    expect(error.leaders).toMatchObject({ "storage-1": { outcome: "timed_out", still_running: true } });
    expect(error.message).toContain("Its database could not stop it and still works on it.");
    expect(await failure(own, own.manager().up())).toMatchObject({
      code: "run_in_progress",
      leaders: { "storage-1": { outcome: "refused" }, "api-1": { outcome: "not_started" } },
    });
    expect(await own.run(own.manager().up({ waitMs: 3 * hour }))).toEqual({ "storage-1": ["02", "03"] });
  });

  it("storage_timeout: the coordinator waits at most 15 seconds longer for a leader that exceeds its limit", async () => {
    const own = world({ sections: { "migrations.yml": "options: { storage_timeout: 10 }" } });
    const { node } = own.node("storage-1");
    const running = { state: "running", current: "02", appliedNow: ["01"], applied: ["01"] } as const;
    const stubborn = async (runId: string, waitMs: number) => {
      await own.pause(waitMs);
      return { ...running, runId, failed: null, error: null, code: null, stillRunning: false, elapsedMs: own.now() };
    };
    node.poll = stubborn;
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code: "storage_timeout",
      leaders: { "storage-1": { outcome: "timed_out", still_running: true, failed: "02", applied_now: ["01"] } },
    });
    expect(own.now()).toBe(25_000);
  });

  it("leadership_lost: a killed process, whose port refuses connections, without a successor for half a minute", async () => {
    const own = world();
    atStorage(own, { kind: "die" });
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code: "leadership_lost",
      message: expect.stringMatching(/^storage-1 stopped being the leader: .* its port refuses connections\./),
      leaders: { "api-1": done, "storage-1": { outcome: "leadership_lost", applied_now: [], applied: [] } },
    });
    expect(own.now()).toBeLessThan(35_000);
    own.node("storage-1").line = "good";
    expect(await own.run(own.manager().up())).toEqual({ "storage-1": ["02", "03"] });
  });

  it("leader_unreachable: a leader that never responds, whatever the limit", async () => {
    const own = world();
    own.node("storage-1").faults.set("start", () => {
      own.node("storage-1").line = "mute";
      throw new Error("reset");
    });
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({ code: "leader_unreachable", leaders: { "storage-1": { outcome: "unreachable" } } });
    expect(own.now()).toBeLessThan(2 * 60_000);
  });

  it("leader_unreachable: a leader that was restarted and does not know the run", async () => {
    const own = world();
    own.node("storage-1").faults.set("poll", () => {
      throw new MigratorError("internal", "run unknown");
    });
    const error = await failure(own, own.manager().up());
    expect(error.leaders).toMatchObject({
      "storage-1": { outcome: "unreachable", error: expect.stringContaining("run unknown") },
    });
  });

  it("is not unreachable when the network fails for less than a minute", async () => {
    const own = world();
    const storage = own.node("storage-1");
    atStorage(own, { kind: "ok", ms: 40_000 });
    let failures = 0;
    storage.faults.set("poll", () => {
      if (failures++ < 30) throw new Error("connection reset");
    });
    storage.faults.set("start", () => {
      if (own.now() < 20_000) throw new Error("connection reset");
    });
    storage.lateMs = 1000;
    expect(await own.run(own.manager().up())).toHaveProperty("storage-1", ["01", "02", "03"]);
    expect(own.database("storage").executed).toEqual(["01", "02", "03"]);
    expect(own.database("storage").mostBusy).toBe(1);
  });

  it("run_in_progress: a leader locked by another run between preflight and start", async () => {
    const own = world();
    own.node("storage-1").faults.set("start", () => {
      own.database("storage").lock ??= { runId: "r9", owner: "api-9", since: 0 };
    });
    expect(await failure(own, own.manager().up())).toMatchObject({
      code: "run_in_progress",
      message: expect.stringMatching(/^storage-1 is busy\. api-1 was stopped .* 01, 02, 03 on storage-1\.$/),
      leaders: { "api-1": { outcome: "halted" }, "storage-1": { outcome: "refused", applied_now: [] } },
    });
  });

  it.each([
    [["fail", "hang", "die"], "migration_failed"],
    [["hang", "die", "lose"], "storage_timeout"],
    [["die", "lose"], "leadership_lost"],
    [["die"], "leadership_lost"],
  ] as const)("%j combine to %s", async (kinds, code) => {
    const shape = Object.fromEntries(kinds.map((kind) => [kind, [`on-${kind}`]]));
    const own = world({ shape: { ...shape, good: ["on-good"] } });
    for (const kind of kinds) own.database(kind).effect("02", kind === "lose" ? { kind, next: null } : { kind });
    const error = await failure(own, own.manager("on-good").up());
    expect(error.code).toBe(code);
    expect(error.message.indexOf(`on-${kinds[0]}`)).toBeGreaterThanOrEqual(0);
    expect(error.leaders).toMatchObject({ "on-good": { outcome: expect.stringMatching(/^(applied|halted)$/) } });
    const log = own.log.filter(
      ({ message, fields }) => message === "leader is not done" && fields["outcome"] !== "halted",
    );
    expect(log).toHaveLength(kinds.length);
  });
});
