import { Session } from "node:inspector";

// Code that was compiled before is not counted, so this has to be imported before what is counted runs for the first
// time.
const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

type Coverage = Readonly<{
  result: readonly Readonly<{ functions: readonly Readonly<{ ranges: readonly Readonly<{ count: number }>[] }>[] }>[];
}>;

/** Since the last time. */
function stepsUntilNow(): number {
  let steps = 0;
  session.post("Profiler.takePreciseCoverage", (error, { result }: Coverage) => {
    if (error !== null) throw error;
    for (const { functions } of result)
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  });
  return steps;
}

/**
 * Counts how often functions, loops and branches are entered, which is the same on each machine, unlike the time that
 * they take. What is not JavaScript, such as a search of a regular expression, is one step.
 * @returns how many there were since this call
 */
export function countSteps(): () => number {
  session.post("Profiler.takePreciseCoverage"); // without adding up, which would be counted too, and depends on what else is loaded
  return stepsUntilNow;
}

/** As `countSteps`, of one function. */
export function stepsOf(work: () => unknown): number {
  const steps = countSteps();
  work();
  return steps();
}

/** What a request of so many characters may cost: a few steps for each. Quadratic work would be thousands. */
export const fairSteps = (characters: number): number => 8 * characters + 5000;
