import { readPosition } from "../records/positions.ts";
import type { MigrationStorage } from "../run/context.ts";
import { withSourcePlace } from "../run/source-place.ts";
import { changesSession, dropsTemporary, kindOf, lostWith, usesLastResult } from "./kinds.ts";
import { progressOf } from "./progress.ts";
import { openSession, type RunningFile, reading, type Session } from "./session.ts";
import { mysqlReader, type QuoteMode, quoteModeOf } from "./split-mysql.ts";
import type { SqlStatement } from "./statement.ts";

/** What of a session decides how the file is read, and what commits. */
type State = Readonly<{ quotes: QuoteMode; autocommit: boolean }>;

async function stateOf({ query }: Session): Promise<State> {
  const [row] = await query("select @@sql_mode as mode, @@autocommit as auto");
  return { quotes: quoteModeOf(String(row?.["mode"])), autocommit: Number(row?.["auto"]) === 1 };
}

/**
 * Runs a file statement by statement, and records after each how far it came: in one transaction with a change of rows,
 * in the transaction of the file where it has its own, and at once after a schema change, which commits. An attempt
 * that follows a failed one begins at the statement that failed, with the settings of the session before it.
 */
export async function runOnMysql(file: RunningFile, storage: MigrationStorage): Promise<void> {
  const before = await readPosition(storage.knex, file.name);
  await using session = await openSession(file, storage);
  try {
    await runAll(file, session, progressOf(file, before));
  } catch (error) {
    await session.query("rollback").catch(() => undefined); // the first error is the one to report
    throw error;
  }
}

async function runAll(file: RunningFile, session: Session, progress: ReturnType<typeof progressOf>): Promise<void> {
  const next = mysqlReader(file.text);
  let state = await stateOf(session);
  let inTransaction = false;
  /** Something was changed that is not committed, without a transaction that was begun. */
  let isOpen = false;
  let lost: string | undefined;
  let last: SqlStatement | undefined;
  let isContinuing = !progress.isNew;

  const runOne = async (statement: SqlStatement): Promise<void> => {
    const kind = kindOf(statement.sql);
    const isOwn = file.transaction && state.autocommit && !inTransaction && ["data", "schema", "other"].includes(kind);
    if (isOwn) await session.query("start transaction");
    await session.execute(statement);
    if (kind === "begin") inTransaction = true;
    if (kind === "end" || kind === "schema") inTransaction = false;
    progress.pass(statement);
    if (changesSession(statement.sql)) state = await stateOf(session);
    if (kind === "end" || kind === "schema" || state.autocommit) isOpen = false;
    else if (kind !== "session" && kind !== "temporary") isOpen = true;
    if (kind === "session") return;
    await session.record(progress.position());
    if (isOwn || (!state.autocommit && (kind === "schema" || kind === "end"))) await session.query("commit");
  };

  for (;;) {
    const statement = reading(file.place, () => next(state.quotes));
    if (isContinuing && !(statement !== undefined && progress.isBehind())) {
      const { line } = statement ?? last ?? { line: 1 };
      progress.requireUnchanged(line);
      isContinuing = false;
      if (statement !== undefined && usesLastResult(statement.sql)) lost ??= "the result of the statement before";
      if (statement !== undefined && lost !== undefined) throw progress.refuse(line, lost);
    }
    if (statement === undefined) break;
    last = statement;
    if (!isContinuing) {
      await runOne(statement);
      continue;
    }
    const gone = lostWith(statement.sql);
    if (gone !== undefined) lost ??= `${gone} (line ${statement.line})`;
    else if (dropsTemporary(statement.sql)) lost = undefined;
    if (gone === undefined && kindOf(statement.sql) === "session") {
      await session.execute(statement);
      if (changesSession(statement.sql)) state = await stateOf(session);
    }
    progress.pass(statement);
  }
  if (inTransaction || isOpen)
    throw withSourcePlace(
      new Error(`${file.name} ends in an open transaction, which was rolled back. End it with COMMIT;`),
      {
        file: file.place,
        line: last?.line ?? 1,
      },
    );
}
