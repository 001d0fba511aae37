import type { Engine } from "../../protocol/contracts.ts";
import type { SqlOptions } from "./head.ts";
import { firstWords } from "./kinds.ts";
import { mysqlReader, type QuoteMode, quoteModeOf, setsSqlMode } from "./split-mysql.ts";
import { splitSqlite } from "./split-sqlite.ts";
import { SqlFault } from "./statement.ts";

/** A mode that is written out, so that it is known before it is set. */
const literalMode = /\bsql_mode\s*:?=\s*(['"])([^'"]*)\1/i;

const noStatement = (): SqlFault => new SqlFault(1, "the file has no statement");

const modes: readonly QuoteMode[] = [false, true].flatMap((noBackslashEscapes) =>
  [false, true].map((ansiQuotes) => ({ noBackslashEscapes, ansiQuotes })),
);

/** What is wrong with a file for a session that begins in this mode, as far as its later modes are known. */
function faultInMode(source: string, begins: QuoteMode): SqlFault | undefined {
  const next = mysqlReader(source);
  let mode = begins;
  try {
    const first = next(mode);
    if (first === undefined) throw noStatement();
    for (let one: typeof first | undefined = first; one !== undefined; one = next(mode)) {
      if (!setsSqlMode(one)) continue;
      const literal = literalMode.exec(one.sql)?.[2];
      if (literal === undefined) return undefined;
      mode = quoteModeOf(literal);
    }
  } catch (error) {
    if (error instanceof SqlFault) return error;
    throw error;
  }
  return undefined;
}

/** With which words statements of SQLite begin. */
const sqliteStatements =
  /^(?:alter|analyze|attach|begin|commit|create (?:temp|temporary|table|view|index|unique|trigger|virtual)|delete|detach|drop|end|explain|insert|pragma|reindex|release|replace|rollback|savepoint|select|update|vacuum|values|with)\b/;

function refuseInSqlite(source: string, { transaction }: SqlOptions): void {
  const statements = splitSqlite(source);
  if (statements.length === 0) throw noStatement();
  for (const { sql, line } of statements) {
    const words = firstWords(sql);
    if (/^delimiter\b/.test(words)) throw new SqlFault(line, "SQLite has no DELIMITER; a trigger ends with END;");
    if (!sqliteStatements.test(words))
      throw new SqlFault(
        line,
        `SQLite has no statement that begins with ${words.slice(0, 20).split(" ", 2).join(" ").toUpperCase()}`,
      );
    if (!transaction) continue;
    if (/^(?:begin|commit|end|rollback(?! (?:transaction )?to\b))\b/.test(words))
      throw new SqlFault(
        line,
        "the file is one transaction by itself; for your own, write -- segmark: transaction=off at its top",
      );
    if (/^vacuum\b/.test(words))
      throw new SqlFault(
        line,
        "VACUUM does not run in a transaction; write -- segmark: transaction=off at the top of the file",
      );
  }
}

/**
 * Refuses, before anything runs, what would go wrong whatever the mode of the session is.
 * @throws SqlFault
 */
export function checkFor(engine: Engine, source: string, options: SqlOptions): void {
  if (engine === "sqlite") refuseInSqlite(source, options);
  const faults = engine === "sqlite" ? [] : modes.map((mode) => faultInMode(source, mode));
  if (faults[0] !== undefined && faults.every((fault) => fault !== undefined)) throw faults[0];
}

/**
 * Refuses what is wrong on every engine, where it is not known which one it is for.
 * @throws SqlFault
 */
export function checkForAny(source: string, options: SqlOptions): void {
  try {
    checkFor("mysql", source, options);
  } catch (fault) {
    try {
      checkFor("sqlite", source, options);
    } catch {
      throw fault;
    }
  }
}
