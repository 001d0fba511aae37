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

const databaseUrl = (name: string): string => `${inject("serverUrl")}${name}`;

/** One connection of this process, which makes, empties and drops databases. It ends with the process. */
let connected: Promise<mysql.Connection> | undefined;
const server = (): Promise<mysql.Connection> =>
  (connected ??= mysql.createConnection({ uri: inject("serverUrl"), multipleStatements: true }));

async function emptyMariadb(): Promise<TestDatabase> {
  const name = `${inject("databasePrefix")}e${process.pid}_${randomBytes(6).toString("hex")}`;
  await (await server()).query("create database ??", [name]);
  return {
    url: databaseUrl(name),
    engine: "mariadb",
    [Symbol.asyncDispose]: async () => void (await (await server()).query("drop database ??", [name])),
  };
}

type Pooled = Readonly<{ name: string; tables: readonly string[] }>;

/** Databases of this process that no test is using. Making one costs a second, emptying one some milliseconds. */
const idle: Pooled[] = [];
let made = 0;

async function madeMariadb(): Promise<Pooled> {
  const name = `${inject("databasePrefix")}p${process.pid}_${made++}`;
  await (await server()).query("create database ??", [name]);
  await using storage = await openStorage({ url: databaseUrl(name) });
  await applySchema(storage);
  const tables: string[] = await storage
    .knex("information_schema.tables")
    .where("table_schema", name)
    .whereNot("table_name", "like", "\\_migrations%")
    .pluck("table_name");
  return { name, tables };
}

async function emptied({ name, tables }: Pooled): Promise<void> {
  const connection = await server();
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    "select table_name as name from information_schema.tables where table_schema = ? and table_name not like '\\_migrations%'",
    [name],
  );
  // A test may have made tables, such as those of the configuration of a cluster.
  const others = rows.map((row) => String(row["name"])).filter((table) => !tables.includes(table));
  await connection.query("delete from ??.??;".repeat(tables.length) + "drop table ??.??;".repeat(others.length), [
    ...tables.flatMap((table) => [name, table]),
    ...others.flatMap((table) => [name, table]),
  ]);
}

async function pooledMariadb(): Promise<TestDatabase> {
  const used = idle.pop();
  if (used !== undefined) await emptied(used);
  const pooled = used ?? (await madeMariadb());
  return {
    url: databaseUrl(pooled.name),
    engine: "mariadb",
    [Symbol.asyncDispose]: async () => void idle.push(pooled),
  };
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
