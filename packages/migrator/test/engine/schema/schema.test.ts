import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { buildSchema } from "../../../src/engine/schema/build.ts";
import { sqlTypeOf } from "../../../src/engine/schema/sql-type.ts";
import { schemaText } from "../../../src/engine/schema/text.ts";
import type { Field, Index, Space, SpaceDocument } from "../../../src/protocol/document.ts";

const field = (name: string, type: Field["type"] = "string", sql_type = "varchar(64)", is_nullable = false): Field => ({
  name,
  type,
  sql_type,
  is_nullable,
});
const index = (name: string, paths: readonly string[], unique = false): Index => ({
  name,
  type: "TREE",
  unique,
  parts: paths.map((path) => ({ path, type: "string", is_nullable: false })),
});
const space = (change: Partial<Space> = {}): Space => ({
  engine: "InnoDB",
  is_local: false,
  temporary: false,
  format: [field("key")],
  indexes: [index("PRIMARY", ["key"], true)],
  ...change,
});
const bucket = field("bucket_id", "unsigned", "int unsigned");
const sharded = (change: Partial<Space> = {}): Space =>
  space({
    format: [field("key"), bucket],
    indexes: [index("bucket_id", ["bucket_id"])],
    sharding_key: ["key"],
    ...change,
  });
const document = (spaces: Readonly<Record<string, Space>>): SpaceDocument => ({ spaces, sequences: {} });
const leaders = (...documents: readonly (readonly [string, SpaceDocument])[]) => new Map(documents);
const alone = (one: Space) => leaders(["s-1", document({ orders: one })]);

describe("the schema of the cluster", () => {
  it("accepts an index named after its table where names are unique per database", () => {
    const given = sharded({ engine: "SQLite", indexes: [index("orders_bucket_id", ["bucket_id"])] });
    expect(buildSchema(alone(given)).text).toContain("orders_bucket_id");
  });

  it("is the union of all leaders", () => {
    const { text } = buildSchema(
      leaders(
        ["s-2", document({ orders: sharded(), b: space() })],
        ["s-1", document({ orders: sharded(), a: space() })],
      ),
    );
    expect(Object.keys(parse(text).spaces)).toEqual(["a", "b", "orders"]);
    expect(parse(text).spaces.orders).toEqual(sharded());
  });

  it("is the same text in any order of responses and keys", () => {
    const backwards = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(backwards);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, backwards(one)]),
      );
    };
    const one = document({ orders: sharded(), a: space(), "10": space() });
    const other: SpaceDocument = JSON.parse(JSON.stringify(backwards(one)));
    const text = buildSchema(leaders(["s-1", one], ["s-2", other])).text;
    expect(buildSchema(leaders(["s-2", other], ["s-1", one])).text).toBe(text);
    expect(text).toBe(buildSchema(leaders(["s-1", one])).text);
    expect(text).not.toMatch(/[&*]a\d/);
  });

  it("has this format", () => {
    const sequences = {
      _migrations_id_seq: { start: 1, min: 1, max: "9223372036854775807", step: 1, cache: 0, cycle: false },
    };
    expect(buildSchema(leaders(["s-1", { spaces: { orders: sharded() }, sequences }])).text).toMatchInlineSnapshot(`
      "spaces:
        orders:
          engine: InnoDB
          is_local: false
          temporary: false
          format:
            - name: key
              type: string
              sql_type: varchar(64)
              is_nullable: false
            - name: bucket_id
              type: unsigned
              sql_type: int unsigned
              is_nullable: false
          indexes:
            - name: bucket_id
              type: TREE
              unique: false
              parts:
                - path: bucket_id
                  type: string
                  is_nullable: false
          sharding_key:
            - key
      sequences:
        _migrations_id_seq:
          start: 1
          min: 1
          max: "9223372036854775807"
          step: 1
          cache: 0
          cycle: false
      "
    `);
  });

  it("is empty for empty leaders", () => {
    expect(buildSchema(leaders(["s-1", document({})])).text).toBe("spaces: {}\nsequences: {}\n");
  });
});

describe("a table that differs on two leaders", () => {
  it.each<[what: string, other: Partial<Space>, message: string]>([
    [
      "type",
      { format: [field("key", "unsigned", "int unsigned")] },
      "field key: string (varchar(64)) not null on s-1, unsigned (int unsigned) not null on s-2",
    ],
    [
      "width",
      { format: [field("key", "string", "varchar(65)")] },
      "field key: string (varchar(64)) not null on s-1, string (varchar(65)) not null on s-2",
    ],
    ["nullability", { format: [field("key", "string", "varchar(64)", true)] }, "string (varchar(64)) null on s-2"],
    ["an additional field", { format: [field("key"), field("b")] }, "field b: nothing on s-1, string"],
    ["a missing field", { format: [] }, "field key: string (varchar(64)) not null on s-1, nothing on s-2"],
    ["an index", { indexes: [] }, "index PRIMARY: unique TREE over key on s-1, nothing on s-2"],
    ["the columns of an index", { indexes: [index("PRIMARY", ["key", "b"], true)] }, "unique TREE over key, b on s-2"],
    ["the engine", { engine: "Aria" }, "engine: InnoDB on s-1, Aria on s-2"],
    ["the sharding key", { sharding_key: ["key"] }, "sharding key: nothing on s-1, key on s-2"],
  ])("is refused for %s", (_what, other, message) => {
    const both = leaders(["s-1", document({ orders: space() })], ["s-2", document({ orders: space(other) })]);
    expect(() => buildSchema(both)).toThrow(
      expect.objectContaining({ code: "schema_differs", message: expect.stringContaining(message) }),
    );
    expect(() => buildSchema(both)).toThrow(/^Table orders differs in .* Write a migration/);
  });

  it("is refused for the order of its columns", () => {
    const [one, other] = [space({ format: [field("a"), field("b")] }), space({ format: [field("b"), field("a")] })];
    const both = leaders(["s-1", document({ orders: one })], ["s-2", document({ orders: other })]);
    expect(() => buildSchema(both)).toThrow("order of fields: a, b on s-1, b, a on s-2");
  });
});

