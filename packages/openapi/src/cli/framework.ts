#!/usr/bin/env node
// The command of the package that has the spec framework and no service.
import { acceptsNode, packageNode } from "../../../../src/process/supervisor/node-version.js";

if (acceptsNode(packageNode, 1)) {
  const { runCommand } = await import("../../../../src/cli/run-command.ts");
  await runCommand(process.argv.slice(2));
}
