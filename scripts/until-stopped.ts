import { onStopSignals } from "../src/process/stop-signals.js";

/**
 * Resolves when somebody wants this command to end: by a signal, or because the npm that runs it was killed, which cannot pass signals
 * on. A second signal ends the process at once.
 */
export function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onStopSignals(
    () => resolve(),
    () => process.exit(1),
  );
  if (process.env["npm_lifecycle_event"] !== undefined) {
    const { ppid } = process;
    const look = setInterval(() => process.ppid !== ppid && resolve(), 200);
    void promise.then(() => clearInterval(look));
    look.unref();
  }
  return promise;
}
