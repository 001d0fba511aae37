/** Type of a column, in terms shared by both products; `sql_type` of a field is the product's own type. */
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

/** `path` is a column, or `(expression)`; `prefix` is the number of indexed characters when not all are. */
export type IndexPart = Readonly<{ path: string; type: FieldType; is_nullable: boolean; prefix?: number }>;
export type IndexType = "TREE" | "HASH" | "RTREE" | "FULLTEXT";
export type Index = Readonly<{ name: string; type: IndexType; unique: boolean; parts: readonly IndexPart[] }>;

/** A table. Columns are in their defined order, indexes sorted by name with the primary key first. */
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
