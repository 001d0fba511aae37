import { parseArgs } from "node:util";
import type { EngineName } from "./engines.ts";
import type { Rounds } from "./interleave.ts";
import { isShapeName, type ShapeName } from "./shapes.ts";

export type Options = Rounds &
  Readonly<{ data: ShapeName; engines: readonly EngineName[]; rows: RegExp | undefined; write: boolean }>;

export const usage =
  "Usage: npm run bench -- [--data 100k|1m|dense] [--engine sqlite|mariadb|both] [--rows REGEX] [--seconds 1..60] [--rounds 1..20] [--write]\n" +
  "--write keeps the results in bench/results, and wants all rows on both engines.";

/** Undefined if the options are invalid. */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: "string", default: "100k" },
        engine: { type: "string", default: "both" },
        rows: { type: "string" },
        seconds: { type: "string", default: "3" },
        rounds: { type: "string", default: "3" },
        write: { type: "boolean", default: false },
      },
    });
    const { data, engine, write } = values;
    const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
    const isBoth = engine === "both";
    if (!isShapeName(data) || !(isBoth || engine === "sqlite" || engine === "mariadb")) return undefined;
    if (!(seconds >= 1 && seconds <= 60) || !(Number.isInteger(rounds) && rounds >= 1 && rounds <= 20))
      return undefined;
    if (write && (values.rows !== undefined || !isBoth)) return undefined;
    const rows = values.rows === undefined ? undefined : new RegExp(values.rows);
    return { data, engines: isBoth ? ["sqlite", "mariadb"] : [engine], rows, seconds, rounds, write };
  } catch {
    return undefined; // an unknown option, or an invalid regular expression
  }
}
