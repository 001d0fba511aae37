import { describe, expect, inject, it } from "vitest";
import { openStorage } from "../../../../src/storage/open.ts";
import { nodes, outcome, request, step, table } from "../../../../test/support/manager/nodes.ts";
import { storage as current } from "../../src/index.ts";
import { createNode } from "../../src/node/node.ts";

describe("an instance that is given the application's Knex", () => {
  it("runs migrations on its own connections and leaves the application's Knex open", async () => {
    await using own = await nodes();
    let shared: boolean | undefined;
    const look = (): void => {
      shared = current().knex === own.knex;
    };
    const migrations = [table("a"), step("b", look)];
    const node = createNode({
      alias: "s-1",
      replicaset: "storage-1",
      roles: () => [],
      knex: own.knex,
      loader: () => ({ list: () => migrations }),
    });
    expect(await outcome(node, await request(migrations))).toMatchObject({ applied: ["a", "b"] });
    expect(shared).toBe(false);
    await node.close();
    expect(await own.knex("a").select()).toEqual([]);
  });

  it("requires either Knex or a URL", async () => {
    const rest = { alias: "s-1", replicaset: "storage-1", roles: () => [], loader: () => ({ list: () => [] }) };
    expect(() => createNode(rest)).toThrow(TypeError);
    expect(() => createNode({ ...rest, databaseUrl: "postgres://x" })).toThrow("sqlite:<path> or mysql://");
    expect(() => createNode({ ...rest, databaseUrl: "mysql://u:p@one,two/db" })).toThrow("must name one host");
  });
});

describe.runIf(inject("engine") === "sqlite")("an in-memory database", () => {
  it("is migrated on its only connection", async () => {
    await using storage = await openStorage({ url: "sqlite::memory:" });
    const leaky = step("b", async () => {
      const trx = await current().knex.transaction();
      await trx("a").insert({ id: 1 });
    });
    const migrations = [table("a"), leaky];
    const node = createNode({
      alias: "s-1",
      replicaset: "storage-1",
      roles: () => [],
      knex: storage.knex,
      graceMs: 50,
      loader: () => ({ list: () => migrations }),
    });
    expect(await outcome(node, await request(migrations))).toMatchObject({ state: "failed", applied: ["a"] });
    expect(await storage.knex("a").select()).toEqual([]);
    expect(await node.status()).toMatchObject({ applied: ["a"], last: { outcome: "failed" }, lock: null });
  });
});

describe("two instances in one process", () => {
  it("each use their own database", async () => {
    await using one = await nodes();
    await using two = await nodes();
    const up = async (): Promise<void> => {
      const { knex, alias } = current();
      await knex.raw("select 1");
      await new Promise((resolve) => setTimeout(resolve, 20));
      await knex.schema.createTable(alias.replace("-", "_"), (t) => void t.integer("id"));
    };
    const migrations = [step("a", up)];
    const asked = await request(migrations);
    await Promise.all([
      outcome(one.over({ migrations, alias: "s-1" }), asked),
      outcome(two.over({ migrations, alias: "s-2" }), asked),
    ]);
    expect(await one.knex.schema.hasTable("s_1")).toBe(true);
    expect(await two.knex.schema.hasTable("s_2")).toBe(true);
    expect(await one.knex.schema.hasTable("s_2")).toBe(false);
  });
});
