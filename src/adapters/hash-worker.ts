import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { fasterRounds } from "./faster-rounds.ts";

/** Steps of niceness (ADR 8). */
const niceness = 15;

/** Lets the event loop go first where there are fewer cores than work. On Linux, 0 is the calling thread; elsewhere it is the whole process. */
function yieldToEventLoop(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, niceness);
  } catch {
    // Not allowed in this sandbox: hashes are as urgent as everything else then.
  }
}

const rounds = fasterRounds();
yieldToEventLoop(); // not before: the first secret waits for the start
parentPort?.on("message", (secret: string) => parentPort?.postMessage(rounds(secret)));
