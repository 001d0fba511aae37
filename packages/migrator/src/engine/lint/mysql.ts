import { randomBytes } from "node:crypto";
import { isGaleraNode } from "@segmark/database/galera";
import { poolQuery } from "@segmark/database/query-fn";
import type { Knex } from "knex";
import { costOfCopy, sizeOf } from "../online/copies.ts";
import { alterBlocking, alterOnline, quoted, saidBy } from "../online/native.ts";
import { newUniques, type Structure, structureOf } from "../online/structure.ts";
import { type Clauses, clausesOf } from "./clauses.ts";
import { NotJudged, type Verdict } from "./finding.ts";
import { allRows, type Judge, type Limits } from "./judge.ts";
import { usesOfColumns, usesOfTable } from "./running.ts";

const countIn = async (knex: Knex, sql: string): Promise<number> => {
  const [[row]] = await knex.raw(sql);
  return Number(row.n);
};

function requiredColumns(table: string, before: Structure, after: Structure, renamed: Clauses["renamed"]): Verdict[] {
  const known = new Set([...before.columns.map(({ Field: name }) => name), ...renamed.map(([, to]) => to)]);
  return after.columns
    .filter(({ Field: name, Null: nullable, Default: value, Extra: extra }) => {
      const fills = /auto_increment|generated|default/i.test(extra);
      return !known.has(name) && nullable === "NO" && value === null && !fills;
    })
    .map(({ Field: name }) => ({
      rule: "required-column",
      message: `${table}.${name} has no default: rows that are there get 0, '' or 0000-00-00 without an error, and every INSERT of the running version fails (1364). Give it a DEFAULT, or let it be NULL until every version fills it.`,
    }));
}

async function nulls(knex: Knex, table: string, before: Structure, after: Structure, { renamed }: Clauses) {
  const found: Verdict[] = [];
  const newNames = new Map(renamed);
  for (const { Field: name, Null: nullable } of before.columns) {
    const changed = after.columns.find(({ Field: other }) => other === (newNames.get(name) ?? name));
    if (nullable !== "YES" || changed?.Null !== "NO") continue;
    const n = await countIn(
      knex,
      `SELECT COUNT(*) AS n FROM ${quoted(knex, table)} WHERE ${quoted(knex, name)} IS NULL`,
    ).catch((error: unknown) => {
      throw new NotJudged(saidBy(error));
    });
    if (n > 0)
      found.push({
        rule: "not-null",
        message: `${table}.${name} becomes NOT NULL and is NULL in ${n} rows. Fill them first.`,
      });
  }
  return found;
}

async function duplicates(knex: Knex, table: string, before: Structure, after: Structure): Promise<Verdict[]> {
  const found: Verdict[] = [];
  for (const parts of newUniques(before, after)) {
    const columns = parts.map((part) => {
      const [, name = part, length] = /^(.*?)(?:\((\d+)\))?$/.exec(part) ?? [];
      return length === undefined ? quoted(knex, name) : `LEFT(${quoted(knex, name)}, ${length})`;
    });
    const some = columns.map((column) => `${column} IS NOT NULL`).join(" AND ");
    const groups = `SELECT 1 FROM ${quoted(knex, table)} WHERE ${some} GROUP BY ${columns.join(", ")} HAVING COUNT(*) > 1`;
    const n = await countIn(knex, `SELECT COUNT(*) AS n FROM (${groups}) d`).catch((error: unknown) => {
      throw new NotJudged(saidBy(error));
    });
    if (n > 0)
      found.push({
        rule: "unique-over-duplicates",
        message: `${table} has ${n} values of ${parts.join(", ")} in more than one row. Merge or delete these rows first.`,
      });
  }
  return found;
}

/**
 * Judges statements of MySQL and MariaDB: changes are tried, in their order, on empty copies of the tables, which are
 * dropped at the end. Rows are counted, and never changed.
 */
