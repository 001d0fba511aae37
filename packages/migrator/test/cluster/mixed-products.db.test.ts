import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { emptyDatabase } from "../../../../test/support/database.ts";
import { createMemoryConfigStore } from "../../../../test/support/manager/memory-store.ts";
import { registerShardingKey } from "../../src/cluster/current/utils.ts";
import { createManager } from "../../src/cluster/manager.ts";
import type { Migration } from "../../src/engine/list/loader.ts";
import { storage } from "../../src/engine/run/context.ts";
import { buildSchema } from "../../src/engine/schema/build.ts";
import { createNode, type LocalNode } from "../../src/node/node.ts";

type Knex = ReturnType<typeof storage>["knex"];
type Step = (knex: Knex, alias: string) => unknown;

const topology = `cluster: mixed
replicasets: { files: { roles: [vshard-storage] }, server: { roles: [vshard-storage] }, other: { roles: [] } }
instances:
  file-1: { replicaset: files, url: "http://127.0.0.1:1" }
  server-1: { replicaset: server, url: "http://127.0.0.1:2" }
  file-2: { replicaset: other, url: "http://127.0.0.1:3" }
`;

/** Leaders on SQLite and one on the server of these tests, with the same migrations. */
async function mixedCluster(...steps: readonly Step[]) {
  const server = await emptyDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "segmark-mixed-"));
  const migrations = steps.map((step, place): Migration => {
    const up = () => step(storage().knex, storage().alias);
    return { name: `0${place + 1}`, up };
  });
  const loader = () => ({ list: () => migrations });
  const urls = new Map([
    ["file-1", `sqlite:${folder.path}/1.db`],
    ["server-1", server.url],
    ["file-2", `sqlite:${folder.path}/2.db`],
  ]);
  const nodes = new Map<string, LocalNode>();
  for (const [alias, databaseUrl] of urls)
    nodes.set(alias, createNode({ alias, replicaset: alias, roles: () => [], databaseUrl, loader }));
  const store = createMemoryConfigStore({ sections: { "topology.yml": topology } });
  const nodeFor = ({ alias }: { alias: string }): LocalNode => nodes.get(alias) as LocalNode;
  const own = nodeFor({ alias: "file-1" });
  const manager = createManager({ alias: "file-1", store, own, nodeFor, loader, buildSchema });
  const dispose = async (): Promise<void> => {
    for (const node of nodes.values()) await node.close();
    await folder[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  };
  return {
    manager,
    schema: async () => (await store.read()).sections.get("schema.yml"),
    [Symbol.asyncDispose]: dispose,
  };
}

/** One column of each kind that the query builder offers. */
const everything: Step = async (knex) => {
  await knex.schema.createTable("parents", (t) => void t.increments("id"));
  await knex.schema.createTable("everything", (t) => {
    t.bigIncrements("id");
    t.integer("parent_id").unsigned().notNullable().references("parents.id");
    t.string("name", 64).notNullable().unique();
    t.text("words");
    t.specificType("body", "longtext");
    t.integer("size");
    t.tinyint("small");
    t.bigInteger("large").unsigned().notNullable();
    t.boolean("is_open").notNullable().defaultTo(false);
    t.float("ratio");
    t.double("exact");
    t.decimal("price", 8, 2);
    t.date("day");
    t.datetime("at");
    t.time("hour");
    t.timestamp("made").nullable();
    t.json("more");
    t.uuid("number");
    t.binary("bytes");
    t.enum("state", ["a", "b"]);
    t.index(["size", "name"], "by_size");
    t.unique(["day", "hour"]);
  });
};

const sharded: Step = async (knex) => {
  await knex.schema.createTable("sharded", (t) => {
    t.string("key", 64).primary();
    t.integer("bucket_id").unsigned().notNullable();
    t.index(["bucket_id"], "bucket_id");
  });
  await registerShardingKey("sharded", ["key"]);
};

describe.runIf(inject("engine") === "mariadb")("leaders on SQLite and on MariaDB in one cluster", () => {
  it("have the same schema after the same migrations", async () => {
    await using cluster = await mixedCluster(everything, sharded);
    const names = ["01", "02"];
    expect(await cluster.manager.up()).toEqual({ "file-1": names, "server-1": names, "file-2": names });
    expect(await cluster.schema()).toMatch(/everything:[\s\S]*sharding_key/);
    expect(await cluster.manager.up()).toEqual({});
  });

  it.each<[string, Step, RegExp]>([
    [
      "a column of another type",
      (knex, alias) =>
        knex.schema.createTable("t", (t) => void (alias === "server-1" ? t.string("a") : t.integer("a"))),
      /Table t differs in field a: integer null \(integer\) on file-1, string null \(varchar\(255\)\) on server-1/,
    ],
    [
      "an additional column",
      (knex, alias) =>
        knex.schema.createTable("t", (t) => {
          t.increments();
          if (alias === "server-1") t.text("more");
        }),
      /Table t differs in field more: nothing on file-1, string null \(text\) on server-1/,
    ],
    [
      "a nullable column",
      (knex, alias) =>
        knex.schema.createTable("t", (t) => void (alias === "server-1" ? t.text("a") : t.text("a").notNullable())),
      /field a: string not null \(text\) on file-1, string null \(text\) on server-1/,
    ],
    [
      "a different order of columns",
      (knex, alias) =>
        knex.schema.createTable("t", (t) => {
          for (const name of alias === "server-1" ? ["a", "b"] : ["b", "a"]) t.integer(name);
        }),
      /order of fields: b, a on file-1, a, b on server-1/,
    ],
    [
      "a different unique constraint",
      (knex, alias) =>
        knex.schema.createTable("t", (t) => void (alias === "server-1" ? t.integer("a") : t.integer("a").unique())),
      /indexes: unique index over a on file-1, nothing on server-1/,
    ],
    [
      "an index that only the SQLite file has",
      (knex, alias) =>
        knex.schema.createTable("t", (t) => void (alias === "server-1" ? t.integer("a") : t.integer("a").index())),
      /indexes: index over a on file-1, nothing on server-1/,
    ],
    [
      "two SQLite files that differ, with a server in between",
      (knex, alias) =>
        knex.schema.createTable("t", (t) => void (alias === "file-2" ? t.bigInteger("a") : t.integer("a"))),
      /field a: integer \(integer\) null on file-1, integer \(bigint\) null on file-2/,
    ],
  ])("differ by %s", async (_what, step, message) => {
    await using cluster = await mixedCluster(step);
    await expect(cluster.manager.up()).rejects.toMatchObject({
      code: "schema_differs",
      message: expect.stringMatching(message),
    });
    expect(await cluster.schema()).toBeUndefined();
  });
});
