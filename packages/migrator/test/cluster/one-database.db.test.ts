import { describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../../test/support/database.ts";
import { createKnexConfigStore } from "../../src/cluster/config/knex-store.ts";
import { createManager, type Manager } from "../../src/cluster/manager.ts";
import type { Migration } from "../../src/engine/list/loader.ts";
import { storage } from "../../src/engine/run/context.ts";
import { createNode } from "../../src/node/node.ts";

const table = (name: string): Migration => ({
  name,
  up: async () => {
    const { knex } = storage();
    await knex.schema.createTable(name, (t) => void t.integer("id"));
  },
});

/** Processes of an application that keeps its configuration in the database that it migrates. */
async function application(...migrations: readonly Migration[]) {
  const database = await emptyDatabase();
  const opened: AsyncDisposable[] = [];
  const start = (): Manager => {
    const loader = () => ({ list: () => migrations });
    const store = createKnexConfigStore({ url: database.url });
    const own = createNode({
      alias: "local",
      replicaset: "default",
      roles: () => [],
      databaseUrl: database.url,
      loader,
    });
    opened.push(own, { [Symbol.asyncDispose]: () => store.close() });
    const nodeFor = () => own;
    return createManager({
      alias: "local",
      store,
      own,
      nodeFor,
      loader,
      useSchema: () => false,
      buildSchema: () => ({ text: "" }),
    });
  };
  const dispose = async (): Promise<void> => {
    for (const one of opened) await one[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  };
  return { start, [Symbol.asyncDispose]: dispose };
}

describe("an application with one database", () => {
  it("is migrated without any configuration", async () => {
    await using app = await application(table("a"), table("b"));
    const manager = app.start();
    expect(await manager.plan()).toEqual({ local: ["a", "b"] });
    expect(await manager.up()).toEqual({ local: ["a", "b"] });
    expect(await manager.up()).toEqual({});
    expect(await manager.getApplied()).toEqual({ local: ["a", "b"] });
    expect(await manager.status()).toMatchObject({ holder: null, replicasets: [{ leader: "local", problem: null }] });
  });

  it("is migrated once by five processes that start concurrently and wait for each other", async () => {
    await using app = await application(table("a"), table("b"));
    const managers = Array.from({ length: 5 }, app.start);
    const answers = await Promise.all(managers.map((manager) => manager.up({ waitMs: 60_000 })));
    expect(answers.filter((answer) => Object.keys(answer).length > 0)).toEqual([{ local: ["a", "b"] }]);
  });

  it("reports what failed and continues there next time", async () => {
    let broken = true;
    const moody: Migration = { name: "b", up: () => (broken ? new Error("not today") : true) };
    await using app = await application(table("a"), moody);
    const manager = app.start();
    await expect(manager.up()).rejects.toMatchObject({
      code: "migration_failed",
      leaders: {
        local: {
          outcome: "failed",
          applied_now: ["a"],
          applied: ["a"],
          failed: "b",
          error: expect.stringContaining("not today"),
        },
      },
    });
    broken = false;
    expect(await manager.up()).toEqual({ local: ["b"] });
  });

  it("takes over the list of version 0.x", async () => {
    await using app = await application(table("a"), table("b"));
    const manager = app.start();
    await manager.config.patch({ version: 0, sections: [{ filename: "migrations.yml", content: "applied: [a]" }] });
    await expect(manager.up()).rejects.toMatchObject({ code: "applied_list_in_config" });
    expect(await manager.moveMigrationsState()).toEqual({ local: ["a"] });
    expect(await manager.up()).toEqual({ local: ["b"] });
  });
});
