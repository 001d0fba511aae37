#!/usr/bin/env node
import { main } from "./main.ts";

// The reader of a pipe may be gone; the exit code still counts.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
process.exitCode = await main(process.argv.slice(2));
