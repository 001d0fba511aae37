import type { Knex } from "knex";
import type { Field, IndexType } from "../../protocol/document.ts";
import { byTable, type IndexEntry, type Table } from "./catalog.ts";
import { mysqlFieldType } from "./mysql-types.ts";
import { sqlTypeOf } from "./sql-type.ts";

type TableRow = Readonly<{ name: string; engine: string | null; version: string }>;
type ColumnRow = Readonly<{ tab: string; name: string; word: string; printed: string; nullable: "YES" | "NO" }>;
/** All columns of the view: products with functional indexes have an additional one. */
type IndexRow = Readonly<{
  TABLE_NAME: string;
  INDEX_NAME: string;
  NON_UNIQUE: unknown;
  COLUMN_NAME: string | null;
  SUB_PART: unknown;
  INDEX_TYPE: string;
}>;
type CheckRow = Readonly<{ tab: string; clause: string }>;

const indexTypes: Readonly<Record<string, IndexType>> = {
  HASH: "HASH",
  FULLTEXT: "FULLTEXT",
  RTREE: "RTREE",
  SPATIAL: "RTREE",
};

async function rowsOf<T>(db: Knex, sql: string): Promise<readonly T[]> {
  const answer: readonly [readonly T[], unknown] = await db.raw(sql);
  return answer[0];
}

const tablesSql = `
  select table_name as name, engine as engine, version() as version from information_schema.tables
  where table_schema = database() and table_type in ('BASE TABLE', 'SYSTEM VERSIONED')`;
const columnsSql = `
  select table_name as tab, column_name as name, data_type as word, column_type as printed, is_nullable as nullable
  from information_schema.columns where table_schema = database() order by table_name, ordinal_position`;
const indexesSql = `
  select * from information_schema.statistics where table_schema = database()
  order by table_name, index_name, seq_in_index`;
const checksSql = `
  select table_name as tab, check_clause as clause from information_schema.check_constraints
  where constraint_schema = database() and check_clause like 'json_valid(%'`;

/** On MariaDB, JSON is an alias for a text column with this check. */
function jsonColumns(checks: readonly CheckRow[]): Set<string> {
  const columns = new Set<string>();
  for (const { tab, clause } of checks) {
    const column = /^json_valid\(`((?:[^`]|``)+)`\)$/i.exec(clause)?.[1];
    if (column !== undefined) columns.add(JSON.stringify([tab, column.replaceAll("``", "`")]));
  }
  return columns;
}

function fieldOf({ tab, name, word, printed, nullable }: ColumnRow, json: ReadonlySet<string>): Field {
  const isJson = word === "longtext" && json.has(JSON.stringify([tab, name]));
  const sqlType = isJson ? "json" : sqlTypeOf(printed);
  const type = mysqlFieldType(isJson ? "json" : word, sqlType);
  return { name, type, sql_type: sqlType, is_nullable: nullable === "YES" };
}

const entryOf = (row: IndexRow): IndexEntry => ({
  index: row.INDEX_NAME,
  type: indexTypes[row.INDEX_TYPE] ?? "TREE",
  unique: Number(row.NON_UNIQUE) === 0,
  path: row.COLUMN_NAME,
  prefix: row.SUB_PART === null ? null : Number(row.SUB_PART),
});

/** Four queries, however many tables. */
export async function readMysql(db: Knex): Promise<Table[]> {
  const tables = await rowsOf<TableRow>(db, tablesSql);
  const isMaria = tables.some(({ version }) => version.includes("MariaDB"));
  const columns = byTable(await rowsOf<ColumnRow>(db, columnsSql), ({ tab }) => tab);
  const indexes = byTable(await rowsOf<IndexRow>(db, indexesSql), (row) => row.TABLE_NAME);
  const json = jsonColumns(isMaria ? await rowsOf<CheckRow>(db, checksSql) : []);
  return tables.map(({ name, engine }) => ({
    name,
    engine: engine ?? "",
    fields: (columns.get(name) ?? []).map((row) => fieldOf(row, json)),
    entries: (indexes.get(name) ?? []).map(entryOf),
  }));
}
