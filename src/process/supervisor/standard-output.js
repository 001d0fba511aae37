// @ts-check
// Plain JavaScript that loads no package: the supervisor writes with it too (ADR 23).
import { writeSync } from "node:fs";

/**
 * What may wait for the reader of standard output, in characters and bytes, some 15 000 lines; further lines are
 * dropped.
 */
const MAX_WAITING = 4_000_000;
/** A pipe takes 64 KiB then, which is more than a worker says in that time. */
const RETRY_MS = 5;
/** How long the end of a process waits for a reader that takes nothing. */
const EXIT_MS = 1000;
const EXIT_STEP_MS = 10;

/** The message of the line that says how many lines were dropped. */
export const droppedText = "lines of the log were dropped, because nobody read them";

/**
 * Writes what standard output takes at once. Processes share its mode, and each that starts or ends turns blocking back
 * on, so it is turned off every time: a reader that stalls would stop the process.
 * @param {Uint8Array} bytes
 */
function writeAvailable(bytes) {
  const { _handle: handle } = /** @type {{ _handle?: { setBlocking?: (on: boolean) => void } }} */ (
    /** @type {unknown} */ (process.stdout)
  );
  handle?.setBlocking?.(false);
  return writeSync(1, bytes);
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && "code" in error ? error.code : undefined);

/**
 * Standard output for lines of a log, whether or not it is read: it never blocks, and never fails. Lines wait while the
 * reader takes none, or the disk is full; beyond a bound they are dropped. When the reader is gone for good, all are.
 *
 * - `add`    takes a line; one that `isVital` is never dropped for want of room
 * - `flush`  writes what the reader takes now
 * - `size`   of what was added since the last flush, in characters
 * - `dropped`  number of lines that were dropped so far
 * - `end`    writes the rest, for which it waits a moment; at the end of the process
 * @param {(lines: number) => void} onDropped called when the reader has taken everything, with the number of lines
 *   dropped before
 * @param {(bytes: Uint8Array) => number} write answers how many bytes were taken; throws as `writeSync` does
 */
export function createOutput(onDropped, write = writeAvailable) {
  let text = "";
  /** Bytes that the reader did not take. @type {Uint8Array} */
  let rest = new Uint8Array();
  /** Lines that were dropped and not reported yet. */
  let unreported = 0;
  let dropped = 0;
  let isGone = false;
  /** Whether it is writing, or waits for the next try. */
  let isBusy = false;

  /** Reports dropped lines before the next one is written. */
  const reportDropped = () => {
    if (text !== "" || unreported === 0) return;
    const lines = unreported;
    unreported = 0;
    onDropped(lines);
  };
  /** Writes until the reader takes no more. Returns whether it took anything. */
  const advance = () => {
    let hasAdvanced = false;
    try {
      for (;;) {
        if (rest.length === 0) {
          reportDropped();
          if (text === "") return hasAdvanced;
          rest = Buffer.from(text);
          text = "";
        }
        rest = rest.subarray(write(rest));
        hasAdvanced = true;
      }
    } catch (error) {
      if (codeOf(error) === "EPIPE") {
        isGone = true;
        text = "";
        rest = new Uint8Array();
      }
      return hasAdvanced;
    }
  };
  const advanceOrRetry = () => {
    isBusy = true;
    advance();
    isBusy = rest.length > 0;
    if (isBusy) setTimeout(advanceOrRetry, RETRY_MS).unref();
  };
  return {
    /**
     * @param {string} line
     * @param {boolean} isVital
     */
    add: (line, isVital) => {
      const hasRoom = unreported === 0 && rest.length + text.length <= MAX_WAITING;
      if (!isGone && (isVital || hasRoom)) text += line;
      else {
        dropped++;
        if (!isGone) unreported++;
      }
    },
    size: () => text.length,
    dropped: () => dropped,
    flush: () => {
      if (!isBusy) advanceOrRetry();
    },
    end: () => {
      const clock = new Int32Array(new SharedArrayBuffer(4));
      for (let idleMs = 0; idleMs < EXIT_MS; idleMs += EXIT_STEP_MS) {
        if (advance()) idleMs = 0;
        if (rest.length === 0) return;
        Atomics.wait(clock, 0, 0, EXIT_STEP_MS);
      }
    },
  };
}
