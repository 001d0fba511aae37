import { describe, expect, it } from "vitest";
import { csvField, csvFormat } from "../../../src/dumps/export/csv.ts";
import { ndjsonFormat } from "../../../src/dumps/export/ndjson.ts";
import { publicTables } from "../../../src/storage/public/tables.ts";

describe("a field is written as PostgreSQL writes it", () => {
  it.each([
    ["text", "plain text", "plain text"],
    ["text", "", '""'],
    ["text", null, ""],
    ["text", "\\.", '"\\."'],
    ["text", "a,b", '"a,b"'],
    ["text", 'say "no"', '"say ""no"""'],
    ["text", "two\nlines", '"two\nlines"'],
    ["text", "two\r\nlines", '"two\r\nlines"'],
    ["text", " spaces and\ttabs ", " spaces and\ttabs "],
    ["text", "日本語 🦭 \u2028", "日本語 🦭 \u2028"],
    ["whole", -2, "-2"],
    ["whole", 1785000000000, "1785000000000"],
    ["whole", null, ""],
    ["flag", 1, "1"],
    ["real", 0, "0"],
    ["real", -0, "-0"],
    ["real", 10, "10"],
    ["real", 10.5, "10.5"],
    ["real", 0.1 + 0.2, "0.30000000000000004"],
    ["real", 0.0001, "0.0001"],
    ["real", 0.00001, "1e-05"],
    ["real", -0.000012345, "-1.2345e-05"],
    ["real", 1e-10, "1e-10"],
    ["real", 5e-324, "5e-324"],
    ["real", 1e-300, "1e-300"],
    ["real", 123456789012345, "123456789012345"],
    ["real", 1e15, "1e+15"],
    ["real", 1.7976931348623157e308, "1.7976931348623157e+308"],
    ["real", Number.POSITIVE_INFINITY, "Infinity"],
    ["real", Number.NaN, "NaN"],
  ] as const)("%s %j: %s", (kind, value, field) => {
    expect(csvField({ kind }, value)).toBe(field);
  });
});

describe("a file", () => {
  const { userNames } = publicTables;

  it("begins with the names of its columns", () => {
    expect(csvFormat(userNames, []).head).toBe("userID,userName,locked,updateTime\n");
    expect(csvFormat(userNames, ["a b", "c,d"]).head).toBe('userID,userName,locked,updateTime,a b,"c,d"\n');
  });

  it("has an empty name for none", () => {
    const { line } = csvFormat(userNames, []);
    expect(line(["u", "", 0, 5], undefined)).toBe('u,"",0,5\n');
    expect(line(["u", null, 0, 5], undefined)).toBe('u,"",0,5\n');
  });

  it("has nothing for a column of others that has the name of something every object has", () => {
    const row = ["u", "ann", 0, 5];
    expect(csvFormat(userNames, ["constructor"]).line(row, { locked: ["00", "0"] })).toBe("u,ann,00,5,\n");
    expect(ndjsonFormat(userNames, ["constructor"]).line(row, { colour: ["red"] })).toContain('"constructor":null');
  });

  it("has what an imported row said while the stored value is the one that was read", () => {
    const { line } = csvFormat(userNames, ["colour"]);
    const leftovers = { locked: ["00", "0"], updateTime: ["5.0", "5"], colour: ["red"] } as const;
    expect(line(["u", "ann", 0, 5], leftovers)).toBe("u,ann,00,5.0,red\n");
    expect(line(["u", "ann", 1, 5], leftovers)).toBe("u,ann,1,5.0,red\n");
    expect(line(["u", "ann", 0, 5], undefined)).toBe("u,ann,0,5,\n");
  });

  it("of JSON has an object on each line", () => {
    const { head, line } = ndjsonFormat(userNames, []);
    expect(head + line(["u", 'a"\n', 0, 5], undefined) + line(["v", null, 1, 6], undefined)).toBe(
      '{"userID":"u","userName":"a\\"\\n","locked":0,"updateTime":5}\n{"userID":"v","userName":null,"locked":1,"updateTime":6}\n',
    );
  });
});
