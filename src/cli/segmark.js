#!/usr/bin/env node
// @ts-check
// Plain JavaScript, and commander only when there is something to parse: with `serve` this process becomes the supervisor of the service.
import { runTask, sourceFault } from "../process/service.js";
import { taskOf } from "../process/task.js";

const args = process.argv.slice(2);
const task = taskOf(args);
const fault = sourceFault();
if (task !== undefined) await runTask(task);
else if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else {
  const { runCommand } = await import("./run-command.ts");
  await runCommand(args);
}
