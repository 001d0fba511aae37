import { spawn } from "node:child_process";
import { createKeeper } from "../keeper.ts";

// Starts a process that never ends by itself, and waits for its own end.
createKeeper().keep(spawn(process.execPath, ["--eval", "setInterval(() => {}, 60_000)"], { stdio: "inherit" }));
process.stdout.write("started\n");
