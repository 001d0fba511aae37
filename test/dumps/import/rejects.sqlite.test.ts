import { readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RejectFault } from "../../../src/dumps/import/rejects.ts";
import { testStorage } from "../../support/database.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";

it("a reject file that is full ends the import before rows are stored without their rejects, which --resume writes", async () => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  const source = await folder.write("vipUsers.csv", "userID\na\nb,too many fields\nc\n");
  const rejectFile = join(folder.path, "rejects.csv");
  await symlink("/dev/full", rejectFile);
  const full = importFiles(storage, [source], { rejectFile });
  await expect(full).rejects.toThrow(RejectFault);
  await expect(full).rejects.toThrow(
    `${rejectFile} cannot be written: ENOSPC: no space left on device, write. Make room for it and repeat the command, with --resume to continue`,
  );
  expect(await storage.knex("vip_users").pluck("user_id")).toEqual([]);
  await rm(rejectFile);
  const { rejects } = await importFiles(storage, [source], { rejectFile, resumes: true });
  expect(rejects).toContain('"vipUsers.csv",3,');
  expect(await readFile(rejectFile, "latin1")).toBe(rejects);
  expect(await storage.knex("vip_users").orderBy("user_id").pluck("user_id")).toEqual(["a", "c"]);
});
