import { Readable } from "node:stream";
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

it.each([
  ["empty lines", "\n"],
  ["a row without an end", "a"],
])("a packed file of an origin is not read for as long as it has %s", async (_what, character) => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  const path = await folder.write("vipUsers.csv", "userID\n");
  const megabyte = gzipSync(character.repeat(1_000_000));
  let sent = 0;
  function* endless(): Generator<Buffer> {
    yield gzipSync("userID\na\n");
    while (sent++ < 200) yield megabyte;
  }
  const listed = { bytes: 1e12, rows: 2 };
  const open = async () => Readable.from(endless());
  const source = { name: "vipUsers.csv.gz", identity: undefined, bytes: undefined, table: undefined, listed, open };
  await expect(importFiles(storage, [path], { files: [{ source, table: "vipUsers" }] })).rejects.toThrow(
    "vipUsers.csv.gz is not whole: it has more than 2000000 bytes of empty lines and of rows that are too long",
  );
  expect(sent).toBeLessThan(100); // some wait in buffers
});
