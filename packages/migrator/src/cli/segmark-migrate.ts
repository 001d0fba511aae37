#!/usr/bin/env node
import { nodeFault } from "../node/node-version.js";

const fault = nodeFault();
if (fault === undefined) {
  const { main } = await import("./main.ts");
  // The reader of a pipe may be gone; the exit code still counts.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  process.exitCode = await main(process.argv.slice(2), process);
} else {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 2;
}
