#!/usr/bin/env node
import { main } from "./main.ts";

// Whoever read what is printed may have gone; the exit code still counts.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
process.exitCode = await main(process.argv.slice(2), process);
