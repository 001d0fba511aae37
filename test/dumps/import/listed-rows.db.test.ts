import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { planFiles } from "../../../src/dumps/import/plan.ts";
import { listSources } from "../../../src/dumps/sources/list.ts";
import { testStorage } from "../../support/database.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";

it.each([
  ["as it is", "vipUsers.csv", (text: string) => Buffer.from(text)],
  ["packed", "vipUsers.csv.gz", (text: string) => gzipSync(text)],
])("a file of an origin, %s, is read up to the rows that its index lists", async (_how, name, bytesOf) => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  const path = await folder.write(name, bytesOf("userID\na\nb,too many fields\nc\n"));
  const { files } = planFiles(await listSources([path]), []);
  const listing = (rows: number) =>
    files.map((file) => ({ ...file, source: { ...file.source, listed: { bytes: 1000, rows } } }));
  await expect(importFiles(storage, [path], { files: listing(2) })).rejects.toThrow(
    `${name} has more than the 2 rows that its index lists`,
  );
  expect(await storage.knex("vip_users").pluck("user_id")).toEqual([]);
  await importFiles(storage, [path], { files: listing(3) });
  expect(await storage.knex("vip_users").orderBy("user_id").pluck("user_id")).toEqual(["a", "c"]);
});
