import { copyFile, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStorage } from "../../../src/storage/open.ts";
import { scratchFolder } from "../../../test/support/outages.ts";
import { backupSqlite } from "../src/sqlite-backup.ts";

/** A folder with a database, which has one row and is open until it is disposed of. */
async function usedDatabase() {
  const folder = await scratchFolder();
  const file = join(folder.path, "a.db");
  const storage = await openStorage({ url: `sqlite:${file}` });
  await storage.knex.raw("create table numbers (number integer)");
  await storage.knex.raw("insert into numbers values (1)");
  return { folder: folder.path, file, close: storage.close, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

const numbersIn = async (file: string): Promise<unknown> => {
  await using storage = await openStorage({ url: `sqlite:${file}` });
  return await storage.knex.raw("select number from numbers");
};

it("a backup of a database that nobody has open leaves nothing beside it, and does not change it", async () => {
  await using database = await usedDatabase();
  await database.close();
  expect(await readdir(database.folder)).toEqual(["a.db"]);
  const before = [await readFile(database.file), (await stat(database.file)).mtimeMs];
  await backupSqlite(database.file, join(database.folder, "b.db"));
  expect(await readdir(database.folder)).toEqual(["a.db", "b.db"]);
  expect([await readFile(database.file), (await stat(database.file)).mtimeMs]).toEqual(before);
  expect(await numbersIn(join(database.folder, "b.db"))).toEqual([{ number: 1 }]);
});

it("a backup of a database that is in use leaves what its connections have beside it", async () => {
  await using database = await usedDatabase();
  const names = ["a.db", "a.db-shm", "a.db-wal"];
  expect(await readdir(database.folder)).toEqual(names);
  await backupSqlite(database.file, join(database.folder, "b.db"));
  expect(await readdir(database.folder)).toEqual([...names, "b.db"]);
  await database.close();
  expect(await readdir(database.folder)).toEqual(["a.db", "b.db"]);
});

it("the log of a database whose process was killed stays beside it, and what is in it is in the backup", async () => {
  await using database = await usedDatabase();
  await using killed = await scratchFolder();
  for (const name of ["a.db", "a.db-wal", "a.db-shm"])
    await copyFile(join(database.folder, name), join(killed.path, name));
  await database.close();
  const log = await readFile(join(killed.path, "a.db-wal"));
  expect(log.length).toBeGreaterThan(0);
  await backupSqlite(join(killed.path, "a.db"), join(killed.path, "b.db"));
  expect(await readdir(killed.path)).toEqual(["a.db", "a.db-shm", "a.db-wal", "b.db"]);
  expect(await readFile(join(killed.path, "a.db-wal"))).toEqual(log);
  expect(await numbersIn(join(killed.path, "b.db"))).toEqual([{ number: 1 }]);
});

it("a database that does not exist is named, and not made", async () => {
  await using folder = await scratchFolder();
  const file = join(folder.path, "a.db");
  await expect(backupSqlite(file, join(folder.path, "b.db"))).rejects.toThrow(`the database ${file} does not exist`);
  expect(await readdir(folder.path)).toEqual([]);
});

it("a backup gets the name that it was given, spaces included", async () => {
  await using database = await usedDatabase();
  await database.close();
  const folder = process.cwd();
  process.chdir(database.folder);
  try {
    await backupSqlite("a.db", " b.db ");
  } finally {
    process.chdir(folder);
  }
  expect(await readdir(database.folder)).toEqual([" b.db ", "a.db"]);
});
