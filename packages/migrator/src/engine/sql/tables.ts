import type { Engine } from "../../protocol/contracts.ts";
import { splitMysql } from "./split-mysql.ts";
import { splitSqlite } from "./split-sqlite.ts";
import { SqlFault } from "./statement.ts";

/** A migration, and its text if it is one of SQL. */
type Texted = Readonly<{ name: string; text: () => string | undefined }>;

/**
 * A table that migrations have created.
 * - `migration`  the one that created it
 * - `isSure`     later ones are of SQL too, so none of them can have dropped it unnoticed
 */
export type CreatedTable = Readonly<{ table: string; migration: string; isSure: boolean }>;

/** A table's name without that of a database; its parts tell how it was quoted. */
const name = '(?<![.\\w$])(?:`([^`]+)`|"([^"]+)"|\\[([^\\]]+)\\]|([\\w$]+(?![\\w$])))(?!\\s*\\.)';
const created = new RegExp(`^create (?:or replace )?table (?:if not exists )?${name}`, "i");
const dropped = /^drop table (?:if exists )?(.*)$/is;
const altered = new RegExp(`^alter (?:online )?(?:ignore )?table (?:if exists )?${name}(.*)$`, "is");
const renamedInAlter = new RegExp(`\\brename (?:to |as )?(?!column\\b|index\\b|key\\b)${name}\\s*(?:,|$)`, "i");
const renamed = /^rename tables? (?:if exists )?(.*)$/is;
const pair = new RegExp(`${name} to ${name}`, "gi");
const names = new RegExp(name, "g");

const nameIn = (found: RegExpMatchArray, from = 1): string =>
  found.slice(from, from + 4).find((part) => part !== undefined) ?? "";

/** A statement in one line, without its comments. */
const plain = (sql: string): string =>
  sql
    .replace(/\/\*(?!M?!)[\s\S]*?\*\/|(?:#|--\s).*(?:\n|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What happens to tables in one statement: new names, and those that are gone. */
function effectOf(sql: string): Readonly<{ gone: readonly string[]; made: readonly string[] }> {
  const statement = plain(sql);
  const creation = created.exec(statement);
  if (creation !== null) return { gone: [], made: [nameIn(creation)] };
  const drop = dropped.exec(statement)?.[1];
  if (drop !== undefined) return { gone: [...drop.matchAll(names)].map((one) => nameIn(one)), made: [] };
  const renames = [...(renamed.exec(statement)?.[1] ?? "").matchAll(pair)];
  const alter = altered.exec(statement);
  const renaming = alter === null ? null : renamedInAlter.exec(alter[5] ?? "");
  if (alter !== null && renaming !== null) return { gone: [nameIn(alter)], made: [nameIn(renaming)] };
  return { gone: renames.map((one) => nameIn(one)), made: renames.map((one) => nameIn(one, 5)) };
}

/** The statements of a text; none when it cannot be split. */
function statementsOf(text: string, engine: Engine): string[] {
  try {
    return (engine === "sqlite" ? splitSqlite(text) : splitMysql(text)).map(({ sql }) => sql);
  } catch (error) {
    if (error instanceof SqlFault) return [];
    throw error;
  }
}

/**
 * The tables that files of SQL create and do not drop or rename later. Names are compared without their case, as some
 * servers do.
 */
export function tablesCreatedBy(migrations: readonly Texted[], engine: Engine): CreatedTable[] {
  const tables = new Map<string, CreatedTable>();
  for (const migration of migrations) {
    const text = migration.text();
    if (text === undefined) for (const [key, one] of tables) tables.set(key, { ...one, isSure: false });
    for (const statement of text === undefined ? [] : statementsOf(text, engine)) {
      const { gone, made } = effectOf(statement);
      for (const table of gone) tables.delete(table.toLowerCase());
      for (const table of made) tables.set(table.toLowerCase(), { table, migration: migration.name, isSure: true });
    }
  }
  return [...tables.values()];
}
