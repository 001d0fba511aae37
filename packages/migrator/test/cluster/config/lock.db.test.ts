import { describe, expect, inject, it } from "vitest";
import { newConfig } from "../../../../../test/support/manager/config-store.ts";
import { connect } from "../../../src/node/connect.ts";

const request = (runId: string, waitMs = 0) => ({ runId, owner: `owner of ${runId}`, waitMs });

describe("the coordinator lock", () => {
  it("has one holder, who is reported to all others", async () => {
    await using config = await newConfig();
    const [one, other] = [config.open(), config.open()];
    expect(await one.holder()).toBeNull();
    {
      await using lock = await one.lock(request("r1"));
      expect(await lock.stillHeld()).toBe(true);
      const holder = await other.holder();
      expect(holder).toMatchObject({ owner: "owner of r1", runId: "r1" });
      expect(Math.abs(Number(holder?.since) - Date.now())).toBeLessThan(60_000);
      await expect(other.lock(request("r2"))).rejects.toMatchObject({
        code: "run_in_progress",
        message: expect.stringMatching(/^owner of r1 has been running since \d{4}-.*Z \(run r1\)\. Ask again/),
      });
    }
    expect(await other.holder()).toBeNull();
  });

  it("gives each holder a higher fencing token", async () => {
    await using config = await newConfig();
    const fences: number[] = [];
    for (const store of [config.open(), config.open(), config.open()]) {
      await using lock = await store.lock(request("r"));
      fences.push(lock.fence);
    }
    expect(fences).toEqual([...new Set(fences)].sort((a, b) => a - b));
    expect(fences[0]).toBeGreaterThan(Date.parse("2025-01-01"));
  });

  it("is taken by one of ten concurrent requests, and by each in turn when they wait", async () => {
    await using config = await newConfig();
    const rivals = Array.from({ length: 10 }, () => config.open());
    await Promise.all(rivals.map((store) => store.read()));
    let holders = 0;
    const fences = await Promise.all(
      rivals.map(async (store, number) => {
        await using lock = await store.lock(request(`r${number}`, 60_000));
        holders += 1;
        expect([holders, await lock.stillHeld()]).toEqual([1, true]);
        holders -= 1;
        return lock.fence;
      }),
    );
    expect(new Set(fences).size).toBe(10);
  });

  it.runIf(inject("engine") === "sqlite")(
    "of a SQLite file stays with a live holder that cannot renew it",
    async () => {
      await using config = await newConfig();
      await using old = await config.open({ leaseMs: 200, renewMs: 60_000 }).lock(request("old"));
      await expect(config.open().lock(request("next", 1000))).rejects.toMatchObject({ code: "run_in_progress" });
      expect(await old.stillHeld()).toBe(true);
    },
  );

  it.runIf(inject("engine") === "mariadb")(
    "is free again when its lease expires without renewal, and the old holder is notified",
    async () => {
      await using config = await newConfig();
      const silent = config.open({ leaseMs: 200, renewMs: 60_000 });
      await using old = await silent.lock(request("old"));
      await using next = await config.open().lock(request("next", 60_000));
      expect(next.fence).toBeGreaterThan(old.fence);
      expect(await old.stillHeld()).toBe(false);
      await old[Symbol.asyncDispose]();
      expect(await next.stillHeld()).toBe(true);
    },
  );

  describe("after the clock of its database was set back by an hour", () => {
    const setBack = async (url: string, died: object = {}): Promise<void> => {
      const knex = connect(url);
      await knex("cluster_config_lock").update({ ...died, expires_at: Date.now() + 3_600_000 });
      await knex.destroy();
    };

    it("is free again after one lease when its holder died", async () => {
      await using config = await newConfig();
      const old = await config.open({ leaseMs: 300 }).lock(request("old"));
      await old[Symbol.asyncDispose]();
      await setBack(config.url, { run_id: "old", owner: "owner of old", since: Date.now() });
      await using next = await config.open({ leaseMs: 300 }).lock(request("next", 60_000));
      expect(next.fence).toBeGreaterThan(old.fence);
    });

    it("stays with a live holder", async () => {
      await using config = await newConfig();
      await using lock = await config.open({ leaseMs: 3000, renewMs: 100 }).lock(request("alive"));
      await setBack(config.url);
      const rival = config.open({ leaseMs: 3000 }).lock(request("rival", 4500));
      await expect(rival).rejects.toMatchObject({ code: "run_in_progress" });
      expect(await lock.stillHeld()).toBe(true);
    });
  });

  it("is kept by renewal for longer than one lease", async () => {
    await using config = await newConfig();
    await using lock = await config.open({ leaseMs: 1500, renewMs: 100 }).lock(request("long"));
    await expect(config.open().lock(request("r2", 2500))).rejects.toMatchObject({ code: "run_in_progress" });
    expect(await lock.stillHeld()).toBe(true);
  });
});
