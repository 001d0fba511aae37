import { parseArgs } from "node:util";
import type { Rounds } from "../interleave.ts";

/** `starts`: of each program, for the median of cold starts */
export type Options = Rounds & Readonly<{ starts: number; large: boolean }>;

export const usage = `Usage: npm --prefix bench/frameworks run compare -- [--seconds 1..60] [--rounds 1..20] [--starts 1..50] [--no-large]
The packages of the frameworks are installed into node_modules/.cache/frameworks on the first run.
--no-large  without the cold start of GitHub's document
`;

const isIn = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Undefined if the options are invalid. */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      args: [...args],
      options: {
        seconds: { ...text, default: "3" },
        rounds: { ...text, default: "5" },
        starts: { ...text, default: "7" },
        large: { type: "boolean", default: true },
      },
      allowNegative: true,
    });
    const [seconds, rounds, starts] = [Number(values.seconds), Number(values.rounds), Number(values.starts)];
    const isValid = isIn(seconds, 1, 60) && isIn(rounds, 1, 20) && isIn(starts, 1, 50);
    return isValid ? { seconds, rounds, starts, large: values.large } : undefined;
  } catch {
    return undefined; // an unknown option
  }
}
