import { productOf } from "@segmark/database/product";
import type { Knex } from "knex";
import { describe, expect, inject, it } from "vitest";
import { emptyStorage } from "../../../../../test/support/manager/schema-database.ts";
import { ensureConfigTables } from "../../../src/cluster/config/tables.ts";
import { register_sharding_key } from "../../../src/cluster/current/utils.ts";
import { ensureLockTable, ensureRecordTables } from "../../../src/engine/records/tables.ts";
import { runWithStorage } from "../../../src/engine/run/context.ts";
import { buildSchema } from "../../../src/engine/schema/build.ts";
import { readSchema } from "../../../src/engine/schema/introspect.ts";
import type { SpaceDocument } from "../../../src/protocol/document.ts";
import { silent } from "../../../src/protocol/log.ts";

const engine = inject("engine");
const on = <T>(each: Readonly<Record<"sqlite" | "mariadb", T>>): T => each[engine];

/** The columns of table t, as `name type sql_type null?`. */
const columnsOf = ({ spaces }: SpaceDocument): string[] =>
  (spaces["t"]?.format ?? []).map(({ name, type, sql_type, is_nullable }) =>
    [name, type, sql_type, ...(is_nullable ? ["null"] : [])].join(" "),
  );
/** The indexes of table t, as `name unique? columns`. */
const indexesOf = ({ spaces }: SpaceDocument): string[] =>
  (spaces["t"]?.indexes ?? []).map(({ name, unique, parts }) =>
    [name, ...(unique ? ["unique"] : []), ...parts.map(({ path }) => path)].join(" "),
  );

async function reading(make: (knex: Knex) => Promise<unknown>): Promise<SpaceDocument> {
  await using own = await emptyStorage();
  await make(own.knex);
  return await readSchema(own.knex);
}

