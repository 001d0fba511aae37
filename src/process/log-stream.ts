import { pino } from "pino";
import type { LineFormat } from "./line-format.js";

/** Characters to collect before writing, about sixty lines; more is written at once. */
const minWritten = 16_000;
/** Maximum time a line waits, in ms. */
const maxWait = 100;
/** pino's `warn`, the level from which on lines are written at once. */
const urgent = 40;

/**
 * Standard output for the log of a serving process. Writing each line would cost as much as a cached answer, so lines are collected; `kill -9` loses
 * at most the last tenth of a second of `info` and below. They are collected here, because the stream of pino measures the bytes of each line.
 * @param format for people; undefined: lines stay the JSON that they are
 */
export function logStream(format?: LineFormat) {
  const file = pino.destination({ dest: 1, sync: true });
  let lines = "";
  const flush = (): void => {
    if (lines === "") return;
    const collected = lines;
    lines = "";
    file.write(collected);
  };
  setInterval(flush, maxWait).unref();
  process.on("exit", () => {
    flush();
    file.flushSync();
  });
  const stream = {
    [Symbol.for("pino.metadata")]: true, // makes pino set `lastLevel`
    lastLevel: 0,
    write: (line: string): void => {
      lines += format === undefined ? line : format(line);
      if (lines.length >= minWritten || stream.lastLevel >= urgent) flush();
    },
  };
  return stream;
}
