import { errnoOf } from "@segmark/database/driver-error";
import { isSqlite } from "@segmark/database/product";
import type { Knex } from "knex";
import { messageOf } from "../../protocol/errors.ts";
import { isWord, tokensOf } from "./words.ts";

/** What the server did, or why it refuses to do it while others write. */
export type Altered = Readonly<{ taken: string } | { refused: string }>;

/**
 * From cheap to expensive; none of them blocks writers for longer than a moment. MariaDB takes INSTANT alone for
 * partitions, and copies nevertheless; MySQL refuses LOCK=NONE beside it.
 */
export const online = [
  "ALGORITHM=INSTANT, LOCK=NONE",
  "ALGORITHM=INSTANT",
  "ALGORITHM=NOCOPY, LOCK=NONE",
  "ALGORITHM=INPLACE, LOCK=NONE",
  "ALGORITHM=COPY, LOCK=NONE",
] as const;
const blocking = ["ALGORITHM=INPLACE, LOCK=SHARED", "ALGORITHM=COPY"] as const;

/**
 * The server does not do it this way, and has not begun: it does not combine the clauses, does not know the algorithm,
 * does not support it here, or has no more instant changes left for this table.
 */
const wrongCombination = 1221;
const refusals: ReadonlySet<number> = new Set([wrongCombination, 1800, 1845, 1846, 4092]);
const syntaxError = 1064;
const logTooSmall = 1799;

export const quoted = (knex: Knex, name: string): string =>
  isSqlite(knex) ? `"${name.replaceAll('"', '""')}"` : `\`${name.replaceAll("`", "``")}\``;

/** The message of the server, to which Knex adds the statement. */
export const saidBy = (error: unknown): string =>
  error instanceof Error && "sqlMessage" in error ? String(error.sqlMessage) : messageOf(error);

/** Partitions of a whole table follow the other clauses without a comma. */
function withClauses(changes: string, clauses: string): string {
  const [first, second] = tokensOf(changes, "mysql");
  const isPartitioning =
    (isWord(first, "PARTITION") && isWord(second, "BY")) || (isWord(first, "REMOVE") && isWord(second, "PARTITIONING"));
  return `${clauses}${isPartitioning ? "" : ","} ${changes}`;
}

function explained(error: unknown, table: string): unknown {
  if (errnoOf(error) === syntaxError)
    return new Error(
      `The server did not accept the change of ${table} together with ALGORITHM: ${saidBy(error)}. Changes of single partitions are among those; send them with knex.raw.`,
      { cause: error },
    );
  if (errnoOf(error) === logTooSmall)
    return new Error(
      `Too many writes came while ${table} was rebuilt, and nothing was changed: ${saidBy(error)}. Raise innodb_online_alter_log_max_size, or repeat it when there are fewer.`,
      { cause: error },
    );
  return error;
}

async function tryEach(knex: Knex, table: string, changes: string, ways: readonly string[]): Promise<Altered> {
  let refused = "";
  let errno = 0;
  for (const way of ways) {
    if (way === "ALGORITHM=INSTANT" && errno !== wrongCombination) continue;
    try {
      await knex.raw(`ALTER TABLE ${quoted(knex, table)} ${withClauses(changes, way)}`);
      return { taken: way };
    } catch (error) {
      errno = errnoOf(error);
      if (!refusals.has(errno)) throw explained(error, table);
      // What the last one says is only that a copy locks.
      if (refused === "" || way !== online.at(-1)) refused = saidBy(error);
    }
  }
  return { refused };
}

/** Changes a table in the first way that the server accepts of those that do not block writers. */
export const alterOnline = (knex: Knex, table: string, changes: string): Promise<Altered> =>
  tryEach(knex, table, changes, online);

/** Changes a table while nobody can write to it. */
export const alterBlocking = (knex: Knex, table: string, changes: string): Promise<Altered> =>
  tryEach(knex, table, changes, blocking);
