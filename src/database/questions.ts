import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";

/**
 * A query that can be combined with others into one statement, where each statement costs a round trip.
 * - `texts`, `whole`, `reals` the selected expressions by type, because each column of the statement has one; may be
 *   null
 * - `from`    what follows FROM; several rows have no order, and a subset of them is chosen in a subquery
 * - `answer`  receives the rows, each as the list of its texts, whole numbers and reals
 * - `otherwise`  is answered instead when there are no rows
 */
export type Question<T> = Readonly<{
  texts?: readonly string[];
  whole?: readonly string[];
  reals?: readonly string[];
  from: string;
  values: readonly (string | number)[];
  answer: (rows: readonly unknown[][]) => T;
  otherwise?: Question<T>;
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

type Found = readonly (readonly unknown[][])[];

/** The rows of each question, found by one statement. */
async function rowsTogether(db: Knex, questions: readonly Question<unknown>[]): Promise<Found> {
  const widest = (kind: (typeof kinds)[number]): number =>
    Math.max(...questions.map((question) => question[kind]?.length ?? 0));
  const widths = { texts: widest("texts"), whole: widest("whole"), reals: widest("reals") };
  const sql = questions.map((question, number) => selectOf(question, number, widths)).join(" union all ");
  const values = questions.flatMap((question) => question.values);
  const rowsByQuestion = Map.groupBy(await dialectOf(db).rows(db, sql, values), ([number]) => Number(number));
  return questions.map((question, number) =>
    (rowsByQuestion.get(number) ?? []).map((row) => ownColumns(question, row, widths)),
  );
}

/** The same with a statement for each: without round trips that takes less than half the time. */
async function rowsOfEach(db: Knex, questions: readonly Question<unknown>[]): Promise<Found> {
  const { rows } = dialectOf(db);
  const found: Found[number][] = [];
  for (const question of questions) {
    const columns = kinds.flatMap((kind) => question[kind] ?? []);
    found.push(await rows(db, `select ${columns.join(", ")} from ${question.from}`, question.values));
  }
  return found;
}

async function answersTo(db: Knex, questions: readonly Question<unknown>[]): Promise<unknown[]> {
  if (questions.length === 0) return [];
  const rows = await (dialectOf(db).isRemote ? rowsTogether : rowsOfEach)(db, questions);
  const isOpen = ({ otherwise }: Question<unknown>, at: number): boolean =>
    otherwise !== undefined && rows[at]?.length === 0;
  const others = await answersTo(
    db,
    questions.flatMap((question, at) => (isOpen(question, at) ? (question.otherwise ?? []) : [])),
  );
  const next = others.values();
  return questions.map((question, at) => (isOpen(question, at) ? next.next().value : question.answer(rows[at] ?? [])));
}

/**
 * Answers several questions in one round trip, and in another what is to be answered otherwise; undefined ones are
 * skipped.
 */
export async function ask<Q extends Questions>(db: Knex, questions: Q): Promise<Answers<Q>> {
  const entries = Object.entries(questions).flatMap(([name, question]) =>
    question === undefined ? [] : [{ name, question }],
  );
  const answers = await answersTo(
    db,
    entries.map(({ question }) => question),
  );
  return Object.fromEntries(entries.map(({ name }, at) => [name, answers[at]])) as Answers<Q>;
}

/** Answers a single question. */
export const askOne = async <T>(db: Knex, question: Question<T>): Promise<T> =>
  (await ask(db, { question })).question as T;
