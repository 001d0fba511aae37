// Runs every step of `npm run check`, two at once, and shows at the end what each failed step has printed.
import { exec } from "node:child_process";

type Step = Readonly<{ name: string; command: string }>;

/** The cheap ones first, so that most failures are seen within seconds. */
export const steps: readonly Step[] = [
  { name: "specifications and operations", command: "npm run -s start -- --check" },
  { name: "generated code", command: "npm run -s generate -- --check" },
  { name: "lint of the specifications", command: "npm run -s lint:spec" },
  {
    name: "import directions",
    command: "depcruise --config .dependency-cruiser.mjs src packages web generated scripts migrations test bench",
  },
  { name: "types of the pages", command: "tsc -p web" },
  { name: "lint and format", command: "biome check" },
  { name: "types", command: "tsc" },
];

/**
 * Runs all steps, also when some fail.
 * @param print gets one line when a step ends, then the output of the failed ones
 * @returns the exit code: 0 when all have succeeded, otherwise 1
 */
export async function check(steps: readonly Step[], print: (text: string) => void): Promise<0 | 1> {
  const waiting = [...steps];
  const failures: string[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const begin = performance.now();
      const { failed, output } = await run(step.command);
      print(
        `${failed ? "failed" : "ok    "} ${((performance.now() - begin) / 1000).toFixed(1).padStart(5)} s  ${step.name}`,
      );
      if (failed) failures.push(`\n# ${step.name}: ${step.command}\n\n${output.trim()}`);
    }
  };
  await Promise.all([worker(), worker()]);
  for (const failure of failures) print(failure);
  if (failures.length > 0) print(`\n${failures.length} of ${steps.length} steps failed`);
  return failures.length === 0 ? 0 : 1;
}

const run = (command: string): Promise<{ failed: boolean; output: string }> =>
  new Promise((resolve) => {
    exec(`${command} 2>&1`, { maxBuffer: Number.POSITIVE_INFINITY }, (error, output) =>
      resolve({ failed: error !== null, output }),
    );
  });

if (import.meta.main) process.exitCode = await check(steps, (text) => console.log(text));
