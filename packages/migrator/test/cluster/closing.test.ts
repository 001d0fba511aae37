import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { failure, world } from "../../../../test/support/manager/world.ts";
import { createInstance, storage } from "../../src/index.ts";
import { connect } from "../../src/node/connect.ts";

const useSchema = false;

/** A migration that hangs at its first start, until it is stopped, and what it and its run have done. */
function hanging() {
  const begun = Promise.withResolvers<void>();
  let starts = 0;
  const up = async (): Promise<void> => {
    starts += 1;
    if (starts > 1) return;
    const { signal } = storage();
    const stopped = new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("stopped")));
    });
    begun.resolve();
    await stopped;
  };
  return { loader: { list: () => [{ name: "01", up }] }, begun: begun.promise, starts: () => starts };
}

it.each(["a Knex of the caller", "a database of its own"])(
  "an instance with %s that is closed stops its run, once, and leaves its lock to the next",
  async (whose) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-closing-"));
    const databaseUrl = `sqlite:${folder.path}/shop.db`;
    const knex = whose.startsWith("a Knex") ? connect(databaseUrl) : undefined;
    const { loader, begun, starts } = hanging();
    const place = knex === undefined ? { databaseUrl } : { knex };
    const instance = await createInstance({ ...place, loader, useSchema });
    const up = instance.manager.up().catch((error: unknown) => error);
    await begun;
    const closed = instance.close().then(() => "closed");
    expect(await up).toMatchObject({ code: "leadership_lost", message: expect.stringContaining("local is closing") });
    expect(await closed).toBe("closed");
    await expect(instance.manager.up()).rejects.toMatchObject({ code: "shutting_down" });
    expect(starts()).toBe(1);
    await knex?.destroy();

    await using next = await createInstance({ databaseUrl, loader, useSchema });
    expect(await next.manager.up()).toEqual({ local: ["01"] });
  },
  15_000, // on failure it takes half a minute
);

it("a node that was closed begins nothing more", async () => {
  const { loader, starts } = hanging();
  const instance = await createInstance({ databaseUrl: "sqlite::memory:", loader, useSchema });
  await instance.close();
  const list = [{ name: "01", hash: null }];
  const request = { runId: crypto.randomUUID(), fence: 1, coordinator: "other", list, limitMs: 60_000 };
  await expect(instance.node.start(request)).rejects.toMatchObject({ code: "leader_unreachable" });
  expect(starts()).toBe(0);
});

it("a coordinator that is closed leaves the other leaders to themselves", async () => {
  const own = world();
  own.database("storage").effect("02", { kind: "ok", ms: 3_600_000 });
  const manager = own.manager();
  const up = failure(own, manager.up());
  const closing = own.pause(5000).then(() => manager.close());
  expect(await up).toMatchObject({
    code: "leader_unreachable",
    message: expect.stringContaining("storage-1 continues on its own: api-1 is closing."),
    leaders: { "api-1": { outcome: "applied" }, "storage-1": { outcome: "unreachable" } },
  });
  await closing;
  expect(own.now()).toBe(5000);
  expect(await own.store.holder()).toBeNull();
});

it("a coordinator that is closed does not wait for the next leader", async () => {
  const own = world();
  own.database("storage").effect("02", { kind: "lose", next: null });
  const manager = own.manager();
  const up = failure(own, manager.up());
  const closing = own.pause(5000).then(() => manager.close());
  expect(await up).toMatchObject({ code: "leadership_lost" });
  await closing;
  expect(own.now()).toBe(5000);
});

it("a cancelled run does not wait for the next leader", async () => {
  const own = world();
  own.database("storage").effect("02", { kind: "lose", next: null });
  const manager = own.manager();
  let runId = "";
  const onProgress = (progress: Readonly<{ runId: string }>): void => {
    runId = progress.runId;
  };
  const up = failure(own, manager.up({ onProgress }));
  const cancelling = own.pause(5000).then(() => manager.cancel(runId));
  expect(await up).toMatchObject({ code: "leadership_lost" });
  expect(await cancelling).toBe(true);
  expect(own.now()).toBe(5000);
});

it("a coordinator that takes nothing new ends the calls that wait, and lets the run go on", async () => {
  const own = world();
  own.database("storage").effect("02", { kind: "ok", ms: 60_000 });
  const manager = own.manager();
  const up = manager.up();
  const rest = own.pause(1000).then(async () => {
    const waiting = manager.up({ waitMs: 600_000 });
    await own.pause(1000);
    manager.refuseNew();
    await expect(waiting).rejects.toMatchObject({ code: "shutting_down" });
    await expect(manager.moveMigrationsState()).rejects.toMatchObject({ code: "shutting_down" });
    expect(own.now()).toBe(2000);
  });
  await own.run(Promise.all([up, rest]));
  expect(own.database("storage").executed).toEqual(["01", "02", "03"]);
});
