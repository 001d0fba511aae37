// Run after all tests: fails unless every failure in the operations guide was provoked by a test that has passed.
import { globSync, readFileSync } from "node:fs";
import { rootFolder } from "../support/documents.ts";
import { provokedBy } from "./what-fails.ts";

const passed = globSync("test-results/*/passed.txt", { cwd: rootFolder }).flatMap((path) =>
  readFileSync(`${rootFolder}${path}`, "utf8").split("\n"),
);
const missing = Object.entries(provokedBy).filter(
  ([, [file, title]]) => !passed.some((line) => line.includes(file) && line.includes(title)),
);
for (const [what, [file, title]] of missing)
  process.stderr.write(
    `docs/deployment/operations.md, "What fails, and what then": no test that provokes ${what} has passed. It was "${title}" in ${file}; test/documents/what-fails.ts has to name the one that does it.\n`,
  );
process.exitCode = missing.length === 0 ? 0 : 1;
