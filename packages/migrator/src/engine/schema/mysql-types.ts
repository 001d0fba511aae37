import type { FieldType } from "../../protocol/document.ts";

const types: Readonly<Record<string, FieldType>> = {
  year: "unsigned",
  float: "number",
  double: "number",
  decimal: "decimal",
  date: "datetime",
  datetime: "datetime",
  timestamp: "datetime",
  json: "json",
  bit: "varbinary",
  binary: "varbinary",
  varbinary: "varbinary",
  tinyblob: "varbinary",
  blob: "varbinary",
  mediumblob: "varbinary",
  longblob: "varbinary",
};
const words = /^(?:char|varchar|tinytext|text|mediumtext|longtext|enum|set|time|uuid|inet[46])$/;
const integers = /^(?:tinyint|smallint|mediumint|int|bigint)$/;

/**
 * Maps a column type of MySQL or MariaDB.
 * @param word the type alone, as in `int`
 * @param sqlType the full type, as in `int unsigned`
 */
export function mysqlFieldType(word: string, sqlType: string): FieldType {
  if (sqlType === "tinyint(1)") return "boolean";
  if (integers.test(word)) return sqlType.includes("unsigned") ? "unsigned" : "integer";
  return words.test(word) ? "string" : (types[word] ?? "any");
}
