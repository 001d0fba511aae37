import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { equal, formats, ucs2length } from "../../src/runtime/validation.js";

const values: readonly unknown[] = [
  null,
  true,
  0,
  1,
  "",
  "1",
  [],
  {},
  [1],
  [1, [2]],
  { a: 1 },
  { a: [1] },
  { b: 1 },
  { 0: 1 },
];

describe("what validators call", () => {
  it.each([
    [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
    [[1, 2], [2, 1], false],
    [{ a: undefined }, { b: undefined }, false],
    [JSON.parse('{"__proto__":1}'), {}, false],
  ])("tells whether %j and %j are equal", (a, b, isEqual) => expect(equal(a, b)).toBe(isEqual));

  it("tells all values apart", () => {
    for (const [at, a] of values.entries())
      for (const [other, b] of values.entries())
        expect(equal(structuredClone(a), b), `${at} ${other}`).toBe(at === other);
  });

  it.each([
    ["", 0],
    ["aé", 2],
    ["😀", 1],
    ["a😀😀b", 4],
    ["\ud83d", 1],
    ["\ude00\ud83d", 2],
    ["\ud83d\ud83d\ude00", 2],
  ])("counts the code points of %j", (text, length) => expect(ucs2length(text)).toBe(length));

  it("has the formats of ajv", () => expect(formats).toBe(fullFormats));
});

it("works where the default of a CommonJS module is what it exports by that name, as for rollup and Bun", async () => {
  const module = fileURLToPath(new URL("../../src/runtime/validation.js", import.meta.url));
  const bundle = await rolldown({
    input: "validation.js",
    platform: "neutral",
    plugins: [
      {
        name: "a module of a package without a type",
        resolveId: (id) => (id === "validation.js" ? id : fileURLToPath(import.meta.resolve(id))),
        load: (id) => (id === "validation.js" ? readFileSync(module, "utf8") : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const bundled = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  expect(bundled.ucs2length("😀")).toBe(1);
  expect(bundled.equal({ a: 1 }, { a: 1 })).toBe(true);
  expect(bundled.formats.date.validate("2026-02-29")).toBe(false);
});
