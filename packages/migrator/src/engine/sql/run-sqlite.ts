import { realPause } from "@segmark/database/pause";
import { productOf } from "@segmark/database/product";
import { retryBusy } from "@segmark/database/retry-busy";
import { readPosition } from "../records/positions.ts";
import type { MigrationStorage } from "../run/context.ts";
import { firstWords } from "./kinds.ts";
import { progressOf } from "./progress.ts";
import { openSession, type RunningFile, reading, type Session } from "./session.ts";
import { splitSqlite } from "./split-sqlite.ts";
import type { SqlStatement } from "./statement.ts";

/** What does not run within a transaction, or controls one. */
const alone = /^(?:pragma|vacuum|attach|detach|begin|commit|end|rollback|savepoint|release)\b/;
const isPragma = ({ sql }: SqlStatement): boolean => /^pragma\b/.test(firstWords(sql));

/**
 * Runs a file in one transaction, behind the PRAGMA statements at its beginning. With `transaction=off` each statement
 * is one with the record of how far the file came, if it can be, and the next attempt begins at the one that failed,
 * with the PRAGMA statements before it.
 */
export async function runOnSqlite(file: RunningFile, storage: MigrationStorage): Promise<void> {
  const { knex } = storage;
  const statements = reading(file.place, () => splitSqlite(file.text));
  const before = await readPosition(knex, file.name);
  const product = await productOf(knex);
  await using session = await openSession(file, storage);
  const begin = (): Promise<unknown> => retryBusy(product, realPause, () => session.query("begin immediate"));
  const [keys] = await session.query("pragma foreign_keys");
  try {
    await runAll({ file, statements, session, begin }, progressOf(file, before));
  } finally {
    if (session.connection.inTransaction !== false) await session.query("rollback").catch(() => undefined);
    // The connection may be used by others behind this file.
    await session.query(`pragma foreign_keys = ${Number(keys?.["foreign_keys"])}`).catch(() => undefined);
  }
}

type Running = Readonly<{
  file: RunningFile;
  statements: readonly SqlStatement[];
  session: Session;
  begin: () => Promise<unknown>;
}>;

async function runAll(
  { file, statements, session, begin }: Running,
  progress: ReturnType<typeof progressOf>,
): Promise<void> {
  for (const statement of statements) if (progress.isBehind()) progress.pass(statement);
  const { done } = progress.position();
  const left = statements.slice(done);
  if (!progress.isNew) progress.requireUnchanged(left[0]?.line ?? 1);
  if (left.length === 0) return;
  for (const statement of statements.slice(0, done)) if (isPragma(statement)) await session.execute(statement);
  const { connection } = session;
  if (file.transaction) {
    let begins = left.findIndex((statement) => !isPragma(statement));
    if (begins < 0) begins = left.length;
    for (const [index, statement] of left.entries()) {
      if (index === begins) await begin();
      await session.execute(statement);
      progress.pass(statement);
    }
    await session.record(progress.position());
    if (begins < left.length) await session.query("commit");
    return;
  }
  for (const statement of left) {
    const isOwn = !connection.inTransaction && !alone.test(firstWords(statement.sql));
    if (isOwn) await begin();
    await session.execute(statement);
    progress.pass(statement);
    await session.record(progress.position());
    if (isOwn) await session.query("commit");
  }
  if (connection.inTransaction)
    throw new Error(`${file.name} ends in an open transaction, which was rolled back. End it with COMMIT;`);
}
