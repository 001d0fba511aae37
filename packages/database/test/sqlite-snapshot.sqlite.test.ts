import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStorage } from "../../../src/storage/open.ts";
import { scratchFolder } from "../../../test/support/outages.ts";
import { openSqliteSnapshot } from "../src/connect/sqlite-snapshot.ts";

it("a snapshot of a database that nobody has open leaves nothing beside it", async () => {
  await using folder = await scratchFolder();
  const file = join(folder.path, "a.db");
  await (await openStorage({ url: `sqlite:${file}` })).close();
  await openSqliteSnapshot(file)[Symbol.asyncDispose]();
  expect(await readdir(folder.path)).toEqual(["a.db"]);
});
