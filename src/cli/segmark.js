#!/usr/bin/env node
// @ts-check
// Plain JavaScript, and commander only when there is something to parse: with `serve` this process becomes the
// supervisor of the service.
import { acceptsNode, packageNode, sourceNode } from "../process/supervisor/node-version.js";
import { taskOf } from "../process/supervisor/task.js";
import { isSource } from "../process/supervisor/worker-script.js";

if (acceptsNode(isSource ? sourceNode : packageNode, 1)) {
  const args = process.argv.slice(2);
  const task = taskOf(args);
  if (task !== undefined) {
    const { runTask } = await import("../process/command/service.js");
    await runTask(task);
  } else {
    const { runCommand } = await import("./run-command.ts");
    await runCommand(args);
  }
}
