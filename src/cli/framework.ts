#!/usr/bin/env node
// The command of the package that has the spec framework and no service.
import { runCommand } from "./run-command.ts";

await runCommand(process.argv.slice(2));
