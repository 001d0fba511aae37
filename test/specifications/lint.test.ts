import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lint } from "../../scripts/lint-documents.ts";

it("a document that breaks rules is found, with the line, also when it contains null", async () => {
  const folder = mkdtempSync(join(tmpdir(), "segmark-lint-"));
  const file = join(folder, "api.yaml");
  const schemas = "components:\n  schemas:\n    Unused: { type: string, enum: [a, a], example: null }\n";
  writeFileSync(file, `openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: {}\n${schemas}`);
  const found = await lint([file]);
  rmSync(folder, { recursive: true });
  expect(found).toEqual(expect.arrayContaining([expect.objectContaining({ file, line: 2, rule: "info-contact" })]));
  expect(found.map(({ rule }) => rule)).toContain("oas3-unused-component");
  expect(found.map(({ rule }) => rule)).toContain("duplicated-entry-in-enum");
});
