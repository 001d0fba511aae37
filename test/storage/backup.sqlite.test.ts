import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { backup } from "../../src/storage/backup.ts";
import { openStorage } from "../../src/storage/open.ts";
import { testDatabase, testStorage } from "../support/database.ts";
import { scratchFolder } from "../support/outages.ts";

it("a backup of a database that is in use is one file, which only its owner may read", async () => {
  await using folder = await scratchFolder();
  await using used = await testStorage();
  await used.stores.settings.set("name", "value");
  const copy = join(folder.path, "b.db");
  expect(await backup(used.url, copy)).toBe(true);
  expect(await readdir(folder.path)).toEqual(["b.db"]);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  await using restored = await openStorage({ url: `sqlite:${copy}` });
  expect(await restored.stores.settings.get("name")).toBe("value");
});

it("a backup of a damaged database leaves nothing behind, nor does one before that was killed", async () => {
  await using folder = await scratchFolder();
  await using database = await testDatabase();
  const file = database.url.slice("sqlite:".length);
  await writeFile(file, (await readFile(file)).fill(0xff, 4096, 4096 * 12));
  for (const suffix of ["", "-wal", "-shm"]) await writeFile(join(folder.path, `b.db.partial${suffix}`), "left over");
  await expect(backup(database.url, join(folder.path, "b.db"))).rejects.toThrow(/damaged|malformed/);
  expect(await readdir(folder.path)).toEqual([]);
});
