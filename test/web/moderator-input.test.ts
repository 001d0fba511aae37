import { describe, expect, it } from "vitest";
import { parseTime } from "../../web/pages/moderation/time.ts";
import { uuidsIn } from "../../web/pages/moderation/uuid-list.ts";

describe("a time that a moderator types", () => {
  it.each([
    ["0", 0],
    ["75.5", 75.5],
    ["75,5", 75.5],
    ["1:15.5", 75.5],
    [" 1:00:01 ", 3601],
    ["90:00", 5400],
    ["", undefined],
    ["1:75", undefined],
    ["1:60:00", undefined],
    ["-1", undefined],
    ["1e9", undefined],
    ["1:2:3:4", undefined],
    ["Infinity", undefined],
  ])("%j is %j seconds", (text, seconds) => {
    expect(parseTime(text)).toBe(seconds);
  });
});

describe("ids of segments in a text", () => {
  const id = "ab".repeat(32);
  const dashed = "01234567-89ab-cdef-0123-456789abcdef";

  it("are found each once, whatever stands between", () => {
    expect(uuidsIn(`see ${id}, <b>${dashed}</b>\n${id} and 5${id}`)).toEqual([id, dashed, `5${id}`]);
  });

  it("are as many as one order takes", () => {
    const many = Array.from({ length: 120 }, (_, n) => n.toString(16).padStart(64, "0")).join(" ");
    expect(uuidsIn(many)).toHaveLength(100);
  });

  it.each(["", "deadbeef", "x".repeat(10_000)])("are none in %j", (text) => {
    expect(uuidsIn(text)).toEqual([]);
  });
});
