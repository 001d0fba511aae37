import { describe, expect, it } from "vitest";
import {
  membersOf,
  preferred,
  withDisabled,
  withMember,
  without,
} from "../../../web/pages/cluster/configuration/topology-edits.ts";

const text = `cluster: shop # the only one
replicasets:
  api: { roles: [] }
  storage: { roles: [ vshard-storage ] }
instances:
  # the first that could lead does
  api-1: { replicaset: api, url: "http://10.0.0.1:8080" }
  storage-1: { replicaset: storage, url: "http://10.0.0.2:8080" }
  storage-2: { replicaset: storage, url: "http://10.0.0.3:8080", disabled: true }
`;
const linesOf = (before: string, after: string) =>
  after.split("\n").filter((line) => !before.split("\n").includes(line));

describe("changes to a topology", () => {
  it("keep comments and everything else", () => {
    expect(linesOf(text, withDisabled(text, "api-1", true))).toEqual([
      '  api-1: { replicaset: api, url: "http://10.0.0.1:8080", disabled: true }',
    ]);
    expect(withDisabled(withDisabled(text, "api-1", true), "api-1", false)).toBe(text);
  });

  it("let another instance lead", () => {
    const after = preferred(text, "storage-2");
    expect(membersOf(after)?.map(({ alias }) => alias)).toEqual(["api-1", "storage-2", "storage-1"]);
    expect(linesOf(text, after)).toEqual([]);
    expect(preferred(text, "nobody")).toBe(text);
  });

  it("expel an instance, and a replica set that is empty then", () => {
    expect(membersOf(without(text, "storage-1"))).toEqual([
      { alias: "api-1", replicaSet: "api", url: "http://10.0.0.1:8080", disabled: false },
      { alias: "storage-2", replicaSet: "storage", url: "http://10.0.0.3:8080", disabled: true },
    ]);
    expect(without(text, "api-1")).not.toMatch(/^ {2}api/m);
  });

  it("add one, and its replica set if that is new", () => {
    const url = "http://10.0.0.4:8080";
    expect(linesOf(text, withMember(text, { alias: "cache-1", replicaSet: "cache", url }))).toEqual([
      "  cache: { roles: [] }",
      "  cache-1: { replicaset: cache, url: http://10.0.0.4:8080 }",
    ]);
    expect(withMember("", { alias: "a", replicaSet: "r", url })).toBe(
      `cluster: default\nreplicasets:\n  r: { roles: [] }\ninstances:\n  a: { replicaset: r, url: ${url} }\n`,
    );
  });

  it("take JSON, which is YAML", () => {
    const json = JSON.stringify({ cluster: "c", replicasets: { r: { roles: [] } }, instances: {} });
    const member = { alias: "a", replicaSet: "r", url: "http://a/" };
    expect(membersOf(withMember(json, member))).toEqual([{ ...member, disabled: false }]);
  });

  it("are not offered for a text that is no topology", () => {
    expect(["a: [", "[]", "instances: []", "cluster: a"].map(membersOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(membersOf("")).toEqual([]);
  });
});
