import { type DestinationStream, pino } from "pino";

/** Bytes to buffer before writing, about sixty lines; the stream writes 16 KiB at a time. */
const minWritten = 16_000;
/** Maximum time a line is buffered, in ms. */
const maxWait = 100;
/** pino's `warn`, the level from which on lines are flushed at once. */
const urgent = 40;

/**
 * Standard output for the log of a serving process. Writing each line would cost as much as a cached answer, so lines are buffered; `kill -9` loses
 * at most the last tenth of a second of `info` and below.
 */
export function logStream(): DestinationStream {
  const file = pino.destination({ dest: 1, minLength: minWritten, sync: true });
  setInterval(() => file.flush(), maxWait).unref();
  process.on("exit", () => file.flushSync());
  const stream = {
    [Symbol.for("pino.metadata")]: true, // makes pino set `lastLevel`
    lastLevel: 0,
    write: (line: string): void => {
      file.write(line);
      if (stream.lastLevel >= urgent) file.flushSync();
    },
  };
  return stream;
}
