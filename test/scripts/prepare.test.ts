import { execFile } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { rootFolder } from "../support/documents.ts";
import { scratchFolder } from "../support/outages.ts";

it("an installation without development dependencies builds no pages, and succeeds", async () => {
  await using folder = await scratchFolder();
  await mkdir(join(folder.path, "scripts"));
  await writeFile(join(folder.path, "package.json"), '{ "type": "module" }');
  await copyFile(join(rootFolder, "scripts/prepare.js"), join(folder.path, "scripts/prepare.js"));
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/prepare.js"], { cwd: folder.path });
  expect(stdout).toBe("The pages are not built, since the development dependencies are not installed.\n");
});
