import { writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../../packages/openapi/test/codegen/support.ts";
import { documentsIn } from "../../../scripts/corpus/documents.ts";
import { generateInto } from "../../../scripts/corpus/generated.ts";
import { tableReport } from "../../../scripts/corpus/table-report.ts";

const responses = { "200": { description: "Fine." } };
const slow = [{ name: "q", in: "query", schema: { type: "string", pattern: "^(a+)+$" } }];

it("a table tells what was generated of the documents of a folder, and whether it is served", async () => {
  await using folder = temporaryFolder();
  const paths = { "/a": { get: { responses }, post: { responses, parameters: slow } } };
  const info = { title: "Notes", version: "1" };
  writeFileSync(`${folder.path}/a.json`, JSON.stringify({ openapi: "3.0.3", info, paths }));
  writeFileSync(
    `${folder.path}/b.yaml`,
    'swagger: "2.0"\npaths: { /a: { get: { responses: { 200: { description: Fine. } } } } }\n',
  );
  writeFileSync(`${folder.path}/c.json`, '{"components":{}}');
  const log = vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const report = tableReport();
  const documents = documentsIn(folder.path);
  expect(documents).toEqual([`${folder.path}/a.json`, `${folder.path}/b.yaml`]);
  for (const [index, path] of documents.entries()) {
    const out = `${folder.path}/generated/${index}`;
    await report.add(`document ${index}`, await generateInto(out, path), out);
  }
  expect(report.end()).toBe(true);
  const [valid, other] = log.mock.calls.flat();
  expect(valid).toMatch(/\| document 0 \| 3.0.3 \| 2 \| 1 \| 1: This pattern takes .* \| 0 \| yes \|/);
  expect(other).toContain("| document 1 | 2.0 | 1 | 1 |  | 0 | yes |");
});
