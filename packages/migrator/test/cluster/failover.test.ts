import { describe, expect, it } from "vitest";
import { failure, world } from "../../../../test/support/manager/world.ts";
import type { Progress } from "../../src/cluster/progress.ts";

describe("a leader that loses leadership during a run", () => {
  it("is replaced by the next leader, once, whose outcome lists the migrations of both", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-2", ms: 7000 });
    expect(await own.run(own.manager().up())).toEqual({
      "api-1": ["01", "02", "03"],
      "storage-2": ["01", "02", "03"],
    });
    expect(own.database("storage").executed).toEqual(["01", "02", "03"]);
    expect(own.now()).toBe(10 + 8000 + 20);
  });

  it("may itself continue the run after its server was restarted", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-1", ms: 3000 });
    expect(await own.run(own.manager().up())).toHaveProperty("storage-1", ["01", "02", "03"]);
    expect(own.database("storage").mostBusy).toBe(1);
  });

  it("ends the run of its replica set without a successor within 30 seconds", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-2", ms: 31_000 });
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code: "leadership_lost",
      message: expect.stringMatching(/^storage-1 stopped being the leader: read-only\. Done: api-1\. Call again/),
      leaders: {
        "api-1": { outcome: "applied" },
        "storage-1": { outcome: "leadership_lost", applied_now: ["01"], applied: ["01"], failed: "02" },
      },
    });
    await own.run(own.pause(2000));
    expect(await own.run(own.manager().up())).toEqual({ "storage-2": ["02", "03"] });
  });

  it("is not replaced a second time", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-2" }, { kind: "lose", next: "storage-1" });
    const error = await failure(own, own.manager().up());
    expect(error.leaders).toMatchObject({
      "storage-2": { outcome: "leadership_lost", applied_now: ["01"], applied: ["01"] },
    });
    expect(error.leaders).not.toHaveProperty("storage-1");
  });

  it("is replaced even if it was read-only from the start", async () => {
    const own = world();
    own.node("storage-1").faults.set("start", () => {
      own.database("storage").writable = new Set(["storage-2"]);
    });
    expect(await own.run(own.manager().up())).toHaveProperty("storage-2", ["01", "02", "03"]);
  });

  it("is replaced even if it could not release its lock", async () => {
    const own = world();
    const storage = own.database("storage");
    let runId = "";
    own.node("storage-2").faults.set("inspect", () => {
      storage.lock = { runId, owner: "api-1", since: 0 };
    });
    own.node("storage-2").faults.set("start", () => {
      storage.lock = null;
    });
    storage.effect("02", { kind: "lose", next: "storage-2" });
    const watch = (progress: Progress): void => {
      ({ runId } = progress);
    };
    expect(await own.run(own.manager().up({ onProgress: watch }))).toHaveProperty("storage-2", ["01", "02", "03"]);
  });

  it("is not replaced while its code cannot be stopped", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-2", stillRunning: true });
    const error = await failure(own, own.manager().up());
    expect(error.leaders).toMatchObject({ "storage-1": { outcome: "leadership_lost", still_running: true } });
    expect(own.node("storage-2").calls).not.toContain("start");
  });

  it("may have applied a migration that the next leader does not know of, which runs again and is logged", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-2", forgets: 1 });
    expect(await own.run(own.manager().up())).toHaveProperty("storage-2", ["01", "02", "03"]);
    expect(own.database("storage").executed).toEqual(["01", "01", "02", "03"]);
    expect(own.log).toContainEqual(
      expect.objectContaining({
        level: "warn",
        message: "01 was applied on storage-1 and did not reach storage-2; it runs again there. Rebuild storage-1.",
      }),
    );
  });

  it("is not replaced by an instance with different files", async () => {
    const own = world();
    own.files.of.set("storage-2", []);
    own.database("storage").effect("02", { kind: "lose", next: "storage-2" });
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code: "lists_differ",
      leaders: { "storage-2": { outcome: "refused", applied_now: ["01"], applied: ["01"] } },
    });
  });

  it("is not replaced by an instance that stops responding", async () => {
    const own = world();
    own.node("storage-2").faults.set("inspect", () => {
      throw new Error("reset");
    });
    own.database("storage").effect("02", { kind: "lose", next: "storage-2" });
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({
      code: "leadership_lost",
      leaders: {
        "storage-1": { outcome: "leadership_lost", applied_now: ["01"], error: expect.stringContaining("reset") },
      },
    });
  });

  it("has its schema read from the leader that finished", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "lose", next: "storage-2" });
    await own.run(own.manager().up());
    expect(own.node("storage-2").calls).toContain("schema");
    expect(own.node("storage-1").calls).not.toContain("schema");
  });
});
