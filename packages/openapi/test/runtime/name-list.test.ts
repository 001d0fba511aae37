import { expect, it } from "vitest";
import { nameList } from "../../src/runtime/name-list.ts";

const names = Array.from({ length: 1223 }, (_, i) => `op${i}`);

it("a short list of names is complete, and a long one has the first names and the number of the others", () => {
  expect(nameList(names.slice(0, 2))).toBe("op0, op1");
  expect(nameList(names.slice(0, 20))).toMatch(/op18, op19$/);
  expect(nameList(names)).toMatch(/^op0, .*, op19 and 1203 more$/);
});
