import { expect, it } from "vitest";
import { clausesOf } from "../../../src/engine/lint/clauses.ts";
import { readRunning } from "../../../src/engine/lint/running.ts";
import { statementOf } from "../../../src/engine/lint/statement.ts";

it.each([
  ["CREATE TABLE IF NOT EXISTS `a b` (id INT KEY, KEY k (id))", { kind: "create", table: "a b", hasPrimaryKey: true }],
  ["CREATE OR REPLACE TABLE t (id INT, KEY k (id))", { kind: "create", table: "t", hasPrimaryKey: false }],
  ["CREATE TEMPORARY TABLE t (id INT)", { kind: "nothing" }],
  ["alter table t /* x */ force;", { kind: "alter", table: "t", changes: "force;" }],
  ["CREATE FULLTEXT INDEX i ON t (a)", { kind: "alter", table: "t", changes: "ADD FULLTEXT INDEX `i` (a)" }],
  ["DROP INDEX `i``i` ON t", { kind: "alter", table: "t", changes: "DROP INDEX `i``i`" }],
  [
    "RENAME TABLE a TO b, c TO d",
    {
      kind: "rename",
      pairs: [
        ["a", "b"],
        ["c", "d"],
      ],
    },
  ],
  ["UPDATE LOW_PRIORITY t SET a = 1", { kind: "rows", verb: "UPDATE", table: "t" }],
  ["UPDATE a JOIN b ON a.x = b.x SET a.y = 1", undefined],
  ["DELETE a FROM a JOIN b", undefined],
  ["ALTER TABLE other.t FORCE", undefined],
  ["/*! ALTER TABLE t FORCE */", undefined],
  ["CALL p()", undefined],
] as const)("%s is read as %j", (sql, statement) => {
  expect(statementOf(sql, "mysql")).toEqual(statement);
});

it("reads the clauses of a change", () => {
  expect(
    clausesOf(
      "ADD COLUMN a DECIMAL(3, 2), DROP b, CHANGE COLUMN c d INT, RENAME COLUMN e TO f, DROP KEY k, LOCK = SHARED",
      "mysql",
    ),
  ).toEqual({
    kept: "ADD COLUMN a DECIMAL(3, 2), DROP b, CHANGE COLUMN c d INT, RENAME COLUMN e TO f, DROP KEY k",
    blocking: "LOCK = SHARED",
    dropped: ["b"],
    renamed: [
      ["c", "d"],
      ["e", "f"],
    ],
    newName: undefined,
  });
});

it("names the line of a list that is neither a table nor a column", () => {
  expect(() => readRunning("orders\norders.id, orders.state")).toThrow("line 2: expected table or table.column");
});
