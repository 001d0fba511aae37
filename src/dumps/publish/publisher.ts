import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { cursorStateIn } from "../../storage/public/cursor-state.ts";
import { type PublicTableName, publicTableNames } from "../../storage/public/tables.ts";
import type { DumpIndex } from "./dump-index.ts";
import type { PublishOutcome, PublishTask } from "./publish-worker.ts";
import { isWrittenSince, type LastDump, readLastDump } from "./write-dumps.ts";

/** How often to publish. Everything else is what `writeDumps` is given. */
export type Publishing = Omit<PublishTask, "youngerThan"> & Readonly<{ hours: number }>;

const workerFile = fileURLToPath(new URL(`./publish-worker${extname(import.meta.url)}`, import.meta.url));
/** A table needs a few megabytes, whatever its size. */
const heapMegabytes = 256;

/**
 * A part of the usual interval after which a dump whose changes are not kept is replaced: not at once, or busy days
 * would make dumps all the time.
 */
const shortest = 1 / 24;

/** An export by hand may have written some of the tables only, and copies need all of them. */
const isWhole = ({ links }: DumpIndex, tables: readonly PublicTableName[]): boolean =>
  tables.every((name) => links.some(({ table }) => table === name));

/**
 * Whether copies can begin with the last dump. What cannot be asked could not be dumped either, and is reported when a
 * dump is due.
 */
async function isUsable(url: string, { index, writtenAt }: LastDump, shortestAgo: number): Promise<boolean> {
  const { cursor } = index;
  const state = cursor === undefined ? "valid" : await cursorStateIn(url, cursor).catch(() => "valid");
  return state === "valid" || (state === "expired" && writtenAt > shortestAgo);
}

/**
 * Publishes a dump if the last one is old enough, lacks tables, or copies cannot follow the feed from it, in a thread
 * of its own. Several processes may call this for one folder: one of them publishes.
 * @param stopped ends it early; the dumps that are there stay
 */
export async function publishIfDue(
  { hours, ...task }: Publishing,
  { now, stopped }: Readonly<{ now: number; stopped: AbortSignal }>,
): Promise<PublishOutcome> {
  const intervalMs = hours * 3_600_000;
  const last = await readLastDump(task.folder);
  const isYoung = last !== undefined && isWrittenSince(last, now - intervalMs, now);
  const isEnough = isYoung && isWhole(last.index, task.tables ?? publicTableNames);
  if (isEnough && (await isUsable(task.url, last, now - intervalMs * shortest))) return { kind: "young" };
  if (stopped.aborted) return { kind: "busy" };
  // Another process may be publishing already: what it makes is newer than the one that was judged.
  return await run({ ...task, youngerThan: isYoung ? last.writtenAt : now - intervalMs }, stopped);
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
