import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { provokedBy } from "./what-fails.ts";

const page = readFileSync(new URL("../../docs/deployment/operations.md", import.meta.url), "utf8");
const [, section = ""] = page.split("## What fails, and what then\n");
const rows = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| (?!What fails|-)([^|]+) \|/gm)].map(
  ([, what = ""]) => what,
);

// That these tests have passed is checked at the end of .ci/run, by what-fails.ran.ts.
it("every failure listed in the operations guide is provoked by a test", () => {
  expect(rows).toEqual(Object.keys(provokedBy));
});
