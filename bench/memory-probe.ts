/** Preloaded into a measured process: on SIGUSR2 it writes what it takes, before and after a garbage collection. */
process.on("SIGUSR2", () => {
  const before = process.memoryUsage();
  globalThis.gc?.();
  globalThis.gc?.();
  process.stdout.write(`${JSON.stringify({ memory: { before, after: process.memoryUsage() } })}\n`);
});
