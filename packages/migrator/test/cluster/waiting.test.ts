import { describe, expect, it } from "vitest";
import { failure, type World, world } from "../../../../test/support/manager/world.ts";
import type { ConfigStore } from "../../src/protocol/contracts.ts";
import { MigratorError } from "../../src/protocol/errors.ts";

/** A store, how many calls ask for its lock now, and how many have at most. */
function counted({ store }: World) {
  const asking = { now: 0, most: 0 };
  const lock: ConfigStore["lock"] = async (request) => {
    asking.now += 1;
    asking.most = Math.max(asking.most, asking.now);
    return store.lock(request).finally(() => {
      asking.now -= 1;
    });
  };
  return { asking, store: { ...store, lock } };
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: unknown) => (error instanceof MigratorError ? error.code : String(error)),
  );

const hold = (own: World) => own.store.lock({ runId: "r9", owner: "api-9", waitMs: 0 });

describe("calls that wait for another run", () => {
  it("stand in one line, of which only the first asks for the lock, and all have their turn", async () => {
    const own = world();
    const { asking, store } = counted(own);
    const manager = own.manager("api-1", { store });
    const held = await hold(own);
    const calls = Array.from({ length: 50 }, () => manager.up({ waitMs: 600_000 }));
    await own.run(own.pause(5000));
    expect(asking).toEqual({ now: 1, most: 1 });
    await held[Symbol.asyncDispose]();
    const answers = await own.run(Promise.all(calls));
    expect(answers.filter((applied) => Object.keys(applied).length > 0)).toHaveLength(1);
    expect(asking.most).toBe(1);
  });

  it("are refused in time, naming the holder", async () => {
    const own = world();
    const { asking, store } = counted(own);
    const manager = own.manager("api-1", { store });
    await using _held = await hold(own);
    const refused = { code: "run_in_progress", message: expect.stringMatching(/^api-9 has been running/) };
    const calls = [60_000, 5000, 4000, 0, 0].map(async (waitMs) => {
      await expect(manager.up({ waitMs })).rejects.toMatchObject(refused);
      return own.now();
    });
    expect(await own.run(Promise.all(calls))).toEqual([60_000, 5000, 4000, 0, 0]);
    expect(asking.most).toBe(2);
  });

  it("are refused as overloaded when there are too many", async () => {
    const own = world();
    const manager = own.manager();
    const held = await hold(own);
    const calls = Array.from({ length: 400 }, () => codeOf(manager.up({ waitMs: 600_000 })));
    await own.run(own.pause(1000));
    await held[Symbol.asyncDispose]();
    const codes = await own.run(Promise.all(calls));
    expect(codes.filter((code) => code === "done")).toHaveLength(100);
    expect(codes.filter((code) => code === "overloaded")).toHaveLength(300);
    expect(await own.run(manager.up())).toEqual({});
  });

  it("get the error of the store as it is", async () => {
    const own = world();
    const gone = new MigratorError("config_store_unavailable", "Too many connections.");
    const manager = own.manager("api-1", { store: { ...own.store, lock: async () => Promise.reject(gone) } });
    const calls = [0, 0, 1000].map((waitMs) => codeOf(manager.up({ waitMs })));
    expect(await own.run(Promise.all(calls))).toEqual(calls.map(() => "config_store_unavailable"));
  });

  it.each(["up", "moveMigrationsState"] as const)("end when they are cancelled: %s", async (name) => {
    const own = world({ sections: { "migrations.yml": 'applied: ["01"]' } });
    const manager = own.manager();
    await using _held = await hold(own);
    let runId = "";
    const onProgress = (progress: Readonly<{ runId: string }>): void => {
      runId ||= progress.runId;
    };
    const first = failure(own, manager[name]({ waitMs: 600_000, onProgress }));
    const second = codeOf(manager.up({ waitMs: 20_000 }));
    const cancelling = own.pause(1000).then(() => manager.cancel(runId));
    expect(await first).toMatchObject({ code: "cancelled", message: expect.stringContaining("was cancelled") });
    expect(await cancelling).toBe(true);
    expect(own.now()).toBe(1000);
    expect(await own.run(second)).toBe("run_in_progress");
    expect(own.now()).toBe(20_000);
    expect(await own.run(manager.cancel(runId))).toBe(false);
  });

  it("may wait without a limit", async () => {
    const own = world();
    const held = await hold(own);
    const call = own.manager().up({ waitMs: Number.POSITIVE_INFINITY });
    await own.run(own.pause(5000));
    await held[Symbol.asyncDispose]();
    expect(await own.run(call)).toHaveProperty("api-1");
  });

  it.each([Number.NaN, -1])("cannot wait for %s ms", async (waitMs) => {
    const manager = world().manager();
    await expect(manager.up({ waitMs })).rejects.toThrow(TypeError);
    await expect(manager.moveMigrationsState({ waitMs })).rejects.toThrow(TypeError);
  });
});

describe("migrations that never finish loading", () => {
  const never = () => ({ list: () => new Promise<never>(() => undefined) });

  it("are given up, and the lock is released", async () => {
    const own = world();
    expect(await failure(own, own.manager("api-1", { loader: never }).up())).toMatchObject({
      code: "loader_failed",
      message: expect.stringContaining("did not finish loading within 15 seconds"),
    });
    expect(await own.store.holder()).toBeNull();
  });

  it("do not hold a run that is cancelled", async () => {
    const own = world();
    const manager = own.manager("api-1", { loader: never });
    const up = failure(own, manager.up());
    const cancelling = own.pause(1000).then(async () => manager.cancel((await own.store.holder())?.runId ?? ""));
    expect(await up).toMatchObject({ code: "cancelled" });
    expect(await cancelling).toBe(true);
    expect(own.now()).toBe(1000);
  });
});
