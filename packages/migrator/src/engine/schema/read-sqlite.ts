import type { Knex } from "knex";
import type { FieldType } from "../../protocol/document.ts";
import { byTable, type IndexEntry, primary, type Table } from "./catalog.ts";
import { sqlTypeOf } from "./sql-type.ts";

/** SQLite accepts any type name; these are the ones that Knex and people use. The first match wins. */
const rules: readonly (readonly [RegExp, FieldType])[] = [
  [/bool|^tinyint\(1\)$/, "boolean"],
  [/int.*unsigned|unsigned.*int/, "unsigned"],
  [/int/, "integer"],
  [/json/, "json"],
  [/char|clob|text|enum|uuid|^time$/, "string"],
  [/blob|binary/, "varbinary"],
  [/^date|^timestamp/, "datetime"],
  [/dec|numeric/, "decimal"],
  [/real|floa|doub/, "number"],
];

const sqliteFieldType = (sqlType: string): FieldType => rules.find(([pattern]) => pattern.test(sqlType))?.[1] ?? "any";

type ColumnRow = Readonly<{ tab: string; name: string; printed: string; required: number; pk: number }>;
type IndexRow = Readonly<{ tab: string; index: string; uniq: number; path: string | null }>;

/** Application tables: excludes internal, attached and temporary ones, and shadow tables of virtual tables. */
const tables = `pragma_table_list as t`;
const condition = `t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`;

const columnsSql = `
  select t.name as tab, c.name as name, c.type as printed, c."notnull" as required, c.pk as pk
  from ${tables} join pragma_table_xinfo(t.name, 'main') as c
  where ${condition} and c.hidden <> 1 order by t.name, c.cid`;
const indexesSql = `
  select t.name as tab, i.name as "index", i."unique" as uniq, p.name as path
  from ${tables} join pragma_index_list(t.name, 'main') as i join pragma_index_xinfo(i.name, 'main') as p
  where ${condition} and i.origin <> 'pk' and p.key = 1 order by t.name, i.name, p.seqno`;

const fieldOf = ({ name, printed, required, pk }: ColumnRow) => {
  const sqlType = sqlTypeOf(printed);
  // For backward compatibility, SQLite allows nulls in most primary keys; nobody means that.
  return { name, type: sqliteFieldType(sqlType), sql_type: sqlType, is_nullable: required === 0 && pk === 0 };
};

const common = { type: "TREE", prefix: null } as const;

/** A primary key over one integer has no separate index in SQLite, but lookups by it are indexed anyway. */
const primaryOf = (columns: readonly ColumnRow[]): IndexEntry[] =>
  columns
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map(({ name }) => ({ ...common, index: primary, unique: true, path: name }));

const entryOf = ({ index, uniq, path }: IndexRow): IndexEntry => ({ ...common, index, unique: uniq === 1, path });

/** Two queries, however many tables. */
export async function readSqlite(db: Knex): Promise<Table[]> {
  const columns: readonly ColumnRow[] = await db.raw(columnsSql);
  const rows: readonly IndexRow[] = await db.raw(indexesSql);
  const indexes = byTable(rows, ({ tab }) => tab);
  return [...byTable(columns, ({ tab }) => tab)].map(([name, own]) => ({
    name,
    engine: "SQLite",
    fields: own.map(fieldOf),
    entries: [...primaryOf(own), ...(indexes.get(name) ?? []).map(entryOf)],
  }));
}
