import { closeSync, ftruncateSync, openSync, statSync, writeSync } from "node:fs";
import { messageOf } from "@segmark/database/error-message";
import { FileFault } from "./piece-reader.ts";

/** The file of rejects has no room for more, at any time of an import. */
export class RejectFault extends Error {
  override readonly name = "RejectFault";
}

/** A row that was not imported. `reason`: one of few, since they are counted; `raw`: a character per byte. */
export type Reject = Readonly<{ file: string; line: number; reason: string; raw: string }>;

/** Where rejects go. `bytes`: how much was written. */
export type Rejects = Disposable &
  Readonly<{ add: (reject: Reject) => void; flush: () => number; reasons: () => ReadonlyMap<string, number> }>;

const header = "file,line,reason,row\n";
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function openFile(path: string, from: number): number {
  try {
    const file = openSync(path, from === 0 ? "w" : "a");
    if (from > 0) ftruncateSync(file, from);
    return file;
  } catch (cause) {
    throw new FileFault(`${path} cannot be written`, { cause });
  }
}

/** Errors: `RejectFault`. What was written of the bytes then is cut off by the import that continues. */
function append(file: number, path: string, bytes: Buffer): void {
  try {
    // A disk that is nearly full takes a part, and says only the next time that there is no room.
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  } catch (cause) {
    const reason = messageOf(cause);
    const remedy = "Make room for it and repeat the command, with --resume to continue";
    throw new RejectFault(`${path} cannot be written: ${reason}. ${remedy}`, { cause });
  }
}

/** Where to continue in a file. One that is shorter than it was is another one, and begins anew. */
const startOf = (path: string, from: number): number =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) < from ? 0 : from;

/**
 * CSV with the file, the line where the row begins, the reason, and the row as it was, byte for byte.
 * @param path undefined to count only
 * @param length to continue at, after an interruption
 * Errors  `FileFault` if it cannot be written
 */
export function openRejects(path: string | undefined, length: number): Rejects {
  const counts = new Map<string, number>();
  const from = path === undefined ? length : startOf(path, length);
  const file = path === undefined ? undefined : openFile(path, from);
  let bytes = from;
  let waiting = from === 0 ? header : "";
  return {
    add: ({ file: name, line, reason, raw }) => {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      const start = Buffer.from(`${quoted(name)},${line},${quoted(reason)},`).toString("latin1");
      waiting += `${start}${quoted(raw)}\n`;
      if (file === undefined) waiting = "";
    },
    flush: () => {
      if (path !== undefined && file !== undefined && waiting !== "") {
        const chunk = Buffer.from(waiting, "latin1");
        append(file, path, chunk);
        bytes += chunk.length;
        waiting = "";
      }
      return bytes;
    },
    reasons: () => counts,
    [Symbol.dispose]: () => {
      if (file !== undefined) closeSync(file);
    },
  };
}

const needsQuotes = /[",\r\n]/;

/** A row as PostgreSQL writes it, without its line break, a character per byte. */
export const csvOf = (fields: readonly (string | null)[]): string =>
  Buffer.from(
    fields.map((text) => (text === null ? "" : text === "" || needsQuotes.test(text) ? quoted(text) : text)).join(","),
  ).toString("latin1");
