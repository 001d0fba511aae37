import type { Statements } from "./measure-statements.ts";
import type { Ratio } from "./ratio.ts";
import type { Scored } from "./regressions.ts";
import type { ShapeName } from "./shapes.ts";

type Cells = readonly (readonly string[])[];

/** The results of a benchmark run. */
export type Results = Readonly<{
  data: ShapeName;
  commit: string;
  node: string;
  cores: number;
  rounds: number;
  seconds: number;
  ratios: readonly Ratio[];
  statements: readonly Statements[];
  /** Table rows of benchmarks without a data set. */
  micro: Cells;
  deliveries: Cells;
}>;

/** The latest results of each data set, as stored in `results/service.json`. */
export type StoredResults = Readonly<Partial<Record<ShapeName, Results>>>;

/** All figures checked for regressions, normalised so that higher is better. */
export const scoredOf = ({ ratios, statements }: Results): Scored[] => [
  ...ratios.map(({ what, engine, against, ratio }) => ({ key: `${what}, ${engine}, against ${against}`, ratio })),
  ...statements.flatMap((one) => [
    { key: `operations a statement: ${one.what}`, ratio: 1 / one.sent },
    { key: `operations a row that is read: ${one.what}`, ratio: 1 / one.rows },
  ]),
];
