/** CPU time of this thread that the work takes once, in milliseconds. */
export function cpuOfRun(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** As `cpuOfRun`: the best of some runs, because other processes and the compiler only add to it. */
export const cpuOf = (work: () => void): number => Math.min(...Array.from({ length: 3 }, () => cpuOfRun(work)));

/**
 * Clocks of CPU time move in steps of some milliseconds on some machines, and code that was not compiled yet takes
 * longer.
 */
export const inaccuracy = 30;

/** What a request of this JSON text may cost: a few times its parsing. Quadratic time would be seconds. */
export const fairFor = (json: string): number => 12 * cpuOf(() => void parsed(json)) + inaccuracy;

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};
