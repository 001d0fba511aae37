import { onStopSignals } from "../src/process/supervisor/stop-signals.js";

/**
 * Resolves when the command should stop: on a signal, or when the parent npm was killed, which cannot forward signals.
 * A second signal exits at once.
 */
export function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onStopSignals(
    () => resolve(),
    () => process.exit(1),
  );
  if (process.env["npm_lifecycle_event"] !== undefined) {
    const { ppid } = process;
    const parentCheck = setInterval(() => process.ppid !== ppid && resolve(), 200);
    void promise.then(() => clearInterval(parentCheck));
    parentCheck.unref();
  }
  return promise;
}