export async function mysqlJudge(knex: Knex, { rows: largeRows, running }: Limits): Promise<Judge> {
  const isGalera = await isGaleraNode(poolQuery(knex));
  /** By the name that a table has by then: its copy and its name now; undefined for one that does not exist yet. */
  const tables = new Map<string, Readonly<{ copy: string; real: string }> | undefined>();
  const dropCopy = (copy: string): Promise<unknown> => knex.raw(`DROP TABLE IF EXISTS ${quoted(knex, copy)}`).then();
  const copies: string[] = [];

  async function known(table: string) {
    if (tables.has(table)) return tables.get(table);
    const copy = `_segmark_empty_${randomBytes(6).toString("hex")}`;
    await knex.raw(`CREATE TABLE ${quoted(knex, copy)} LIKE ${quoted(knex, table)}`);
    copies.push(copy);
    tables.set(table, { copy, real: table });
    return tables.get(table);
  }

  async function alter(table: string, changes: string): Promise<Verdict[]> {
    const clauses = clausesOf(changes, "mysql");
    const { kept, blocking, newName } = clauses;
    const found = usesOfColumns(running, table, clauses);
    if (newName !== undefined) {
      tables.set(newName, await known(table));
      tables.delete(table);
      return found;
    }
    const both = await known(table);
    if (both === undefined || kept === "") return found;
    const { copy, real } = both;
    const before = await structureOf(knex, copy);
    const altered = blocking === undefined ? await alterOnline(knex, copy, kept) : { refused: `It says ${blocking}` };
    const size = await sizeOf(knex, real);
    if ("refused" in altered) {
      if (size.rows > largeRows)
        found.push({
          rule: "blocks-writers",
          message: `Nobody can write to ${table} meanwhile: ${altered.refused.replace(/\.?$/, ".")} ${await costOfCopy(knex, real, kept)} alter_table with a tool does it while others write.`,
        });
      const done = await alterBlocking(knex, copy, kept);
      if ("refused" in done) throw new NotJudged(done.refused);
    }
    const after = await structureOf(knex, copy);
    if (isGalera && before.uniques.has("PRIMARY") && !after.uniques.has("PRIMARY"))
      found.push({ rule: "no-primary-key", message: `${table} loses its primary key. ${withoutKey}` });
    found.push(...requiredColumns(table, before, after, clauses.renamed));
    found.push(...(await nulls(knex, real, before, after, clauses)));
    found.push(...(await duplicates(knex, real, before, after)));
    return found;
  }

  const withoutKey = "On Galera rows without one are not replicated reliably. Give it one.";
  return {
    dialect: "mysql",
    judge: async (statement) => {
      try {
        if (statement.kind === "alter") return await alter(statement.table, statement.changes);
      } catch (error) {
        throw error instanceof NotJudged ? error : new NotJudged(saidBy(error));
      }
      if (statement.kind === "create") {
        const exists = await sizeOf(knex, statement.table).then(({ exists: there }) => there);
        if (!exists || tables.has(statement.table)) tables.set(statement.table, undefined);
        if (!isGalera || statement.hasPrimaryKey) return [];
        return [{ rule: "no-primary-key", message: `${statement.table} has no primary key. ${withoutKey}` }];
      }
      if (statement.kind === "drop") {
        for (const table of statement.tables) tables.set(table, undefined);
        return statement.tables.flatMap((table) => usesOfTable(running, table, "dropped"));
      }
      if (statement.kind === "rename") {
        const found = statement.pairs.flatMap(([from]) => usesOfTable(running, from, "renamed"));
        for (const [from, to] of statement.pairs) {
          tables.set(to, await known(from).catch(() => undefined));
          tables.delete(from);
        }
        return found;
      }
      if (statement.kind !== "rows") return [];
      const { table, verb } = statement;
      const real = tables.has(table) ? tables.get(table)?.real : table;
      const { rows } = real === undefined ? { rows: 0 } : await sizeOf(knex, real);
      return rows > largeRows ? [{ rule: "all-rows", message: allRows(verb, table, rows) }] : [];
    },
    [Symbol.asyncDispose]: async () => {
      for (const copy of copies) await dropCopy(copy);
    },
  };
}
