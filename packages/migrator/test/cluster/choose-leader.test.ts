import { describe, expect, it } from "vitest";
import { bypassing, chooseLeader, type ProbeResult } from "../../src/cluster/choose-leader.ts";
import type { Mode } from "../../src/protocol/contracts.ts";

const instance = (alias: string) => ({
  alias,
  replicaset: "s",
  url: `http://${alias}/`,
  public: true,
  disabled: false,
});

/** `a+` is writable, `a*` writable and primary, `a-` not, `a?` silent; `a+@x` shares the database x; `!` bypasses. */
function answers(text: string, mode: Mode): ProbeResult[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .map((word): ProbeResult => {
      const [, alias = "", sign = "", , server = alias, bypass] = /^(\w+)([-+*?])(@(\w+))?(!)?$/.exec(word) ?? [];
      if (sign === "?") return { instance: instance(alias), unreachableReason: "no answer" };
      const writable = sign === "+" || sign === "*";
      const primary = mode === "group" ? sign === "*" : writable;
      const why = writable ? null : "read_only is ON";
      const probe = { alias, mode, writable, why, primary, bypassesReadOnly: bypass === "!", server, version: "1" };
      return { instance: instance(alias), probe };
    });
}

describe("the leader of a replica set", () => {
  it.each<[Mode, string, string]>([
    ["sqlite", "a+", "a"],
    ["sqlite", "a?", "leader_not_found"],
    ["sqlite", "a+ b+", "several_leaders"],
    ["sqlite", "a+ b?", "several_leaders"],
    ["galera", "a+ b+ c+", "a"],
    ["galera", "a- b+ c+", "b"],
    ["galera", "a? b- c+", "c"],
    ["galera", "a- b- c?", "leader_not_found"],
    ["group", "a+ b* c-", "b"],
    ["group", "a- b* c*", "b"],
    ["group", "a- b- c-", "leader_not_found"],
    ["async", "a+ b-", "a"],
    ["async", "a- b+", "b"],
    ["async", "a? b+", "b"],
    ["async", "a+ b?", "a"],
    ["async", "a- b-", "leader_not_found"],
    ["async", "a- b?", "leader_not_found"],
    ["async", "a+ b+", "several_leaders"],
    ["async", "a+ b+ c-", "several_leaders"],
    ["async", "a+@x b+@x", "a"],
    ["async", "a+@x b+@x c+@y", "several_leaders"],
    ["async", "", "leader_not_found"],
  ])("%s %j: %s", (mode, text, wanted) => {
    const choose = () => chooseLeader("s", answers(text, mode)).instance.alias;
    if (wanted.length === 1) expect(choose()).toBe(wanted);
    else expect(choose).toThrow(expect.objectContaining({ code: wanted }));
  });

  it("is not guessed when databases use different kinds of replication", () => {
    const mixed = [...answers("a+", "async"), ...answers("b-", "galera")];
    expect(() => chooseLeader("s", mixed)).toThrow(
      "s has databases that replicate in different ways (a: async, b: galera).",
    );
  });

  it.each([
    ["", "all its instances are disabled"],
    ["a- b?", "a: read_only is ON; b: no answer"],
  ])("is missing for a reason that is reported: %j", (text, reason) => {
    expect(() => chooseLeader("s", answers(text, "async"))).toThrow(`s has no leader (${reason}).`);
  });
});

describe("writing to read-only servers", () => {
  it.each<[Mode, string, boolean]>([
    ["async", "a+! b-", true],
    ["async", "a+ b-!", true],
    ["async", "a+! b?", true],
    ["async", "a+!", false],
    ["async", "a+@x! b+@x!", false],
    ["group", "a*! b-", true],
    ["galera", "a+! b+", false],
    ["sqlite", "a+!", false],
  ])("%s %j is dangerous: %s", (mode, text, wanted) => {
    expect(bypassing(answers(text, mode)).dangerous).toBe(wanted);
  });
});
