import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { SnapshotMessage, SnapshotProgress, SnapshotTask } from "./snapshot-worker.ts";

const workerFile = fileURLToPath(new URL(`./snapshot-worker${extname(import.meta.url)}`, import.meta.url));
const heapMegabytes = 256;
/** How long a thread may take to stop by itself, in ms. What it has loaded is removed by the next import. */
const stopMs = 3000;

/** Rows of the snapshot were left out: its tables are in place, and are not those of the origin. */
export class SnapshotIncomplete extends Error {
  override readonly name = "SnapshotIncomplete";
}

type Loaded = Extract<SnapshotMessage, { kind: "loaded" }>;

function refuseParts({ rejects, reasons, cutOff }: Loaded): void {
  if (cutOff.length > 0) throw new Error(`The snapshot of the origin is cut off: ${cutOff.join(", ")}.`);
  if (rejects > 0)
    throw new SnapshotIncomplete(
      `The snapshot of the origin has ${rejects} rows that cannot be stored here (${reasons.slice(0, 3).join("; ")}), so this copy would not be equal to it.`,
    );
}

/**
 * Replaces all public rows with those of a snapshot, in a thread of its own: the process goes on answering. An error, an abort or a crash before the
 * end leaves the old rows, except `SnapshotIncomplete`.
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
  if (last.kind !== "loaded")
    throw new Error(
      `The snapshot of the origin cannot be loaded: ${last.kind === "failed" ? last.error : "it was stopped"}`,
    );
  refuseParts(last);
  return last.rows;
}
