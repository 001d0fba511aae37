import { expect, it } from "vitest";
import { blocksOf, languagesOf, read } from "../../packages/webhooks/test/documents/pages.ts";

const page = "packages/openapi/docs/coming-from.md";
const blocks = blocksOf(page);

it.each(blocks)("the page for users of other frameworks shows $file unchanged", ({ file, code }) => {
  expect(code).toBe(read(file));
});

it("all code on the page for users of other frameworks is a file of the comparison", () => {
  expect(languagesOf(page)).toEqual(blocks.map(() => "ts"));
  expect(blocks.length).toBeGreaterThan(0);
});
