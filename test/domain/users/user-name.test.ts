import { describe, expect, it } from "vitest";
import { decideName, mayBeSecret, noName, readName, readNameSearch } from "../../../src/domain/users/user-name.ts";

const named = (name: string) => ({ name, isLocked: false });
const locked = (name: string | null) => ({ name, isLocked: true });

describe("decideName", () => {
  it.each([
    // stored, by the administrator, ignored, wanted: what is stored then
    [noName, false, false, "Ann", named("Ann")],
    [named("Ann"), false, false, "Ann", undefined],
    [named("Ann"), false, false, "Bob", named("Bob")],
    [named("Ann"), false, false, "", noName],
    [named("Ann"), false, false, "id", noName],
    [noName, false, false, "id", undefined],
    [noName, false, true, "Ann", undefined],
    [locked("Ann"), false, false, "Bob", undefined],
    [locked("Ann"), false, false, "", undefined],
    [locked(null), false, false, "Bob", undefined],
    [locked("Ann"), true, false, "Bob", locked("Bob")],
    [locked("Ann"), true, false, "Ann", undefined],
    [named("Ann"), true, false, "Ann", locked("Ann")],
    [noName, true, true, "Ann", locked("Ann")],
    [noName, true, false, "id", locked("id")],
    [named("Ann"), true, false, "", locked(null)],
  ])("%o, administrator %s, ignored %s, %j: %o", (current, byAdmin, isIgnored, name, expected) => {
    expect(decideName(name, { userId: "id", current, byAdmin, isIgnored })).toEqual(expected);
  });
});

describe("readName", () => {
  it.each([
    ["", ""],
    ["Ann", "Ann"],
    [" Ann ", " Ann "],
    ["\u0000A\u001fn\u007fn\u009f", "Ann"],
    ["\u00a0\u2028", "\u00a0\u2028"],
    ["😀".repeat(32), "😀".repeat(32)],
  ])("%j: %j", (text, expected) => expect(readName(text)).toBe(expected));

  it.each(["x".repeat(65), `${"😀".repeat(32)}x`])("refuses %j", (text) => {
    expect(() => readName(text)).toThrow("64 characters");
  });
});

describe("mayBeSecret", () => {
  it.each([
    [29, false],
    [30, true], // the shortest that clients ever made
    [64, true],
  ])("%i characters: %s", (length, expected) => expect(mayBeSecret("x".repeat(length))).toBe(expected));
});

describe("readNameSearch", () => {
  it.each([
    ["abc", false],
    ["a", true],
    ["x".repeat(64), false],
    ["x".repeat(64), true],
  ])("takes %j, exact %s", (text, exact) => expect(readNameSearch(text, exact)).toBe(text));

  it.each([
    ["", true],
    ["ab", false],
    ["x".repeat(65), true],
  ])("refuses %j, exact %s", (text, exact) => {
    expect(() => readNameSearch(text, exact)).toThrow();
  });
});
