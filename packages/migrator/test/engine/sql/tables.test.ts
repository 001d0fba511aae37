import { expect, it } from "vitest";
import { tablesCreatedBy } from "../../../src/engine/sql/tables.ts";

const tables = (...texts: readonly (string | undefined)[]) =>
  tablesCreatedBy(
    texts.map((text, index) => ({ name: String(index + 1), text: () => text })),
    "mysql",
  ).map(({ table, isSure }) => (isSure ? table : `${table}?`));

it.each<[string, readonly (string | undefined)[], readonly string[]]>([
  ["created", ["create table a (id int); CREATE TABLE IF NOT EXISTS `B b` (id int);"], ["a", "B b"]],
  [
    "in comments and texts",
    ["-- create table x (id int);\n/* create table y */ insert into t values ('create table z');"],
    [],
  ],
  ["temporary", ["create temporary table a (id int);"], []],
  ["of another database", ["create table a (id int); create table other.b (id int); drop table other.a;"], ["a"]],
  ["dropped later", ["create table a (id int); create table b (id int);", "drop table if exists A, c;"], ["b"]],
  ["renamed", ["create table a (id int); create table b (id int);", "rename table a to c, b to d;"], ["c", "d"]],
  ["renamed by alter", ["create table a (id int);", "alter table a rename to b;", "alter table b rename c;"], ["c"]],
  ["whose columns are renamed", ["create table a (x int);", "alter table a rename column x to y;"], ["a"]],
  ["after which code ran", ["create table a (id int);", undefined, "create table b (id int);"], ["a?", "b"]],
  ["of a text that cannot be split", ["create table a (id int); select 'x"], []],
])("tables that are %s", (_what, texts, wanted) => {
  expect(tables(...texts)).toEqual(wanted);
});
