import { describe, expect, it } from "vitest";
import { stepsOf } from "../../../../../test/support/steps.ts";
import { withoutValues } from "../../../src/engine/run/statement-text.ts";
import { redactMessage } from "../../../src/protocol/secrets.ts";

describe("a statement without its values", () => {
  it.each([
    ["select * from `t` where `a` = ?", "select * from `t` where `a` = ?"],
    ["insert into t1 values ('x', \"y\", 12, 1.5e3, 0xFF, x'AB')", "insert into t1 values (?, ?, ?, ?, ?, x?)"],
    ["select 'it''s', a from `it's` where `a1` = 1", "select ??, a from `it's` where `a1` = ?"],
    ["create table t (a varchar(255)\n\t, b int)", "create table t (a varchar(?) , b int)"],
    ["-- from a file, don't\ndrop table t", "drop table t"],
    ["/* why: 'x' */ drop table t", "drop table t"],
    // where products parse differently, the rest is omitted
    ["insert into t values ('a\\' , 'secret')", "insert into t values (…"],
    ["insert into t values ('secret", "insert into t values (…"],
    ["insert into t values (1) # 'secret", "insert into t values (?) …"],
    ["select 5--'secret\n'", "select ?…"],
    ["select /*! 'secret' */ 1", "select …"],
  ])("%j becomes %j", (sql, reported) => {
    expect(withoutValues(sql)).toBe(reported);
  });

  it("is limited in length and in the steps it takes", () => {
    for (const filler of ["'a',", "a ", "'", "/*", "`", "(", '"a""b"', "\\"]) {
      const sql = `insert ${filler.repeat(2_000_000)}`;
      expect(stepsOf(() => expect(withoutValues(sql).length).toBeLessThanOrEqual(1000))).toBeLessThan(100_000);
    }
  });
});

describe("a URL", () => {
  it.each([
    ["mysql://u:p@h/db", "mysql://…@h/db"],
    ["(mariadb://u:p%40@[::1]:3306/db), http://h/x@y", "(mariadb://…@[::1]:3306/db), http://h/x@y"],
    ["no address, a@b", "no address, a@b"],
  ])("%j is shown as %j", (text, reported) => {
    expect(redactMessage(text)).toBe(reported);
  });
});
