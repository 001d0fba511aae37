import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";

/**
 * A query that can be combined with others into one statement.
 * - `texts`, `whole`, `reals`  the selected expressions by type, because each column of the statement has one; may be null
 * - `from`    what follows FROM; several rows have no order, and a subset of them is chosen in a subquery
 * - `answer`  receives the rows, each as the list of its texts, whole numbers and reals
 */
export type Question<T> = Readonly<{
  texts?: readonly string[];
  whole?: readonly string[];
  reals?: readonly string[];
  from: string;
  values: readonly (string | number)[];
  answer: (rows: readonly unknown[][]) => T;
}>;

export type Questions = Readonly<Record<string, Question<unknown> | undefined>>;
export type Answers<Q extends Questions> = {
  readonly [Name in keyof Q]: Q[Name] extends Question<infer T>
    ? T
    : Q[Name] extends undefined
      ? undefined
      : AnswerTo<Q[Name]>;
};
/** The result type of an optional question. */
type AnswerTo<Q> = Q extends Question<infer T> ? T : undefined;

/** Whether a row exists; the condition in FROM matches at most one row. */
export const exists = (from: string, ...values: readonly (string | number)[]): Question<boolean> => ({
  whole: ["1"],
  from,
  values,
  answer: (rows) => rows.length > 0,
});

const kinds = ["texts", "whole", "reals"] as const;
type Widths = Readonly<Record<(typeof kinds)[number], number>>;

function selectOf(question: Question<unknown>, number: number, widths: Widths): string {
  const columns = kinds.flatMap((kind) => {
    const own = question[kind] ?? [];
    return [...own, ...Array<string>(widths[kind] - own.length).fill("null")];
  });
  return `select ${[number, ...columns].join(", ")} from ${question.from}`;
}

/** The columns that belong to the question, without the padding. */
function ownColumns(question: Question<unknown>, row: readonly unknown[], widths: Widths): unknown[] {
  let from = 1;
  return kinds.flatMap((kind) => {
    const own = row.slice(from, from + (question[kind]?.length ?? 0));
    from += widths[kind];
    return own;
  });
}

/** Answers several questions in one statement, from one snapshot; undefined ones are skipped. */
export async function ask<Q extends Questions>(db: Knex, questions: Q): Promise<Answers<Q>> {
  const entries = Object.entries(questions).flatMap(([name, question]) =>
    question === undefined ? [] : [{ name, question }],
  );
  if (entries.length === 0) return {} as Answers<Q>;
  const widest = (kind: (typeof kinds)[number]): number =>
    Math.max(...entries.map(({ question }) => question[kind]?.length ?? 0));
  const widths = { texts: widest("texts"), whole: widest("whole"), reals: widest("reals") };
  const sql = entries.map(({ question }, number) => selectOf(question, number, widths)).join(" union all ");
  const rows = await dialectOf(db).rows(
    db,
    sql,
    entries.flatMap(({ question }) => question.values),
  );
  const rowsByQuestion = Map.groupBy(rows, ([number]) => Number(number));
  const answers = entries.map(({ name, question }, number) => {
    const own = (rowsByQuestion.get(number) ?? []).map((row) => ownColumns(question, row, widths));
    return [name, question.answer(own)];
  });
  return Object.fromEntries(answers) as Answers<Q>;
}

/** Answers a single question. */
export const askOne = async <T>(db: Knex, question: Question<T>): Promise<T> =>
  (await ask(db, { question })).question as T;
