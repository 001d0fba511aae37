#!/usr/bin/env node
// @ts-check
// The operator's entry point: a supervisor, and the workers that it keeps alive. Whatever is not one known word is left to the command line,
// which prints help or names what was meant, and never starts a server.
import { runTask, sourceFault } from "./service.js";
import { taskOf } from "./task.js";

const args = process.argv.slice(2);
const task = taskOf(args);
const fault = sourceFault();
if (task !== undefined) await runTask(task);
else if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else {
  const { main } = await import("../cli/main.ts");
  const code = await main(args);
  process.exitCode ||= code;
}
