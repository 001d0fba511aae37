import { isSqlite } from "@segmark/database/product";
import type { Knex } from "knex";
import { allowedBy, type HeadLine } from "./allow.ts";
import { type Finding, NotJudged } from "./finding.ts";
import type { Limits } from "./judge.ts";
import { mysqlJudge } from "./mysql.ts";
import { sqliteJudge } from "./sqlite.ts";
import { statementOf } from "./statement.ts";

/** A pending migration whose statements are known. */
export type LintFile = Readonly<{
  name: string;
  statements: readonly Readonly<{ sql: string; line: number }>[];
  head: readonly HeadLine[];
}>;

/**
 * - `silenced`   how many findings the heads of their files allow
 * - `notJudged`  statements that were not understood, or of which the database does not say what they would do
 */
export type LintReport = Readonly<{
  findings: readonly Finding[];
  silenced: number;
  notJudged: readonly Readonly<{ migration: string; line: number; reason: string }>[];
}>;

/** A table with more rows is large. */
export const defaultLargeRows = 10_000;

/**
 * Judges pending migrations, in their order, against the database with its rows as they are. Changes nothing: changes
 * are tried on empty copies of tables.
 * @throws Error for the head of a file that silences a rule without a reason
 */
export async function lint(
  knex: Knex,
  files: readonly LintFile[],
  { rows = defaultLargeRows, running = new Set() }: Partial<Limits> = {},
): Promise<LintReport> {
  const allowed = new Map(files.map(({ name, head }) => [name, allowedBy(name, head)]));
  await using judge = await (isSqlite(knex) ? sqliteJudge : mysqlJudge)(knex, { rows, running });
  const findings: Finding[] = [];
  const notJudged: LintReport["notJudged"][number][] = [];
  let silenced = 0;
  for (const { name: migration, statements } of files)
    for (const { sql, line } of statements)
      try {
        const statement = statementOf(sql, judge.dialect);
        if (statement === undefined) throw new NotJudged("it was not understood");
        for (const verdict of await judge.judge(statement, sql))
          if (allowed.get(migration)?.has(verdict.rule)) silenced++;
          else findings.push({ migration, line, ...verdict });
      } catch (error) {
        if (!(error instanceof NotJudged)) throw error;
        notJudged.push({ migration, line, reason: error.message });
      }
  return { findings, silenced, notJudged };
}
