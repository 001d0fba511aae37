#!/usr/bin/env node
import { acceptsNode, packageNode } from "../../process/supervisor/node-version.js";

if (acceptsNode(packageNode, 2)) {
  const { main } = await import("./main.ts");
  // The reader of a pipe may be gone; the exit code still counts.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  process.exitCode = await main(process.argv.slice(2), process);
}
