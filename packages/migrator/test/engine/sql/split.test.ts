import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mysqlReader, quoteModeOf, setsSqlMode } from "../../../src/engine/sql/split-mysql.ts";
import { splitSqlite } from "../../../src/engine/sql/split-sqlite.ts";
import { files } from "./files.ts";

const client: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL("client.json", import.meta.url), "utf8"),
);

/** Where the client sends comments that stand beside statements is its own affair; the log omits a semicolon at the end. */
const comments = /(?:\s|--[^\n]*(?=\n|$)|#[^\n]*(?=\n|$)|\/\*(?![!M])[\s\S]*?\*\/)*/;
const bare = (statements: readonly string[]): string[] =>
  statements
    .map((sql) => sql.replace(new RegExp(`^${comments.source}`), "").replace(/\s(?:--|#)(?:\s[^\n]*)?(?:\n--.*)?$/, ""))
    .map((sql) => sql.replace(/[;\s]+$/, ""))
    .filter((sql) => sql !== "");

/** The mode changes with the SET statements of the file, as it does in a session. */
function sent(text: string): string[] {
  const next = mysqlReader(text);
  let mode = quoteModeOf("");
  const statements: string[] = [];
  for (let one = next(mode); one !== undefined; one = next(mode)) {
    statements.push(one.sql);
    if (setsSqlMode(one)) mode = quoteModeOf(one.sql);
  }
  return statements;
}

describe("files for MariaDB and MySQL", () => {
  it("are at least 40, of all of which the client's statements are recorded", () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(files.map(({ name }) => name)).toEqual(Object.keys(client));
  });

  it.each(files.filter(({ refused }) => refused === undefined))(
    "are split as the client does: $name",
    ({ name, text, ours }) => {
      expect(bare(sent(text.replace(/^\uFEFF/, "")))).toEqual(ours ?? bare(client[name] ?? []));
    },
  );

  it.each(files.filter(({ refused }) => refused !== undefined))(
    "are refused with the line: $name",
    ({ text, refused }) => {
      expect(() => sent(text)).toThrow(expect.objectContaining({ name: "SqlFault", line: refused }));
    },
  );

  it.each([
    ["select 1;\nselect 'a\n", 2, "does not end"],
    ["select 1;\n\n/* a\n", 3, "does not end"],
    ["select 1 /*! + 1;\nselect 2;", 1, "does not end"],
    ["\nLOCK TABLES t WRITE;", 2, "LOCK TABLES"],
    ["xa start 'a';", 1, "XA"],
    ["delimiter a\\b\nselect 1", 1, "backslash"],
    [`delimiter ${"x".repeat(16)}\nselect 1`, 1, "15"],
    ["create function f() returns int begin declare a int; return a; end;", 1, "DELIMITER //"],
    ["create definer = root@localhost procedure p() while 1 do select 1; end while;", 1, "DELIMITER //"],
    [
      "create or replace definer=`a`@`b` trigger t before insert on x for each row begin set @a = case when 1 then 2 end; end;",
      1,
      "DELIMITER //",
    ],
    ["create event e on schedule every 1 day do begin select 1; end;", 1, "DELIMITER //"],
  ])("are refused with the line: %j", (text, line, message) => {
    expect(() => sent(text)).toThrow(expect.objectContaining({ line, message: expect.stringContaining(message) }));
  });
});

describe("files for SQLite", () => {
  it.each([
    ["select 1; select ';' ;;\n-- a;\nselect 2", ["select 1", "select ';'", "select 2"]],
    ["select 'a\\'; select \"b;\", [c;], `d;`;", ["select 'a\\'", 'select "b;", [c;], `d;`']],
    ["select 1 /* ; */; -- ;\nselect 2 -- end", ["select 1 /* ; */", "select 2 -- end"]],
    [
      "create temp trigger t after insert on a begin select case 1 when 1 then 2 end; select 3; END; select 4;",
      ["create temp trigger t after insert on a begin select case 1 when 1 then 2 end; select 3; END", "select 4"],
    ],
    [
      "create table begin_end (a); insert into begin_end values (1); end;",
      ["create table begin_end (a)", "insert into begin_end values (1)", "end"],
    ],
    ["", []],
  ])("%j", (text, statements) => {
    expect(splitSqlite(text).map(({ sql }) => sql)).toEqual(statements);
  });

  it.each([
    ["select 1;\nselect 'a", 2],
    ["\n/* a", 2],
    ["\n\ncreate trigger t after insert on a begin select 1;", 3],
  ])("are refused with the line: %j", (text, line) => {
    expect(() => splitSqlite(text)).toThrow(expect.objectContaining({ name: "SqlFault", line }));
  });
});
