import { type DestinationStream, pino } from "pino";

/** Bytes that wait for a write at most, some sixty lines; the stream writes 16 KiB at once. */
const leastWritten = 16_000;
/** How long a line waits at most, in ms. */
const longestWait = 100;
/** `warn` of pino, from which on a line waits for nobody. */
const urgent = 40;

/**
 * Standard output for the log of a process that serves. A write for each line costs as much as a finished answer does, so lines wait for each other; what a
 * `kill -9` can cost is the last tenth of a second of `info` and below.
 */
export function logStream(): DestinationStream {
  const file = pino.destination({ dest: 1, minLength: leastWritten, sync: true });
  setInterval(() => file.flush(), longestWait).unref();
  process.on("exit", () => file.flushSync());
  const stream = {
    [Symbol.for("pino.metadata")]: true, // asks pino for `lastLevel`
    lastLevel: 0,
    write: (line: string): void => {
      file.write(line);
      if (stream.lastLevel >= urgent) file.flushSync();
    },
  };
  return stream;
}
