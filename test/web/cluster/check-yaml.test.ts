import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkYaml } from "../../../web/pages/cluster/configuration/check-yaml.ts";
import type { Schema } from "../../../web/pages/cluster/configuration/schema-faults.ts";
import { rootFolder } from "../../support/documents.ts";

const published = parse(readFileSync(join(rootFolder, "spec/migrator.yaml"), "utf8")) as {
  "x-sections": Readonly<Record<string, Schema & { example?: unknown }>>;
};
const sections = published["x-sections"];

const topology = `cluster: shop
replicasets:
  api: { roles: [vshard-router] }
instances:
  api-1: { replicaset: api, url: "http://127.0.0.1:8081" }
`;

/** Each finding as its line, what it underlines, and what is wrong. */
const found = (section: string, text: string): unknown[] =>
  checkYaml(text, sections[section]).map((finding) => [
    finding.line,
    text.slice(finding.from, finding.to),
    "fault" in finding ? [finding.fault.path.join("."), finding.fault.keyword] : finding.message,
  ]);

describe("a section of the configuration, as it is typed", () => {
  it("is fine when it fits", () => {
    expect(found("topology.yml", topology)).toEqual([]);
    expect(found("migrations.yml", "options: { storage_timeout: 0 }\napplied: [a]\n")).toEqual([]);
    expect(found("migrations.yml", "options:\n  storage_timeout:\n")).toEqual([]);
    expect(found("migrations.yml", "")).toEqual([]);
  });

  it("may be anything where there is no schema", () => {
    expect(found("notes.yml", "[1, 2]")).toEqual([]);
  });

  it.each([
    [
      "not YAML",
      "migrations.yml",
      "a: [1\n",
      [[2, "", "Flow sequence in block collection must be sufficiently indented and end with a ]"]],
    ],
    ["a key twice", "migrations.yml", "a: 1\na: 2\n", [[2, "a", "Map keys must be unique"]]],
    [
      "a text for a number",
      "migrations.yml",
      "options:\n  storage_timeout: soon\n",
      [[2, "soon", ["options.storage_timeout", "type"]]],
    ],
    [
      "less than the least",
      "migrations.yml",
      "options: { storage_timeout: -1 }",
      [[1, "-1", ["options.storage_timeout", "minimum"]]],
    ],
    ["an unknown key", "migrations.yml", "options:\n  timeout: 1\n", [[2, "timeout", ["options.timeout", "unknown"]]]],
    [
      "a missing key",
      "topology.yml",
      topology.replace("cluster: shop\n", ""),
      [[1, expect.stringContaining("replicasets"), ["", "required"]]],
    ],
    [
      "an alias that begins with a digit",
      "topology.yml",
      topology.replace("  api-1", "  1-api"),
      [[5, "1-api", ["instances.1-api", "pattern"]]],
    ],
    [
      "no address",
      "topology.yml",
      topology.replace("http://127.0.0.1:8081", "nowhere"),
      [[5, '"nowhere"', ["instances.api-1.url", "url"]]],
    ],
    ["no name", "topology.yml", topology.replace("shop", '""'), [[1, '""', ["cluster", "empty"]]]],
    ["a list for a map", "topology.yml", "[]", [[1, "[]", ["", "type"]]]],
    [
      "several at once",
      "topology.yml",
      topology.replace("[vshard-router]", "1, a: 2"),
      [
        [3, "1", ["replicasets.api.roles", "type"]],
        [3, "a", ["replicasets.api.a", "unknown"]],
      ],
    ],
  ])("%s", (_what, section, text, expected) => {
    expect(found(section, text)).toEqual(expected);
  });

  it("is left to the service when it blows up, or is very long", () => {
    const laughs = [
      "a: &a [x,x,x,x,x,x,x,x,x]",
      ..."bcdefgh"
        .split("")
        .map((name, index) => `${name}: &${name} [${`*${"abcdefg"[index]},`.repeat(9).slice(0, -1)}]`),
    ].join("\n");
    expect(found("notes.yml", laughs)).toEqual([]);
    expect(found("migrations.yml", laughs)).toHaveLength(1);
    expect(found("migrations.yml", `options: 1 #${"x".repeat(200_000)}`)).toEqual([]);
  });
});

it("the example of each schema fits it", () => {
  for (const schema of Object.values(sections)) {
    const example = JSON.stringify(schema.example ?? {});
    expect(checkYaml(example, schema), example).toEqual([]);
  }
});
