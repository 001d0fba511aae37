import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { PublishOutcome, PublishTask } from "./publish-worker.ts";
import { readDumpIndex } from "./write-dumps.ts";

/** How often to publish. Everything else is what `writeDumps` is given. */
export type Publishing = Omit<PublishTask, "youngerThan"> & Readonly<{ hours: number }>;

const workerFile = fileURLToPath(new URL(`./publish-worker${extname(import.meta.url)}`, import.meta.url));
/** A table needs a few megabytes, whatever its size. */
const heapMegabytes = 256;

/**
 * Publishes a dump if the last one is old enough, in a thread of its own. Several processes may call this for one folder: one of them publishes.
 * @param stopped ends it early; the dumps that are there stay
 */
export async function publishIfDue(
  { hours, ...task }: Publishing,
  { now, stopped }: Readonly<{ now: number; stopped: AbortSignal }>,
): Promise<PublishOutcome> {
  const youngerThan = now - hours * 3_600_000;
  const last = await readDumpIndex(task.folder);
  if (last !== undefined && last.lastUpdated > youngerThan && last.lastUpdated <= now) return { kind: "young" };
  if (stopped.aborted) return { kind: "busy" };
  return await run({ ...task, youngerThan }, stopped);
}

function run(workerData: PublishTask, stopped: AbortSignal): Promise<PublishOutcome> {
  const worker = new Worker(workerFile, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
  const stop = (): void => worker.postMessage("stop");
  stopped.addEventListener("abort", stop, { once: true });
  let outcome: PublishOutcome = { kind: "failed", error: "The thread ended without an answer." };
  return new Promise((resolve) => {
    worker.on("message", (answer: PublishOutcome) => {
      outcome = answer;
    });
    worker.on("error", ({ message }) => {
      outcome = { kind: "failed", error: message };
    });
    worker.on("exit", () => {
      stopped.removeEventListener("abort", stop);
      resolve(outcome);
    });
  });
}
