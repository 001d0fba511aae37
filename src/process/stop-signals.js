// @ts-check

const signals = /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]);
/**
 * What comes within this time after the first signal is an echo of it: Ctrl-C reaches the whole group, and an npm in it passes on to its
 * child what the child has got already.
 */
const ECHO_MS = 500;

/**
 * Takes the signals that ask a process to stop.
 * @param {(signal: string) => void} stop called once
 * @param {(signal: string) => void} leave called when somebody asks again, which means at once
 */
export function onStopSignals(stop, leave) {
  /** @type {number | undefined} */
  let asked;
  for (const signal of signals)
    process.on(signal, () => {
      if (asked === undefined) {
        asked = performance.now();
        stop(signal);
      } else if (performance.now() - asked > ECHO_MS) leave(signal);
    });
}

/** For a process whose supervisor takes them and says what they mean. */
export function ignoreStopSignals() {
  for (const signal of signals) process.on(signal, () => {});
}
