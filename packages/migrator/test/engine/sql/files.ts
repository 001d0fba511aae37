/**
 * A file for the client of MariaDB and for us. `refused` is the line at which we refuse what the client would do by
 * itself or send in pieces; `ours` is what we send where the client cuts an executable comment.
 */
export type SqlFile = Readonly<{ name: string; text: string; refused?: number; ours?: readonly string[] }>;

const procedure = "create procedure p()\nbegin\n  select 1;\n  select ';';\nend";
const noEscapes = "set sql_mode = 'NO_BACKSLASH_ESCAPES';\n";
const ansi = "set sql_mode = 'ANSI_QUOTES';\n";

export const files: readonly SqlFile[] = [
  { name: "three on three lines", text: "select 1;\nselect 2;\nselect 3;\n" },
  { name: "several on one line", text: "select 1;select 2 ; select 3\n;" },
  { name: "the last without an end", text: "select 1;\nselect 2" },
  { name: "the last without an end, with a comment", text: "select 1;\nselect 2 -- done\n" },
  { name: "empty statements", text: ";;\n select 1;; ;\n;\n\n" },
  { name: "nothing but comments", text: "-- a\n# b\n/* c */\n" },
  { name: "an empty file", text: "" },
  { name: "quotes with delimiters", text: "select 'a;b', \"c;d\", 1 as `e;f`;\nselect 2;" },
  { name: "doubled quotes", text: "select 'it''s; so', \"a\"\"b;\", 1 as `c``;d`;\nselect 2;" },
  { name: "escaped quotes", text: "select 'it\\'s; so', \"a\\\"b;\";\nselect '\\\\';select 2;" },
  { name: "a backslash in a name", text: "select 1 as `a\\`;\nselect 2;" },
  { name: "quotes in other quotes", text: "select '\";', \"';\", 1 as `';\"`;\nselect '`;';" },
  { name: "a text of several lines", text: "select 'one;\n\n  two -- no comment;\n# nor this;\n';\nselect 2;" },
  { name: "NULL with a backslash", text: "select \\N;\nselect 2;" },
  { name: "no escapes from a SET on", text: `select 'a\\';b';\n${noEscapes}select 'a\\';\nselect "b\\";\nselect 2;` },
  { name: "escapes again", text: `${noEscapes}select 'a\\';\nset sql_mode = '';\nselect 'a\\';b';\nselect 2;` },
  { name: "quoted names", text: `${ansi}select 1 as "a\\";\nselect 'b\\';c';\nselect 1 as "d;e";` },
  {
    name: "quoted names and no escapes",
    text: "set sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES';\nselect '\\', 1 as \"\\\";\nselect 2;",
  },
  {
    name: "a mode in an executable comment",
    text: "/*!40101 set sql_mode = 'NO_BACKSLASH_ESCAPES' */;\nselect '\\';\nselect 2;",
  },
  { name: "line comments", text: "select 1; -- a; b\nselect 2 # c; 'd\n;\nselect 3 --\n;--\tx;\nselect 4;" },
  { name: "two hyphens that are no comment", text: "select 5--1;\nselect 5 --1, '--' ;\nselect 2;" },
  { name: "a line that begins with two hyphens", text: "--x; select 1;\nselect 2;\n  --y\nselect 3;" },
  { name: "block comments", text: "/* a; ' */ select 1;\nselect /* b;\n\" */ 2;\nselect 3 /* ; */;" },
  {
    name: "comments in comments",
    text: "/* -- a */ select 1;\nselect 2 -- /* b\n;\nselect 3 /* # c */;\nselect '/*';",
  },
  { name: "hints", text: "select /*+ no_range_optimization(t) */ 1;\nselect /*+ a; */ 2;" },
  {
    name: "executable comments",
    text: "/*!40101 set names utf8mb4 */;\nselect /*!50000 1, */ 2;\nselect /*M!100100 3, */ 4;",
  },
  {
    name: "a delimiter in an executable comment",
    text: "select 1 /*! + 2; */ ;\nselect 3;",
    ours: ["select 1 /*! + 2; */", "select 3"],
  },
  {
    name: "carriage returns",
    text: "select 1;\r\nselect 'a\r\nb;';\r\ndelimiter //\r\nselect 2;//\r\nDELIMITER ;\r\nselect 3;\r\n",
  },
  { name: "a byte order mark", text: "\uFEFFselect 1;\nselect 2;" },
  { name: "letters beyond ASCII", text: "select 'ä;€' as `naïve;`;\n-- ü; \nselect 2;" },
  { name: "a procedure", text: `select 1;\nDELIMITER //\n${procedure}//\nDELIMITER ;\nselect 2;` },
  {
    name: "delimiters of other forms",
    text: `delimiter $$\n${procedure}$$\n  Delimiter   go now\nselect 1;go\nDELIMITER "x;"\nselect 2x;\ndelimiter ';'\nselect 3;`,
  },
  {
    name: "the delimiter of dumps",
    text: "DELIMITER ;;\n/*!50003 create */ /*!50017 definer=`root`@`localhost` */ /*!50003 trigger g before insert on t for each row begin set @a = 1; end */;;\nDELIMITER ;\nselect 1;",
  },
  { name: "a delimiter line behind a comment", text: "select 1;\n-- now\nDELIMITER //\nselect 2;//\n" },
  { name: "delimiter as a name within a statement", text: "create table csv (\n  delimiter char(1)\n);\nselect 2;" },
  {
    name: "an event of one statement, and a body of one",
    text: "create event e on schedule every 1 day do insert into t values (';');\ncreate trigger g before insert on t for each row set new.a = case when 1 then 2 else 3 end;\nselect 1;",
  },
  {
    name: "columns with words of bodies",
    text: "create table spans (begin int, `loop` int);\nbegin;\ninsert into t values (1);\ncommit;",
  },
  { name: "a body without DELIMITER", text: `select 1;\n\n${procedure};\n`, refused: 3 },
  {
    name: "a body without BEGIN and without DELIMITER",
    text: "create trigger g before insert on t for each row if new.a > 1 then set new.a = 1; end if;",
    refused: 1,
  },
  { name: "a block without DELIMITER", text: "begin not atomic\n  select 1;\nend;", refused: 1 },
  { name: "commands with a backslash", text: "select 1;\nselect 2\\G\nselect 3;", refused: 2 },
  { name: "a command on a line", text: "select 1;\n  source other.sql\nselect 2;", refused: 2 },
  { name: "another database", text: "select 1;\nuse mysql;\nselect 2;", refused: 2 },
  { name: "DELIMITER behind a statement", text: "select 1; DELIMITER //\nselect 2//\n", refused: 1 },
  { name: "DELIMITER without an argument", text: "select 1;\nDELIMITER\nselect 2;", refused: 2 },
];
