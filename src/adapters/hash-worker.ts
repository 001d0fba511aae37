import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashRounds } from "./rounds.ts";

/** How much higher the nice value of this thread is than that of the process (ADR 8). */
const niceIncrement = 15;

/**
 * Lets the event loop go first where there are fewer cores than work. On Linux, 0 means the calling thread; elsewhere
 * it means the whole process.
 */
function yieldToEventLoop(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, Math.min(getPriority(0) + niceIncrement, constants.priority.PRIORITY_LOW));
  } catch {
    // A sandbox may forbid it; hashes then compete with the event loop on equal terms.
  }
}

yieldToEventLoop();
parentPort?.on("message", (secret: string) => parentPort?.postMessage(hashRounds(secret)));
