/** What is looked for, by the names that silence it. */
export const rules = {
  "blocks-writers": "a change of a large table during which nobody can write to it",
  "required-column": "a new column without default that cannot be null",
  "not-null": "NOT NULL over rows with NULL",
  "unique-over-duplicates": "a unique key over rows with equal values",
  "used-by-running": "a table or column that the running version reads, dropped or renamed",
  "no-primary-key": "a table without primary key on a Galera cluster",
  "all-rows": "UPDATE or DELETE of a large table without WHERE",
  "refused-by-sqlite": "a change that SQLite does not make",
} as const;
export type Rule = keyof typeof rules;

/** What a statement would do. */
export type Verdict = Readonly<{ rule: Rule; message: string }>;
/** A verdict about a statement of a migration. */
export type Finding = Verdict & Readonly<{ migration: string; line: number }>;

/** A statement is not understood, or the database does not say what it would do. */
export class NotJudged extends Error {
  override readonly name = "NotJudged";
}
