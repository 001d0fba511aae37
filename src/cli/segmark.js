#!/usr/bin/env node
// @ts-check
// Plain JavaScript, and commander only when there is something to parse: with `serve` this process becomes the
// supervisor of the service.
import { acceptsNode, packageNode, sourceNode } from "../process/supervisor/node-version.js";
import { runSources } from "../process/supervisor/run-sources.js";
import { taskOf } from "../process/supervisor/task.js";
import { isSource } from "../process/supervisor/worker-script.js";

if (acceptsNode(isSource ? sourceNode : packageNode, 1)) {
  const args = process.argv.slice(2);
  const task = taskOf(args);
  if (isSource && task !== "serve") runSources();
  if (task !== undefined) {
    const { runTask } = await import("../process/command/service.js");
    await runTask(task);
  } else {
    const { runCommand } = await import("@segmark/openapi/internal/cli/run-command");
    await runCommand(args, new URL("service/commands/", import.meta.url));
  }
}
