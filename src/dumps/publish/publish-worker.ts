import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "@segmark/database/error-message";
import { type DumpOptions, FolderBusy, writeDumps } from "./write-dumps.ts";

/** What a thread is given. */
export type PublishTask = Omit<DumpOptions, "stop" | "onProgress">;
/** What it answers. `error`: a sentence. */
export type PublishOutcome = Readonly<
  | { kind: "published"; lastUpdated: number; bytes: number }
  | { kind: "young" | "busy" }
  | { kind: "failed"; error: string }
>;

/**
 * Writes one dump in a thread of its own, since SQLite reads in the calling thread, and formatting millions of rows
 * takes it minutes.
 */
async function publish(task: PublishTask, stop: AbortSignal): Promise<PublishOutcome> {
  try {
    const index = await writeDumps({ ...task, stop });
    if (index === undefined) return { kind: "young" };
    const bytes = index.links.reduce((sum, { size }) => sum + size, 0);
    return { kind: "published", lastUpdated: index.lastUpdated, bytes };
  } catch (error) {
    if (error instanceof FolderBusy) return { kind: "busy" };
    return { kind: "failed", error: messageOf(error) };
  }
}

if (parentPort !== null) {
  const port = parentPort;
  const stopping = new AbortController();
  port.once("message", () => stopping.abort(new Error("The service is stopping.")));
  port.unref(); // otherwise it would listen for ever
  publish(workerData as PublishTask, stopping.signal).then((outcome) => {
    port.postMessage(outcome);
    port.close();
  });
}
