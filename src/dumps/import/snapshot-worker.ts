import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "@segmark/database/error-message";
import { openStorage } from "../../storage/open.ts";
import { publicTables } from "../../storage/public/tables.ts";
import { listSources } from "../sources/list.ts";
import { planFiles } from "./plan.ts";
import { type ImportOutcome, runImport } from "./run-import.ts";

/**
 * What a thread is given.
 * - `url`    of the database whose public rows are replaced
 * - `index`  address of a `database.json`
 * - `cap`    maximum seconds saved per view of a segment, for totals
 */
export type SnapshotTask = Readonly<{ url: string; index: string; cap: number }>;
/** `total`: bytes of the file, if that is known. */
export type SnapshotProgress = Readonly<{ table: string; rows: number; bytes: number; total: number | undefined }>;
/**
 * What it says. `error`: a sentence, `incomplete` if rows of the snapshot cannot be stored, which another attempt would
 * not change.
 */
export type SnapshotMessage = Readonly<
  | ({ kind: "progress" } & SnapshotProgress)
  | { kind: "loaded"; rows: number }
  | { kind: "incomplete" | "failed"; error: string }
>;

const progressMs = 1000;

/** Rows that are missing. The message is a sentence. */
class Incomplete extends Error {
  override readonly name = "Incomplete";
}

/** A copy with fewer rows would not be equal to its origin. */
function refuseParts({ state: { files }, reasons }: ImportOutcome): void {
  const rejects = files.reduce((all, file) => all + file.rejects, 0);
  if (rejects > 0)
    throw new Incomplete(
      `${rejects} of its rows cannot be stored here (${[...reasons.keys()].slice(0, 3).join("; ")}), so this copy would not be equal to it`,
    );
}

/** Imports a dump in a thread of its own, since SQLite works in the calling thread. */
async function load({ url, index, cap }: SnapshotTask, signal: AbortSignal, say: (message: SnapshotMessage) => void) {
  const { files } = planFiles(await listSources([index], { signal, ofOrigin: true }), []);
  const missing = Object.keys(publicTables).filter((name) => !files.some(({ table }) => table === name));
  if (missing.length > 0) throw new Error(`it has no ${missing.join(", ")}`);
  await using storage = await openStorage({ url, statementTimeoutMs: 0 });
  let said = Number.NEGATIVE_INFINITY;
  const { state } = await runImport({
    storage,
    files,
    mode: "replace",
    service: undefined,
    cap,
    ofOrigin: true,
    resumes: false,
    rejectFile: undefined,
    signal,
    onProgress: ({ file: { table, rows }, bytes, total }) => {
      if (performance.now() - said < progressMs) return;
      said = performance.now();
      say({ kind: "progress", table, rows, bytes, total });
    },
    onStep: () => undefined,
    accept: refuseParts,
  });
  say({ kind: "loaded", rows: state.files.reduce((all, file) => all + file.rows, 0) });
}

if (parentPort !== null) {
  const port = parentPort;
  const stopping = new AbortController();
  port.once("message", () => stopping.abort(new Error("It was stopped.")));
  port.unref(); // otherwise it would listen for ever
  const say = (message: SnapshotMessage): void => port.postMessage(message);
  load(workerData as SnapshotTask, stopping.signal, say)
    .catch((error: unknown) => {
      const kind = error instanceof Incomplete ? "incomplete" : "failed";
      say({ kind, error: messageOf(error) });
    })
    .finally(() => port.close());
}
