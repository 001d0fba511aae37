#!/usr/bin/env node
// @ts-check
// The command of `@segmark/migrator`, for those who have installed the service.
import { acceptsNode, packageNode } from "../process/supervisor/node-version.js";

if (acceptsNode(packageNode, 2)) {
  const { runCommand } = await import("@segmark/migrator/internal/cli/run-command");
  await runCommand(process.argv.slice(2));
}
