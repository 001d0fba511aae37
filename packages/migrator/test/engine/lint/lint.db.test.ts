import { describe, expect, inject, it } from "vitest";
import { emptyStorage } from "../../../../../test/support/manager/schema-database.ts";
import { lint } from "../../../src/engine/lint/lint.ts";
import { readRunning } from "../../../src/engine/lint/running.ts";

const isServer = inject("engine") === "mariadb";

/** A table with rows, of which some have no state and some numbers are equal, and an empty one. */
async function withOrders() {
  const own = await emptyStorage();
  await own.knex.schema.createTable("orders", (t) => {
    t.increments("id");
    t.integer("number");
    t.string("state", 20);
    t.string("code", 20).unique();
  });
  const rows = Array.from({ length: 30 }, (_, n) => ({ number: n % 10, state: n > 3 ? "new" : null, code: `c${n}` }));
  await own.knex("orders").insert(rows);
  if (isServer) await own.knex.raw("analyze table orders");
  await own.knex.schema.createTable("empty", (t) => void t.increments("id"));
  const running = readRunning("# of version 7\norders.state\n\ncustomers\n");
  const judge = (content: string) =>
    lint(own.knex, [{ name: "1.sql", place: "1.sql", content }], { rows: 20, running });
  return { ...own, judge };
}

const both: [sql: string, rule: string | undefined, message: RegExp][] = [
  ["ALTER TABLE orders ADD COLUMN note VARCHAR(20)", undefined, /^/],
  ["ALTER TABLE orders ADD COLUMN n INT NOT NULL DEFAULT 0", undefined, /^/],
  ["ALTER TABLE orders ADD COLUMN n INT NOT NULL", "required-column", /orders.* has no default/],
  ["CREATE UNIQUE INDEX numbers ON orders (number)", "unique-over-duplicates", /orders has 10 values of number/],
  ["CREATE UNIQUE INDEX codes ON orders (code, number)", undefined, /^/],
  ["ALTER TABLE orders DROP COLUMN state", "used-by-running", /orders\.state is dropped/],
  ["ALTER TABLE orders RENAME COLUMN state TO status", "used-by-running", /orders\.state is renamed/],
  ["ALTER TABLE orders RENAME COLUMN number TO n", undefined, /^/],
  ["DROP TABLE IF EXISTS orders", "used-by-running", /orders is dropped/],
  ["ALTER TABLE orders RENAME TO purchases", "used-by-running", /orders is renamed/],
  ["UPDATE orders SET number = 1 -- WHERE", "all-rows", /UPDATE of all 30 rows of orders/],
  ["UPDATE orders SET number = 1 WHERE id = 1", undefined, /^/],
  ["DELETE FROM orders", "all-rows", /DELETE of all 30 rows/],
  ["DELETE FROM empty", undefined, /^/],
  ["CREATE TABLE t (id INT PRIMARY KEY, a INT); ALTER TABLE t ADD COLUMN b INT NOT NULL DEFAULT 1", undefined, /^/],
  ["INSERT INTO orders (number) VALUES (1); SELECT 1", undefined, /^/],
];
const ofServer: typeof both = [
  ["ALTER TABLE orders MODIFY number BIGINT", "blocks-writers", /Cannot change column type.*about 30 rows/],
  ["ALTER TABLE empty MODIFY id BIGINT", undefined, /^/],
  ["ALTER TABLE orders ADD COLUMN a INT, ALGORITHM=COPY", "blocks-writers", /It says ALGORITHM=COPY/],
  ["ALTER TABLE orders ADD COLUMN a INT, ALGORITHM=INPLACE, LOCK=NONE", undefined, /^/],
  ["ALTER TABLE orders MODIFY state VARCHAR(20) NOT NULL", "not-null", /orders\.state becomes NOT NULL.* 4 rows/],
  ["ALTER TABLE orders CHANGE number n INT NOT NULL", undefined, /^/],
  ["ALTER TABLE orders ADD CONSTRAINT u UNIQUE KEY (number)", "unique-over-duplicates", /10 values of number/],
  ["DROP TABLE IF EXISTS empty, orders", "used-by-running", /orders is dropped/],
  ["RENAME TABLE orders TO purchases", "used-by-running", /orders is renamed/],
  ["RENAME TABLE empty TO e; ALTER TABLE e ADD COLUMN a INT NOT NULL", "required-column", /e\.a/],
  ["CREATE INDEX states ON orders (state(3)); DROP INDEX states ON orders", undefined, /^/],
];
const ofSqlite: typeof both = [
  ["ALTER TABLE orders ADD COLUMN a INT UNIQUE", "refused-by-sqlite", /Cannot add a UNIQUE column/],
  ["ALTER TABLE orders DROP COLUMN code", "refused-by-sqlite", /code/],
  ["ALTER TABLE orders DROP COLUMN number", "blocks-writers", /rewrites all 30 rows/],
  ["CREATE INDEX numbers ON orders (number)", "blocks-writers", /reads all 30 rows/],
];

describe("lint", () => {
  const cases = [...both, ...(isServer ? ofServer : ofSqlite)];
  it("judges each statement by the database and its rows, and changes neither", async () => {
    await using own = await withOrders();
    const { knex, judge } = own;
    const tables = (): Promise<unknown> =>
      isServer ? knex.raw("show create table orders").then() : knex("sqlite_master").select();
    const before = await tables();
    for (const [sql, rule, message] of cases) {
      const { findings, notJudged } = await judge(sql);
      const expected = findings.filter((one) => one.rule !== "blocks-writers" || rule === "blocks-writers");
      expect(notJudged, sql).toEqual([]);
      if (rule === undefined) expect(expected, sql).toEqual([]);
      else
        expect(expected, sql).toContainEqual(
          expect.objectContaining({ rule, message: expect.stringMatching(message) }),
        );
    }
    expect(await tables()).toEqual(before);
    expect(await knex("orders").count({ n: "*" })).toEqual([{ n: 30 }]);
    if (isServer) expect((await knex.raw("show tables"))[0]).toHaveLength(2);
  });

  it("counts what it does not understand, or the database does not", async () => {
    await using own = await withOrders();
    const texts = [
      "ALTER TABLE missing ADD COLUMN a INT",
      "WITH x AS (SELECT 1) DELETE FROM orders",
      "ALTER TABLE orders ADD nothing",
    ];
    const { findings, notJudged } = await own.judge(`${texts.join(";\n")};`);
    expect(findings).toEqual([]);
    expect(notJudged.map(({ line }) => line).slice(0, 2)).toEqual([1, 2]);
  });

  it("is silenced by a line at the top of the file, with a rule and a reason", async () => {
    await using own = await withOrders();
    const { judge } = own;
    const statement = "\nDELETE FROM orders;";
    expect(await judge(`-- segmark: allow all-rows because it is night, and nobody orders${statement}`)).toMatchObject({
      findings: [],
      silenced: 1,
    });
    await expect(judge(`-- segmark: allow all-rows${statement}`)).rejects.toThrow(
      "1.sql, line 1: allow all-rows: expected",
    );
    await expect(judge(`-- segmark: allow rows because so${statement}`)).rejects.toThrow(
      "expected one of blocks-writers",
    );
  });
});
