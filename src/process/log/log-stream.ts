import type { LineFormat } from "../supervisor/line-format.js";
import { createOutput } from "../supervisor/standard-output.js";

/** Characters to collect before writing, about sixty lines; more is written at once. */
const minWritten = 16_000;
/** Maximum time a line waits for others, in ms. */
const maxWait = 100;
/** pino's `warn`, the level from which on lines are written at once. */
const urgent = 40;
/** pino's `fatal`: the reason why a process ends is not dropped. */
const vital = 60;

/**
 * Standard output for the log of a serving process. Writing each line would cost as much as a cached answer, so lines
 * are collected; `kill -9` loses at most the last tenth of a second of `info` and below. They are collected here,
 * because the stream of pino measures the bytes of each line, and stops the process while they are not read.
 * @param format for people; undefined: lines stay the JSON that they are
 */
export function logStream(format?: LineFormat) {
  const output = createOutput((lines) => stream.onDropped(lines));
  setInterval(output.flush, maxWait).unref();
  process.on("exit", output.end);
  const stream = {
    [Symbol.for("pino.metadata")]: true, // makes pino set `lastLevel`
    lastLevel: 0,
    /** Number of lines that were dropped so far. */
    dropped: output.dropped,
    /** Called when lines are read again, with the number of those dropped meanwhile. Set by the owner of the log. */
    onDropped: (_lines: number): void => {},
    write: (line: string): void => {
      output.add(format === undefined ? line : format(line), stream.lastLevel >= vital);
      if (output.size() >= minWritten || stream.lastLevel >= urgent) output.flush();
    },
  };
  return stream;
}