describe("the rules about bucket_id", () => {
  it.each<[what: string, given: Space]>([
    ["a sharded table", sharded()],
    ["a table that is not sharded", space()],
    [
      "integers of SQLite",
      sharded({ engine: "SQLite", format: [field("key"), field("bucket_id", "integer", "integer")] }),
    ],
    [
      "a sharding key of several fields",
      sharded({ format: [field("key"), field("b"), bucket], sharding_key: ["b", "key"] }),
    ],
  ])("allow %s", (_what, given) => {
    expect(() => buildSchema(alone(given))).not.toThrow();
  });

  it.each<[what: string, given: Space, message: RegExp]>([
    [
      "a bucket_id column without a sharding key",
      space({ format: [bucket] }),
      /column bucket_id and no sharding key\. Call register_sharding_key .* rename/,
    ],
    [
      "a bucket_id index without a sharding key",
      space({ indexes: [index("bucket_id", ["key"])] }),
      /index bucket_id and no sharding key\. Call register/,
    ],
    ["a sharding key without a bucket_id column", space({ sharding_key: ["key"] }), /no column bucket_id/],
    [
      "a signed column",
      sharded({ format: [field("key"), field("bucket_id", "integer", "int")] }),
      /bucket_id as int\./,
    ],
    [
      "a text column",
      sharded({ engine: "SQLite", format: [field("key"), field("bucket_id")] }),
      /bucket_id as varchar/,
    ],
    ["no index", sharded({ indexes: [] }), /no index bucket_id/],
    [
      "an index of another name on a server",
      sharded({ indexes: [index("orders_bucket_id", ["bucket_id"])] }),
      /no index bucket_id/,
    ],
    [
      "an index over other columns in a file",
      sharded({ engine: "SQLite", indexes: [index("orders_bucket_id", ["key"])] }),
      /bucket_id alone/,
    ],
    ["a unique index", sharded({ indexes: [index("bucket_id", ["bucket_id"], true)] }), /unique index bucket_id/],
    ["an index of two columns", sharded({ indexes: [index("bucket_id", ["bucket_id", "key"])] }), /bucket_id alone/],
    ["an index of another column", sharded({ indexes: [index("bucket_id", ["key"])] }), /bucket_id alone/],
    ["an empty sharding key", sharded({ sharding_key: [] }), /empty sharding key/],
    ["a sharding key with a duplicate field", sharded({ sharding_key: ["key", "key"] }), /key twice/],
    [
      "a sharding key on a missing column",
      sharded({ sharding_key: ["key.part"] }),
      /key\.part in its sharding key and no such column/,
    ],
    ["a sharding key on a JSON column", sharded({ format: [field("key", "json", "json"), bucket] }), /which is JSON/],
    ["bucket_id in the sharding key", sharded({ sharding_key: ["bucket_id"] }), /bucket_id in its sharding key/],
  ])("refuse %s", (_what, given, message) => {
    expect(() => buildSchema(alone(given))).toThrow(
      expect.objectContaining({ code: "schema_invalid", message: expect.stringMatching(message) }),
    );
    expect(() => buildSchema(alone(given))).toThrow(/^Table orders on s-1 has /);
  });
});

it("a schema that did not change is not composed again, and one that did is", () => {
  let reads = 0;
  const documentOf = (table: string): SpaceDocument => {
    const id = {
      get name() {
        reads++;
        return "id";
      },
      type: "unsigned",
      sql_type: "bigint",
      is_nullable: false,
    } as const;
    return document({ [table]: space({ format: [id], indexes: [] }) });
  };
  const ask = (table: string): Readonly<{ text: string; reads: number }> => {
    reads = 0;
    const text = schemaText(documentOf(table));
    return { text, reads };
  };
  const [first, again, other] = [ask("a"), ask("a"), ask("b")];
  expect(again.text).toBe(first.text);
  expect(again.reads).toBeLessThan(first.reads);
  expect(other.text).toBe(first.text.replace("a:", "b:"));
});

describe("a type as a product prints it", () => {
  it.each([
    ["INT(11)  UNSIGNED", "int unsigned"],
    ["tinyint(1)", "tinyint(1)"],
    ["blob /*!100301 COMPRESSED*/", "blob"],
    ["varchar(10) /*M!100301 COMPRESSED*/  BINARY", "varchar(10) binary"],
    ["ENUM('a/*x*/b','a  b','It''s  /*')", "enum('a/*x*/b','a  b','It''s  /*')"],
    ["SET('A','b\n') /* 'x  y' */", "set('A','b\n')"],
    ["decimal(10,2) unsigned zerofill", "decimal(10,2) unsigned zerofill"],
  ])("%j is %j", (printed, wanted) => {
    expect(sqlTypeOf(printed)).toBe(wanted);
  });
});
