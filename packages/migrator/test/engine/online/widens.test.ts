import { expect, it } from "vitest";
import { type Column, widens } from "../../../src/engine/online/widens.ts";

const column = (text: string): Column => {
  const [type = "", collation = "-", nullable = "YES"] = text.split(" / ");
  return {
    Field: "a",
    Type: type,
    Collation: collation === "-" ? null : collation,
    Null: nullable === "NO" ? "NO" : "YES",
    Default: null,
    Extra: "",
  };
};

it.each([
  ["int(11)", "bigint(20)", true],
  ["int(11)", "int(11) unsigned", false],
  ["bigint", "int", false],
  ["int(11) / - / NO", "int(11) / - / YES", true],
  ["int(11) / - / YES", "int(11) / - / NO", false],
  ["varchar(20) / latin1_swedish_ci", "varchar(20) / utf8mb4_general_ci", true],
  ["varchar(20) / utf8mb4_general_ci", "varchar(30) / latin1_swedish_ci", false],
  ["varchar(20) / utf8mb4_bin", "varchar(19) / utf8mb4_bin", false],
  ["text / utf8mb3_general_ci", "text / utf8mb4_general_ci", false],
  ["text / utf8mb3_general_ci", "mediumtext / utf8mb4_general_ci", true],
  ["decimal(10,2)", "decimal(12,4)", true],
  ["decimal(10,2)", "decimal(10,4)", false],
  ["enum('a','b,c')", "enum('x','b,c','a')", true],
  ["enum('a','b')", "enum('a')", false],
  ["datetime(6)", "datetime", false],
  ["varchar(20) / utf8mb4_bin", "int(11)", false],
  ["geometry", "geometry", true],
] as const)("%s becomes %s: all values fit is %s", (before, after, fits) => {
  expect(widens(column(before), column(after))).toBe(fits);
});
