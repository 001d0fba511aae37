import type { Scored } from "./fell.ts";
import type { Statements } from "./measure-statements.ts";
import type { Ratio } from "./ratio.ts";
import type { ShapeName } from "./shapes.ts";

type Cells = readonly (readonly string[])[];

/** What a run of the benchmark found. */
export type Results = Readonly<{
  data: ShapeName;
  commit: string;
  node: string;
  cores: number;
  rounds: number;
  seconds: number;
  ratios: readonly Ratio[];
  statements: readonly Statements[];
  /** Rows of tables of what needs no data. */
  micro: Cells;
  deliveries: Cells;
}>;

/** The last results of each data set, as they are kept in `results/service.json`. */
export type Kept = Readonly<Partial<Record<ShapeName, Results>>>;

/** Everything that should not become worse, as figures of which more is better. */
export const scoredOf = ({ ratios, statements }: Results): Scored[] => [
  ...ratios.map(({ what, engine, against, ratio }) => ({ key: `${what}, ${engine}, against ${against}`, ratio })),
  ...statements.flatMap((one) => [
    { key: `operations a statement: ${one.what}`, ratio: 1 / one.sent },
    { key: `operations a row that is read: ${one.what}`, ratio: 1 / one.rows },
  ]),
];
