/** What of a statement is enough to tell what it does. */
const enough = 300;

/**
 * How a statement begins: words in lower case with one blank between them, without comments, and with what executable
 * comments contain.
 */
export const firstWords = (sql: string): string =>
  sql
    .slice(0, enough)
    .replace(/\/\*(?!!|M!)[\s\S]*?\*\/|(?:#|--\s).*(?:\n|$)|\/\*M?!\d*|\*\//g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/**
 * What a statement of MariaDB or MySQL means for the session and its transaction.
 * - `session`    sets something of the session, and may be repeated
 * - `begin`, `end`, `savepoint`  control of transactions
 * - `temporary`  a temporary table, which some servers refuse within a transaction
 * - `data`       reads or changes rows
 * - `schema`     commits the transaction
 * - `other`      may be anything: a procedure, a prepared statement
 */
export type Kind = "session" | "begin" | "end" | "savepoint" | "temporary" | "data" | "schema" | "other";

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ["other", /^set (?:@@)?(?:global|persist|persist_only|password|default role|statement)\b/],
  ["session", /^(?:set|prepare|deallocate|drop prepare)\b/],
  ["begin", /^(?:begin(?! not\b)|start transaction)\b/],
  ["savepoint", /^(?:savepoint|release savepoint|rollback (?:work )?to)\b/],
  ["end", /^(?:commit|rollback)\b/],
  ["data", /^(?:insert|update|delete|replace|select|with|values|load|do|\()/],
  ["temporary", /^(?:create (?:or replace )?|drop )temporary\b/],
  [
    "schema",
    /^(?:alter|create|drop|rename|truncate|grant|revoke|analyze|optimize|check|repair|flush|reset|install|uninstall)\b/,
  ],
];

export function kindOf(sql: string): Kind {
  const words = firstWords(sql);
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? "other";
}

/** Whether the transaction mode, the quotes or autocommit may be others afterwards. */
export const changesSession = (sql: string): boolean => /^(?:set|execute)\b/.test(firstWords(sql));

const computed = /\bselect\b/i;
const catalog = /\binformation_schema\b/i;

/** What of a session cannot be had again by repeating its SET statements; undefined when there is nothing. */
export function lostWith(sql: string): string | undefined {
  const words = firstWords(sql);
  if (/^create (?:or replace )?temporary\b/.test(words)) return "a temporary table";
  const isSet = /^set\b/.test(words);
  if (isSet && /@/.test(words) && computed.test(sql) && !catalog.test(sql))
    return "a variable that was read from tables";
  if (!isSet && /@[\w$.]+\s*:=|\binto\s+@/i.test(sql)) return "a variable that was read from tables";
  return undefined;
}

export const dropsTemporary = (sql: string): boolean => /^drop temporary\b/.test(firstWords(sql));

/** Whether a statement uses what the one before it left in the session. */
export const usesLastResult = (sql: string): boolean => /\b(?:last_insert_id|row_count|found_rows)\s*\(/i.test(sql);
