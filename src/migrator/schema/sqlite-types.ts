import type { FieldType } from "./document.ts";

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

export const sqliteFieldType = (sqlType: string): FieldType =>
  rules.find(([pattern]) => pattern.test(sqlType))?.[1] ?? "any";
