import { quietLog } from "@segmark/database/quiet-log";
import createKnex, { type Knex } from "knex";
import { messageOf } from "../../protocol/errors.ts";
import { quoted } from "../online/native.ts";
import { clausesOf } from "./clauses.ts";
import { NotJudged, type Verdict } from "./finding.ts";
import { allRows, type Judge, type Limits } from "./judge.ts";
import { usesOfColumns, usesOfTable } from "./running.ts";

type Column = Readonly<{ name: string; notnull: number; dflt_value: unknown; pk: number }>;
type Index = Readonly<{ name: string; unique: number; partial: number }>;

/** Its tables and indexes without rows, in memory. */
async function emptyCopyOf(knex: Knex): Promise<Knex> {
  const copy = createKnex({
    client: "better-sqlite3",
    connection: ":memory:",
    pool: { min: 1, max: 1 },
    useNullAsDefault: true,
    log: quietLog,
  });
  const rows: readonly Readonly<{ sql: string }>[] = await knex("sqlite_master")
    .whereNotNull("sql")
    .whereNot("name", "like", "sqlite%")
    .orderByRaw("case type when 'table' then 1 when 'index' then 2 when 'view' then 3 else 4 end");
  for (const { sql } of rows) await copy.raw(sql).catch(() => undefined); // what uses an extension is not judged
  return copy;
}

const columnsOf = (knex: Knex, table: string): Promise<readonly Column[]> =>
  knex.raw(`PRAGMA table_info(${quoted(knex, table)})`).then();

async function uniquesOf(knex: Knex, table: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const indexes: readonly Index[] = await knex.raw(`PRAGMA index_list(${quoted(knex, table)})`);
  const uniques = new Map<string, readonly string[]>();
  for (const { name, unique, partial } of indexes) {
    if (unique !== 1 || partial === 1) continue;
    const parts: readonly Readonly<{ name: string | null }>[] = await knex.raw(
      `PRAGMA index_info(${quoted(knex, name)})`,
    );
    uniques.set(
      name,
      parts.flatMap((part) => part.name ?? []),
    );
  }
  return uniques;
}

const refusal = /Cannot add a|error in (?:index|table|view|trigger) .* after|cannot drop/i;
const required = /Cannot add a NOT NULL column/i;

/**
 * Judges statements of SQLite: changes are tried, in their order, on a copy in memory of its tables without rows. Rows
 * are counted, and never changed.
 */
export async function sqliteJudge(knex: Knex, { rows: largeRows, running }: Limits): Promise<Judge> {
  const copy = await emptyCopyOf(knex);
  const countOf = async (table: string): Promise<number> => {
    const [row] = await knex.raw(`SELECT COUNT(*) AS n FROM ${quoted(knex, table)}`).catch(() => [{ n: 0 }]);
    return Number(row.n);
  };
  const needsDefault = (table: string, column: string): Verdict => ({
    rule: "required-column",
    message: `${table}${column === "" ? "" : `.${column}`} has no default: SQLite refuses it while the table has rows, and every INSERT of the running version fails. Give it a DEFAULT.`,
  });

  async function duplicates(table: string, columns: readonly string[]): Promise<Verdict[]> {
    const names = columns.map((column) => quoted(knex, column));
    const some = names.map((name) => `${name} IS NOT NULL`).join(" AND ");
    const groups = `SELECT 1 FROM ${quoted(knex, table)} WHERE ${some} GROUP BY ${names.join(", ")} HAVING COUNT(*) > 1`;
    const [row] = await knex.raw(`SELECT COUNT(*) AS n FROM (${groups})`).catch((error: unknown) => {
      throw new NotJudged(messageOf(error));
    });
    if (Number(row.n) === 0) return [];
    const message = `${table} has ${row.n} values of ${columns.join(", ")} in more than one row. Merge or delete these rows first.`;
    return [{ rule: "unique-over-duplicates", message }];
  }

  async function alter(table: string, changes: string, sql: string): Promise<Verdict[]> {
    const isIndex = changes === sql;
    const clauses = clausesOf(isIndex ? "" : changes, "sqlite");
    const found = usesOfColumns(running, table, clauses);
    const [columns, uniques] = [await columnsOf(copy, table), await uniquesOf(copy, table)];
    if (columns.length === 0) throw new NotJudged(`there is no table ${table}`);
    try {
      await copy.raw(sql);
    } catch (error) {
      const message = messageOf(error);
      if (required.test(message)) return [...found, needsDefault(table, "")];
      if (!refusal.test(message)) throw new NotJudged(message);
      return [...found, { rule: "refused-by-sqlite", message: `SQLite refuses it: ${message}.` }];
    }
    const names = new Set([...columns.map(({ name }) => name), ...clauses.renamed.map(([, to]) => to)]);
    for (const { name, notnull, dflt_value: value, pk } of await columnsOf(copy, table))
      if (!names.has(name) && notnull === 1 && value === null && pk === 0) found.push(needsDefault(table, name));
    for (const [name, parts] of await uniquesOf(copy, table))
      if (!uniques.has(name)) found.push(...(await duplicates(table, parts)));
    if (!isIndex && clauses.dropped.length === 0) return found;
    const rows = await countOf(table);
    if (rows > largeRows)
      found.push({
        rule: "blocks-writers",
        message: `Nobody can write to the database while it ${isIndex ? "reads" : "rewrites"} all ${rows} rows of ${table}.`,
      });
    return found;
  }

  return {
    dialect: "sqlite",
    judge: async (statement, sql) => {
      if (statement.kind === "alter") return alter(statement.table, statement.changes, sql);
      if (statement.kind === "create" || statement.kind === "drop")
        await copy.raw(sql).catch((error: unknown) => {
          throw new NotJudged(messageOf(error));
        });
      if (statement.kind === "drop") return statement.tables.flatMap((table) => usesOfTable(running, table, "dropped"));
      if (statement.kind !== "rows") return [];
      const rows = await countOf(statement.table);
      return rows > largeRows ? [{ rule: "all-rows", message: allRows(statement.verb, statement.table, rows) }] : [];
    },
    [Symbol.asyncDispose]: () => copy.destroy(),
  };
}
