import { SourceFault } from "./source.ts";

/** Waiting that is allowed whatever arrives, in ms, and bytes that allow each further second. */
const [graceMs, bytesPerSecond] = [60_000, 16_000];

/** Measures how long it is waited for bytes of others; what is done with them does not count. */
export type Pace = Readonly<{ waits: () => void; got: (bytes: number) => void }>;

/**
 * A server that sends a byte now and then would otherwise be waited for without an end. Errors of `got`: `SourceFault`
 */
export function paceOf(name: string): Pace {
  let [waitedMs, received, since] = [0, 0, 0];
  return {
    waits: () => {
      since = performance.now();
    },
    got: (bytes) => {
      waitedMs += performance.now() - since;
      received += bytes;
      if (waitedMs > graceMs + (received / bytesPerSecond) * 1000)
        throw new SourceFault(
          `${name} arrives too slowly: ${received} bytes in ${Math.round(waitedMs / 1000)} seconds`,
        );
    },
  };
}