describe("the introspected schema", () => {
  it("is empty for an empty database", async () => {
    expect(await reading(async () => undefined)).toEqual({ spaces: {}, sequences: {} });
  });

  it("contains the table of applied migrations and its sequence, and none of the manager's other tables", async () => {
    const { spaces, sequences } = await reading(async (knex) => {
      const product = await productOf(knex);
      await ensureRecordTables(knex, product);
      await ensureLockTable(knex, product);
      await ensureConfigTables(knex, product);
    });
    expect(Object.keys(spaces)).toEqual(["_migrations"]);
    expect(spaces["_migrations"]?.format.map(({ name }) => name)).toEqual(["id", "name", "hash"]);
    expect(sequences).toEqual({
      _migrations_id_seq: { start: 1, min: 1, max: "9223372036854775807", step: 1, cache: 0, cycle: false },
    });
  });

  it("describes a sharded table completely", async () => {
    const { spaces } = await reading(async (knex) => {
      await knex.schema.createTable("my_sharded_space", (t) => {
        t.string("key", 64).primary();
        t.integer("bucket_id").unsigned().notNullable().index("bucket_id");
        t.json("value").nullable();
      });
      const about = { alias: "local", replicaset: "default", roles: [], signal: new AbortController().signal };
      await runWithStorage({ knex, log: silent, ...about }, () => register_sharding_key("my_sharded_space", ["key"]), {
        migration: "01_first.ts",
      });
    });
    const bucket = on({ sqlite: "integer", mariadb: "unsigned" });
    expect(spaces).toEqual({
      my_sharded_space: {
        engine: on({ sqlite: "SQLite", mariadb: "InnoDB" }),
        is_local: false,
        temporary: false,
        format: [
          { name: "key", type: "string", sql_type: "varchar(64)", is_nullable: false },
          {
            name: "bucket_id",
            type: bucket,
            sql_type: on({ sqlite: "integer", mariadb: "int unsigned" }),
            is_nullable: false,
          },
          { name: "value", type: "json", sql_type: "json", is_nullable: true },
        ],
        indexes: [
          {
            name: "PRIMARY",
            type: "TREE",
            unique: true,
            parts: [{ path: "key", type: "string", is_nullable: false }],
          },
          {
            name: "bucket_id",
            type: "TREE",
            unique: false,
            parts: [{ path: "bucket_id", type: bucket, is_nullable: false }],
          },
        ],
        sharding_key: ["key"],
      },
    });
    expect(() => buildSchema(new Map([["local", { spaces, sequences: {} }]]))).not.toThrow();
  });

  it("recognises the column types of the query builder", async () => {
    const document = await reading((knex) =>
      knex.schema.createTable("t", (t) => {
        t.increments("id");
        t.integer("a").notNullable();
        t.bigInteger("b");
        t.boolean("c").notNullable().defaultTo(false);
        t.float("d");
        t.double("e");
        t.text("f").notNullable();
        t.datetime("g");
        t.date("h");
        t.binary("i");
        t.json("j");
        t.uuid("k");
      }),
    );
    expect(columnsOf(document)).toEqual(
      on({
        sqlite: [
          "id integer integer",
          "a integer integer",
          "b integer bigint null",
          "c boolean boolean",
          "d number float null",
          "e number float null",
          "f string text",
          "g datetime datetime null",
          "h datetime date null",
          "i varbinary blob null",
          "j json json null",
          "k string char(36) null",
        ],
        mariadb: [
          "id unsigned int unsigned",
          "a integer int",
          "b integer bigint null",
          "c boolean tinyint(1)",
          "d number float(8,2) null",
          "e number double null",
          "f string text",
          "g datetime datetime null",
          "h datetime date null",
          "i varbinary blob null",
          "j json json null",
          "k string char(36) null",
        ],
      }),
    );
  });

  it.runIf(engine === "mariadb")("omits product-specific additions to a type", async () => {
    const document = await reading((knex) =>
      knex.raw(
        `create table t (a tinyint(4), b int(7) unsigned, c int(5) zerofill, d decimal(10,2), e enum('A(1)','b ''c') , f longtext check (length(f) > 1),
         g year, h time(3), i varchar(3) character set utf8, j bit(3), k point, \`l\`\`m\` json, n inet6, unique (b), fulltext index words (f), index two (a, i(2)))`,
      ),
    );
    expect(columnsOf(document)).toEqual([
      "a integer tinyint null",
      "b unsigned int unsigned null",
      "c unsigned int(5) unsigned zerofill null",
      "d decimal decimal(10,2) null",
      "e string enum('A(1)','b ''c') null",
      "f string longtext null",
      "g unsigned year null",
      "h string time(3) null",
      "i string varchar(3) null",
      "j varbinary bit(3) null",
      "k any point null",
      "l`m json json null",
      "n string inet6 null",
    ]);
    expect(indexesOf(document)).toEqual(["b unique b", "two a i", "words f"]);
    expect(document.spaces["t"]?.indexes[1]?.parts[1]).toEqual({
      path: "i",
      type: "string",
      is_nullable: true,
      prefix: 2,
    });
    expect(document.spaces["t"]?.indexes[2]?.type).toBe("FULLTEXT");
  });

  it.runIf(engine === "sqlite")("recognises common spellings of types", async () => {
    const document = await reading((knex) =>
      knex.raw(
        "create table t (a INTEGER NOT NULL, b, c Int  Unsigned, d NUMERIC, e tinyint(1), f int(11), g as (a + 1), primary key (a, b))",
      ),
    );
    expect(columnsOf(document)).toEqual([
      "a integer integer",
      "b any ",
      "c unsigned int unsigned null",
      "d decimal numeric null",
      "e boolean tinyint(1) null",
      "f integer int null",
      "g any  null",
    ]);
    expect(indexesOf(document)).toEqual(["PRIMARY unique a b"]);
  });

  it("lists the primary key first, then indexes by name, each with its columns in order", async () => {
    const document = await reading((knex) =>
      knex.schema.createTable("t", (t) => {
        t.integer("z").notNullable();
        t.integer("b").notNullable();
        t.integer("a").notNullable();
        t.primary(["b", "a"]);
        t.index(["z", "b"], "second");
        t.unique(["a"], { indexName: "first" });
      }),
    );
    expect(indexesOf(document)).toEqual(["PRIMARY unique b a", "first unique a", "second z b"]);
  });

  it("sorts tables, and omits views and temporary tables", async () => {
    await using own = await emptyStorage();
    const { spaces } = await own.knex.transaction(async (trx) => {
      for (const name of ["b", "a", "C"]) await trx.schema.createTable(name, (t) => void t.integer("id"));
      await trx.raw("create view a_view as select id from a");
      await trx.raw("create temporary table a_temporary (id int)");
      return readSchema(trx);
    });
    expect(Object.keys(spaces)).toEqual(["C", "a", "b"]);
  });

  it("does not change when rows are inserted or deleted", async () => {
    await using own = await emptyStorage();
    const { knex } = own;
    await knex.schema.createTable("t", (t) => {
      t.increments("id");
      t.string("name").defaultTo("none");
    });
    const before = JSON.stringify(await readSchema(knex));
    await knex("t").insert([{ name: "a" }, { name: "b" }]);
    await knex("t").delete();
    expect(JSON.stringify(await readSchema(knex))).toBe(before);
  });

  it("takes a constant number of queries", async () => {
    await using own = await emptyStorage();
    for (let count = 0; count < 20; count++) await own.knex.schema.createTable(`t${count}`, (t) => void t.increments());
    let queries = 0;
    own.knex.on("query", () => queries++);
    expect(Object.keys((await readSchema(own.knex)).spaces)).toHaveLength(20);
    expect(queries).toBeLessThanOrEqual(5);
  });

  it("is refused for an unknown sharding key, naming its table", async () => {
    await using own = await emptyStorage();
    const { knex } = own;
    await knex.schema.createTable("_ddl_sharding_key", (t) => {
      t.string("space_name").primary();
      t.text("sharding_key");
    });
    await knex("_ddl_sharding_key").insert({ space_name: "orders", sharding_key: "key" });
    await expect(readSchema(knex)).rejects.toMatchObject({
      code: "schema_invalid",
      message: expect.stringMatching(/table orders .* register_sharding_key/),
    });
  });
});
