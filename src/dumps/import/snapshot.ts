import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { SnapshotMessage, SnapshotProgress, SnapshotTask } from "./snapshot-worker.ts";

const workerFile = fileURLToPath(new URL(`./snapshot-worker${extname(import.meta.url)}`, import.meta.url));
const heapMegabytes = 256;
/** How long a thread may take to stop by itself, in ms. What it has loaded is removed by the next import. */
const stopMs = 3000;

/** Rows of the snapshot cannot be stored here, and could not by another attempt. */
export class SnapshotIncomplete extends Error {
  override readonly name = "SnapshotIncomplete";
}

/**
 * Replaces all public rows with those of a snapshot, in a thread of its own: the process continues to answer. An error,
 * an abort or a crash before the end leaves the old rows. Errors: `SnapshotIncomplete`, others
 * @returns how many rows there are
 */
export async function loadSnapshot(
  workerData: SnapshotTask,
  { signal, onProgress }: Readonly<{ signal: AbortSignal; onProgress: (progress: SnapshotProgress) => void }>,
): Promise<number> {
  signal.throwIfAborted();
  const worker = new Worker(workerFile, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
  let ending: NodeJS.Timeout | undefined;
  const stop = (): void => {
    worker.postMessage("stop");
    ending = setTimeout(() => void worker.terminate(), stopMs);
  };
  signal.addEventListener("abort", stop, { once: true });
  let outcome: SnapshotMessage = { kind: "failed", error: "the thread ended without an answer" };
  await new Promise<void>((resolve) => {
    worker.on("message", (message: SnapshotMessage) => {
      if (message.kind === "progress") onProgress(message);
      else outcome = message;
    });
    worker.on("error", ({ message }) => {
      outcome = { kind: "failed", error: message };
    });
    worker.on("exit", () => resolve());
  });
  clearTimeout(ending);
  signal.removeEventListener("abort", stop);
  const last = outcome as SnapshotMessage;
  if (last.kind === "loaded") return last.rows;
  const why = last.kind === "progress" ? "it was stopped" : last.error;
  const Failure = last.kind === "incomplete" ? SnapshotIncomplete : Error;
  throw new Failure(`The snapshot of the origin cannot be loaded: ${why}`);
}
