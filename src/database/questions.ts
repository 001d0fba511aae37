import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";

/**
 * A query that can be combined with others into one statement, where each statement costs a round trip.
 * - `texts`, `whole`, `reals`  the selected expressions by type, because each column of the statement has one; may be null
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

/** Finds rows only if the first question has none. The cross join makes every engine look there first. */
const afterwards = (first: Question<unknown>, second: Question<unknown>): Question<unknown> => ({
  ...second,
  from:
    `(select 1 from (select 1) as one where not exists (select 1 from ${first.from})) as missing` +
    ` cross join ${second.from}`,
  values: [...first.values, ...second.values],
});

async function askTogether(db: Knex, questions: readonly Question<unknown>[]): Promise<unknown[]> {
  const all = questions.flatMap((question) =>
    question.otherwise === undefined ? [question] : [question, afterwards(question, question.otherwise)],
  );
  const widest = (kind: (typeof kinds)[number]): number =>
    Math.max(...all.map((question) => question[kind]?.length ?? 0));
  const widths = { texts: widest("texts"), whole: widest("whole"), reals: widest("reals") };
  const sql = all.map((question, number) => selectOf(question, number, widths)).join(" union all ");
  const values = all.flatMap((question) => question.values);
  const rowsByQuestion = Map.groupBy(await dialectOf(db).rows(db, sql, values), ([number]) => Number(number));
  let number = 0;
  const rowsOf = (question: Question<unknown>): unknown[][] =>
    (rowsByQuestion.get(number++) ?? []).map((row) => ownColumns(question, row, widths));
  return questions.map(({ otherwise, ...question }) => {
    const own = rowsOf(question);
    if (otherwise === undefined) return question.answer(own);
    const others = rowsOf(otherwise);
    return own.length > 0 ? question.answer(own) : otherwise.answer(others);
  });
}

/** Without round trips, several narrow statements take half the time of one: it would evaluate what is not needed. */
async function askEach(db: Knex, questions: readonly Question<unknown>[]): Promise<unknown[]> {
  const { rows } = dialectOf(db);
  const answerOf = async ({ otherwise, ...question }: Question<unknown>): Promise<unknown> => {
    const columns = kinds.flatMap((kind) => question[kind] ?? []);
    const found = await rows(db, `select ${columns.join(", ")} from ${question.from}`, question.values);
    return found.length === 0 && otherwise !== undefined ? answerOf(otherwise) : question.answer(found);
  };
  const answers: unknown[] = [];
  for (const question of questions) answers.push(await answerOf(question));
  return answers;
}

/** Answers several questions with one round trip at most; undefined ones are skipped. */
export async function ask<Q extends Questions>(db: Knex, questions: Q): Promise<Answers<Q>> {
  const entries = Object.entries(questions).flatMap(([name, question]) =>
    question === undefined ? [] : [{ name, question }],
  );
  if (entries.length === 0) return {} as Answers<Q>;
  const asked = entries.map(({ question }) => question);
  const answers = await (dialectOf(db).isRemote ? askTogether(db, asked) : askEach(db, asked));
  return Object.fromEntries(entries.map(({ name }, at) => [name, answers[at]])) as Answers<Q>;
}

/** Answers a single question. */
export const askOne = async <T>(db: Knex, question: Question<T>): Promise<T> =>
  (await ask(db, { question })).question as T;
