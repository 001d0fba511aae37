import { isSqlite } from "@segmark/database/product";
import { poolQuery } from "@segmark/database/query-fn";
import type { Knex } from "knex";
import type { SqlText } from "../sql/run-file.ts";
import { type Finding, NotJudged } from "./finding.ts";
import type { Limits } from "./judge.ts";
import { lintFile } from "./lint-file.ts";
import { mysqlJudge } from "./mysql.ts";
import { sqliteJudge } from "./sqlite.ts";
import { statementOf } from "./statement.ts";

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

async function sqlModeOf(knex: Knex): Promise<string | undefined> {
  if (isSqlite(knex)) return undefined;
  const [row] = await poolQuery(knex)<{ mode: string }>("select @@sql_mode as mode", []);
  return row?.mode ?? "";
}

/**
 * Judges pending migrations of SQL, in their order, against the database with its rows as they are. Changes nothing:
 * changes are tried on empty copies of tables.
 * @throws Error naming file and line of what cannot be read, and of a rule that is silenced without a reason
 */
export async function lint(
  knex: Knex,
  texts: readonly SqlText[],
  { rows = defaultLargeRows, running = new Set() }: Partial<Limits> = {},
): Promise<LintReport> {
  const sqlMode = await sqlModeOf(knex);
  const files = texts.map((text) => lintFile(text, sqlMode));
  await using judge = await (isSqlite(knex) ? sqliteJudge : mysqlJudge)(knex, { rows, running });
  const findings: Finding[] = [];
  const notJudged: LintReport["notJudged"][number][] = [];
  let silenced = 0;
  for (const { name: migration, statements, allowed } of files)
    for (const { sql, line } of statements)
      try {
        const statement = statementOf(sql, judge.dialect);
        if (statement === undefined) throw new NotJudged("it was not understood");
        for (const verdict of await judge.judge(statement, sql))
          if (allowed.has(verdict.rule)) silenced++;
          else findings.push({ migration, line, ...verdict });
      } catch (error) {
        if (!(error instanceof NotJudged)) throw error;
        notJudged.push({ migration, line, reason: error.message });
      }
  return { findings, silenced, notJudged };
}
