/**
 * A signal within this time after the first is a duplicate: Ctrl-C reaches the whole process group, and npm forwards it
 * again.
 */
const echoMs = 500;

/**
 * Aborted when the command should stop: on a signal, or when the npm that started it was killed and could not forward
 * one. A second signal ends the process at once.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let stoppedAt: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (stoppedAt !== undefined && performance.now() - stoppedAt > echoMs) process.exit(1);
      stoppedAt ??= performance.now();
      controller.abort();
    });
  if (process.env["npm_lifecycle_event"] !== undefined) {
    const { ppid } = process;
    const parentCheck = setInterval(() => process.ppid !== ppid && controller.abort(), 200);
    parentCheck.unref();
  }
  return controller.signal;
}

/** Resolves when the signal is aborted. */
export const stopped = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) resolve();
    else stop.addEventListener("abort", () => resolve(), { once: true });
  });
