import { expect, it } from "vitest";
import { tokensOf } from "../../../src/engine/online/words.ts";

it.each([
  [
    "mysql",
    "ADD `a``b` INT -- rename\n# change\n/* x */ COMMENT 'it\\'s; RENAME' \"q\"",
    ["ADD", "a`b", "INT", "COMMENT", "'it\\'s; RENAME'", '"q"'],
  ],
  ["mysql", "a--1 /*!40000 KEY */", ["a", "-", "-", "1", "/*!", "40000", "KEY", "*", "/"]],
  ["mysql", "x /*M! y */ /*M y */", ["x", "/*M!", "y", "*", "/"]],
  ["sqlite", '"a""b" [c d] \'x\\\' # --y', ['a"b', "c d", "'x\\'", "#"]],
] as const)("%s reads %j as %j", (dialect, sql, texts) => {
  expect(tokensOf(sql, dialect).map(({ text }) => text)).toEqual(texts);
});
