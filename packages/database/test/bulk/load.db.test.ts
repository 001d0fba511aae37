import knex from "knex";
import { expect, inject, it } from "vitest";
import { testStorage } from "../../../../test/support/database.ts";
import type { BulkRow } from "../../src/bulk/bulk.ts";
import { openBulk } from "../../src/bulk/connection.ts";
import { linesOf } from "../../src/bulk/lines.ts";

const table = "warnings";
const columns = ["id", "user_id", "type", "issuer_user_id", "reason", "issued", "disabled"];
const reasons = ["", "\\N", "\\", 'a\tb\nc\r\nd "', "ß 😀", "\\'; drop table x"];
const rows: readonly BulkRow[] = [
  ...reasons.map((reason, at): BulkRow => [at + 1, `user ${at}`, 0, "vip", reason, at, null]),
  ...Array.from({ length: 3000 }, (_, at): BulkRow => [at + 1000, `user ${at}`, 1, "vip", "ß😀".repeat(8), 0, at]),
];
const asStored = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
const query = `select ${columns.join(", ")} from ${table} order by id`;

it("loads rows with every character, and what goes with them, or nothing", async () => {
  await using storage = await testStorage();
  await using bulk = await openBulk(storage.knex);
  const load = { table, columns, rows: bulk.acceptsLines ? linesOf(rows) : rows };
  const fails = bulk.load([load], [{ sql: "insert into nothing_of_this_name values (1)" }]);
  await expect(fails).rejects.toThrow("nothing_of_this_name");
  expect(await bulk.rows(query)).toEqual([]);
  const update = { sql: `update ${table} set reason = ? where id = ?`, values: ["new", 1] };
  await bulk.load([load], [update]);
  expect(await bulk.rows(query)).toEqual([{ ...asStored[0], reason: "new" }, ...asStored.slice(1)]);
  await expect(bulk.load([load], [])).rejects.toThrow(/Duplicate|UNIQUE/);
});

it("loads more text at once than a packet of a server may have", async () => {
  await using storage = await testStorage();
  await using bulk = await openBulk(storage.knex);
  const reason = "ß".repeat(8000);
  const long = Array.from({ length: 1100 }, (_, at): BulkRow => [at + 1, "user", 0, "vip", reason, at, null]);
  await bulk.load([{ table, columns, rows: bulk.acceptsLines ? linesOf(long) : long }], []);
  const [row] = await bulk.rows(`select count(*) as loaded, min(length(reason)) as least from ${table}`);
  expect(row).toMatchObject({ loaded: 1100, least: Buffer.byteLength(reason) / (bulk.acceptsLines ? 1 : 2) });
});

it.runIf(inject("engine") === "mariadb")("inserts the rows where the server refuses files", async () => {
  await using storage = await testStorage();
  const { hostname: host, port, username: user, password, pathname } = new URL(storage.url);
  const connection = { host, port: Number(port), user, password, database: pathname.slice(1), flags: ["-LOCAL_FILES"] };
  const db = knex({ client: "mysql2", connection });
  await using _db = { [Symbol.asyncDispose]: () => db.destroy() };
  await using bulk = await openBulk(db);
  const refused = bulk.run(`load data local infile 'rows' into table ${table}`);
  await expect(refused).rejects.toThrow();
  await bulk.load([{ table, columns, rows: linesOf(rows) }], []);
  expect(await bulk.rows(query)).toEqual(asStored);
});
