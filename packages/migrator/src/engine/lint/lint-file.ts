import { allowancesOf, headLines } from "../sql/head.ts";
import { type SqlText, textOf } from "../sql/run-file.ts";
import { mysqlReader, quoteModeOf, setsSqlMode } from "../sql/split-mysql.ts";
import { splitSqlite } from "../sql/split-sqlite.ts";
import { SqlFault } from "../sql/statement.ts";
import { type Rule, rules } from "./finding.ts";

/** A pending migration whose statements are known; `allowed` are the rules that it silences. */
export type LintFile = Readonly<{
  name: string;
  statements: readonly Readonly<{ sql: string; line: number }>[];
  allowed: ReadonlySet<Rule>;
}>;

const isRule = (name: string): name is Rule => Object.hasOwn(rules, name);

function allowedBy(text: string): ReadonlySet<Rule> {
  const allowed = new Set<Rule>();
  for (const { line, rule } of allowancesOf(headLines(text))) {
    if (!isRule(rule))
      throw new SqlFault(line, `allow ${rule}: no such rule; expected one of ${Object.keys(rules).join(", ")}`);
    allowed.add(rule);
  }
  return allowed;
}

/** A mode that a file sets by its text; another one is taken for the one before it. */
const literalMode = /\bsql_mode\s*:?=\s*(['"])([^'"]*)\1/i;

function statementsOf(text: string, sqlMode: string): LintFile["statements"] {
  const next = mysqlReader(text);
  let mode = quoteModeOf(sqlMode);
  const statements = [];
  for (let one = next(mode); one !== undefined; one = next(mode)) {
    statements.push(one);
    const literal = setsSqlMode(one) ? literalMode.exec(one.sql)?.[2] : undefined;
    if (literal !== undefined) mode = quoteModeOf(literal);
  }
  return statements;
}

/**
 * @param sqlMode  of the server; undefined for SQLite
 * @throws Error naming the file and the line of what cannot be read, and of a rule that is silenced without a reason
 */
export function lintFile(file: SqlText, sqlMode: string | undefined): LintFile {
  try {
    const text = textOf(file);
    const statements = sqlMode === undefined ? splitSqlite(text) : statementsOf(text, sqlMode);
    return { name: file.name, statements, allowed: allowedBy(text) };
  } catch (error) {
    if (error instanceof SqlFault)
      throw new Error(`${file.name}, line ${error.line}: ${error.message}.`, { cause: error });
    throw error;
  }
}
