import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import mysql from "mysql2/promise";
import { inject } from "vitest";
import { openStorage, type Storage, type StorageOptions } from "../../src/storage/open.ts";
import { applySchema } from "../../src/storage/schema.ts";

/** A database of one test, on the engine of the project that runs it. */
export type TestDatabase = AsyncDisposable & Readonly<{ url: string; engine: "sqlite" | "mariadb" }>;

async function sqliteFile(template?: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(inject("runFolder"), "test-"));
  const file = join(folder, "test.db");
  if (template !== undefined) await copyFile(template, file);
  return {
    url: `sqlite:${file}`,
    engine: "sqlite",
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

const worker = process.env["VITEST_POOL_ID"] ?? "0";
const databaseUrl = (name: string): string => `${inject("serverUrl")}${name}`;

/** One statement after another over a connection of its own. */
async function onServer(...statements: readonly [sql: string, values: readonly string[]][]): Promise<void> {
  const connection = await mysql.createConnection(inject("serverUrl"));
  for (const [sql, values] of statements) await connection.query(sql, [...values]);
  await connection.end();
}

async function emptyMariadb(): Promise<TestDatabase> {
  const name = `${inject("databasePrefix")}e${worker}_${randomBytes(6).toString("hex")}`;
  await onServer(["create database ??", [name]]);
  return {
    url: databaseUrl(name),
    engine: "mariadb",
    [Symbol.asyncDispose]: () => onServer(["drop database ??", [name]]),
  };
}

/** Databases of this worker that no test is using, by number. Making one costs a second, emptying one some milliseconds. */
const idle: number[] = [];
let made = 0;

async function emptyTables({ knex }: Storage): Promise<void> {
  const tables: string[] = await knex("information_schema.tables")
    .where("table_schema", knex.raw("database()"))
    .whereNot("table_name", "like", "\\_migrations%")
    .pluck("table_name");
  for (const table of tables) await knex(table).delete();
}

async function pooledMariadb(): Promise<TestDatabase> {
  const number = idle.pop() ?? made++;
  const name = `${inject("databasePrefix")}p${worker}_${number}`;
  await onServer(["create database if not exists ??", [name]]);
  const url = databaseUrl(name);
  await using storage = await openStorage({ url });
  if ((await applySchema(storage)).length === 0) await emptyTables(storage);
  return { url, engine: "mariadb", [Symbol.asyncDispose]: async () => void idle.push(number) };
}

/** Fresh, migrated, without a row. Close everything that uses it before it is disposed. */
export const testDatabase = (): Promise<TestDatabase> =>
  inject("engine") === "mariadb" ? pooledMariadb() : sqliteFile(inject("templateFile"));

/** Fresh and without a single table, for tests of migrations. */
export const emptyDatabase = (): Promise<TestDatabase> =>
  inject("engine") === "mariadb" ? emptyMariadb() : sqliteFile();

/** An open storage over a fresh database; disposing it closes it and gives the database back. */
export async function testStorage(
  options: Omit<StorageOptions, "url"> = {},
): Promise<Storage & Readonly<{ url: string }>> {
  const database = await testDatabase();
  const storage = await openStorage({ url: database.url, ...options });
  const dispose = async (): Promise<void> => {
    await storage.close();
    await database[Symbol.asyncDispose]();
  };
  return { ...storage, url: database.url, [Symbol.asyncDispose]: dispose };
}
