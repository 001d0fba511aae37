/** What a column holds, in words that both products share; `sql_type` of a field tells the product's own. */
export type FieldType =
  | "string"
  | "unsigned"
  | "integer"
  | "number"
  | "decimal"
  | "boolean"
  | "datetime"
  | "varbinary"
  | "json"
  | "any";

export type Field = Readonly<{ name: string; type: FieldType; sql_type: string; is_nullable: boolean }>;

/** `path` is a column, or `(expression)`; `prefix` counts the characters that are indexed when that is not all of them. */
export type IndexPart = Readonly<{ path: string; type: FieldType; is_nullable: boolean; prefix?: number }>;
export type IndexType = "TREE" | "HASH" | "RTREE" | "FULLTEXT";
export type Index = Readonly<{ name: string; type: IndexType; unique: boolean; parts: readonly IndexPart[] }>;

/** A table. Columns stand in their order, indexes by name with the primary key first. */
export type Space = Readonly<{
  engine: string;
  is_local: false;
  temporary: false;
  format: readonly Field[];
  indexes: readonly Index[];
  sharding_key?: readonly string[];
}>;

export type Sequence = Readonly<{
  start: number;
  min: number;
  max: string;
  step: number;
  cache: number;
  cycle: boolean;
}>;

/** The tables of one leader, or of the cluster; names are sorted. */
export type SpaceDocument = Readonly<{
  spaces: Readonly<Record<string, Space>>;
  sequences: Readonly<Record<string, Sequence>>;
}>;
