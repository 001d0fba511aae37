import { describe, expect, it } from "vitest";
import { folderOf } from "../../../../../test/support/manager/folder.ts";
import { newConfigLoader, sourceFault } from "../../../src/cluster/config-loader/config-loader.ts";
import { newDirectoryLoader } from "../../../src/engine/list/directory-loader.ts";
import { sqlFault } from "../../../src/engine/list/sql-unit.ts";

const body = "create trigger t after insert on a for each row begin\n  set @a = 1;\nend;\n";
const sqliteTrigger = "create trigger t after insert on a begin\n  select 1;\nend;\n";
const faultIn = (content: string | Uint8Array) => [sqlFault({ content }, "mysql"), sqlFault({ content }, "sqlite")];

describe("a file of SQL is refused before it runs, with its line:", () => {
  it.each([
    // text                                            on MySQL             on SQLite
    ["select 1;", undefined, undefined],
    ["select 1;\nselect 'a;\n", /^line 2: .*'/, /^line 2: .*'/],
    [`select 1;\n${body}`, /^line 2: .*DELIMITER \/\//, undefined],
    [sqliteTrigger, /^line 1: .*DELIMITER/, undefined],
    [`delimiter //\n${body}//`, undefined, /^line 1: .*DELIMITER/],
    ["select 1;\n\nsource a.sql\n", /^line 3: source/, /^line 3: .*SOURCE/],
    ["select 1\\g", /^line 1: \\g is a command/, /^line 1: .*command/],
    ["\nuse other;", /^line 2: USE/, /^line 2: .*USE/],
    ["call p();", undefined, /^line 1: .*CALL/],
    ["lock tables a write;", /^line 1: LOCK/, /^line 1: .*LOCK/],
    ["vacuum;", undefined, /^line 1: VACUUM.*transaction=off/],
    ["-- segmark: transaction=off\nvacuum;", undefined, undefined],
    ["begin;\nselect 1;\ncommit;", undefined, /^line 1: the file is one transaction/],
    ["savepoint a;\nrollback to a;", undefined, undefined],
    ["-- nothing\n", /^line 1: the file has no statement/, /^line 1: the file has no statement/],
    // What is right in some mode of the session is not refused, and a mode that the file sets is followed.
    ["insert into a values ('\\');", undefined, undefined],
    ["set sql_mode = 'NO_BACKSLASH_ESCAPES';\nselect '\\';\nset sql_mode = '';\nselect '\\';", /^line 4/, /^line 1/],
    ["set sql_mode = @old;\nselect '\\';\nselect '\\' x';", undefined, /^line 3/],
  ])("%j", (text, onMysql, onSqlite) => {
    const expected = [onMysql, onSqlite].map((one) => (one === undefined ? undefined : expect.stringMatching(one)));
    expect(faultIn(text)).toEqual(expected);
  });

  it.each([
    ["-- segmark: timelimit=3s\nselect 1;", /^line 1: timelimit: unknown option; expected time-limit=30s/],
    [
      "# x\n\n-- segmark: transaction=off, time-limit=3\nselect 1;",
      /^line 3: time-limit=3: expected a number of s, m or h/,
    ],
    ["-- segmark: transaction=no\nselect 1;", /^line 1: transaction=no: expected on or off/],
    ["select 1;\n-- segmark: transaction=off\n", /^line 2: .*must stand at the top/],
    ["select 1;\n\0", /^line 2: .*zero byte/],
    [Buffer.from("select 1;\nselect '\xe4';", "latin1"), /^line 2: .*UTF-8/],
  ])("%j, on every database", (content, fault) => {
    expect(faultIn(content)).toEqual([expect.stringMatching(fault), expect.stringMatching(fault)]);
  });
});

describe("loaders", () => {
  const failed = (message: RegExp) => ({ code: "loader_failed", message: expect.stringMatching(message) });

  it("refuse a file of SQL beside one of its name, and only a pending one for its text", async () => {
    await using folder = await folderOf({ "01.sql": "select 1;", "02.sql": body });
    const loader = newDirectoryLoader(folder.path);
    const [first, second] = await loader.list();
    await first?.load?.("mysql");
    await second?.load?.("sqlite");
    await expect(second?.load?.("mysql")).rejects.toMatchObject(failed(/02\.sql cannot be loaded: line 1: /));
    await folder.write("01.ts", "export const up = () => {};");
    await expect(loader.list()).rejects.toMatchObject(failed(/01\.ts.* stands beside 01\.sql/));
  });

  it("take sections of SQL, of which none is written that is wrong on every database", async () => {
    const sections = new Map([["migrations/source/01.sql", "select 1;\nsource x"]]);
    const read = async () => ({ version: 1, sections, changedAt: 0, changedBy: "test" });
    const [listed] = await newConfigLoader({ store: { read } }).list();
    expect(listed?.name).toBe("01.sql");
    await expect(listed?.load?.("mysql")).rejects.toMatchObject(failed(/01\.sql cannot be loaded: line 2: source/));
    expect(await sourceFault("01.sql", "select 1;\nsource x")).toMatch(/^line 2: source/);
    expect(await sourceFault("01.sql", body)).toBeUndefined();
  });
});
