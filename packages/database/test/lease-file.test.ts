import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runNode } from "../../../test/support/child.ts";

const child = new URL("../../../test/support/children/take-lease-file.ts", import.meta.url);

it("the file of a lease can be taken by processes that create it at the same time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lease-file-"));
  const database = join(folder, "test.db");
  writeFileSync(database, "");
  const take = () => runNode(child, [`${database}-lock`, database, "300"]);
  const ended = await Promise.all([take(), take(), take(), take()]);
  rmSync(folder, { recursive: true });
  expect(ended).toEqual(Array(4).fill({ code: 0, signal: null, stdout: "", stderr: "" }));
});
