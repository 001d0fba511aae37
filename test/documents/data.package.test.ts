import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { world } from "../../packages/openapi/test/cli/support.ts";
import { columnsOf, csvFile, segmentRow, userOf } from "../dumps/support/dump.ts";
import { inherited } from "../support/child.ts";
import { examplesOf } from "../support/documents.ts";

const command = fileURLToPath(new URL("../../src/cli/segmark.js", import.meta.url));
const npx = `npx() { shift; "${process.execPath}" "${command}" "$@"; }`;

it("the examples of docs/data/README.md about imports work on generated data, in the order of the page", async () => {
  await using here = world();
  const rows = [segmentRow(1), segmentRow(2), segmentRow(3, { startTime: "soon" })];
  here.write("sponsorblock/sponsorTimes_1700000000000.csv", csvFile(columnsOf("sponsorTimes"), rows).toString());
  here.write("sponsorblock/vipUsers_1700000000000.csv", csvFile(["userID"], [{ userID: userOf(1) }]).toString());
  const examples = examplesOf("docs/data/README.md").filter((example) =>
    example.command.startsWith("npx segmark import"),
  );
  const ends: unknown[] = [];
  for (const example of examples) {
    const line = `set -e; ${npx}; ${example.command}`;
    const { stdout } = await promisify(execFile)("bash", ["-c", line], { cwd: here.path, env: inherited });
    const { event, mode, isTrial, rejects, files } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
    ends.push([event, mode, isTrial, rejects, files.length]);
  }
  expect(ends).toEqual([
    ["done", "replace", false, 1, 2],
    ["done", "merge", false, 0, 1],
    ["done", "replace", true, 1, 2],
    ["done", "merge", false, 1, 2],
  ]);
  expect(here.read("rejects.csv")).toContain('"sponsorTimes_1700000000000.csv",4,"startTime is not a finite number"');
});
