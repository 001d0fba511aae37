// @ts-check

const signals = /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]);
/**
 * A signal within this time after the first is a duplicate: Ctrl-C reaches the whole process group, and npm forwards it
 * once more to its child.
 */
const ECHO_MS = 500;

/**
 * Handles the signals that ask a process to stop.
 * @param {(signal: string) => void} stop called once
 * @param {(signal: string) => void} leave called on a repeated signal, to exit at once
 */
export function onStopSignals(stop, leave) {
  /** @type {number | undefined} */
  let requestedAt;
  for (const signal of signals)
    process.on(signal, () => {
      if (requestedAt === undefined) {
        requestedAt = performance.now();
        stop(signal);
      } else if (performance.now() - requestedAt > ECHO_MS) leave(signal);
    });
}

/** For a process whose supervisor handles the signals and forwards them as messages. */
export function ignoreStopSignals() {
  for (const signal of signals) process.on(signal, () => {});
}
