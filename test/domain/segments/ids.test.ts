import { describe, expect, it } from "vitest";
import { isWellFormedUuid, primaryVideoId, segmentUuid, videoHash } from "../../../src/domain/segments/ids.ts";

const segment = {
  videoId: "dQw4w9WgXcQ",
  startTime: 1,
  endTime: 10.5,
  userId: "f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f",
  description: "",
  category: "sponsor",
  actionType: "skip",
  service: "YouTube",
} as const;

describe("golden ids", () => {
  it("a segment's UUID", () => {
    expect(segmentUuid(segment)).toBe("43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7");
  });

  it.each(Object.keys(segment))("the UUID depends on %s", (part) => {
    expect(segmentUuid({ ...segment, [part]: 5 })).not.toBe(segmentUuid(segment));
  });

  it("a video's hash", () => {
    expect(videoHash("dQw4w9WgXcQ")).toBe("5f6b0b4e201f2a7e66927abb5cadeec81624dcc8efe6644b78aa182213f653a2");
  });
});

describe("a well-formed UUID", () => {
  const hex = "0123456789abcdef".repeat(4);
  it.each([
    [hex, true],
    [`${hex}7`, true],
    [`${hex}77`, false], // longer than the column
    [hex.slice(1), false],
    [hex.toUpperCase(), false],
    [` ${hex}`, false],
    [`${hex}\n`, false],
    [`${hex}é`, false],
    ["123e4567-e89b-12d3-a456-426614174000", true],
    ["123e4567-e89b-12d3-a456-42661417400", false],
    ["123e4567e89b12d3a456426614174000", false],
    ["%", false],
    ["", false],
  ])("%j: %s", (text, isWellFormed) => {
    expect(isWellFormedUuid(text)).toBe(isWellFormed);
  });
});

describe("the YouTube video meant by", () => {
  it.each([
    "dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10",
    "HTTPS://M.YouTube.com/watch?v=dQw4w9WgXcQ#here",
    "music.youtube.com/watch?v=dQw4w9WgXcQ",
    "youtu.be/dQw4w9WgXcQ?t=4",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "youtube.com/shorts/dQw4w9WgXcQ/",
    "www.youtube.com/live/dQw4w9WgXcQ",
  ])("%s", (text) => {
    expect(primaryVideoId(text)).toBe("dQw4w9WgXcQ");
  });

  it.each([
    "",
    "dQw4w9WgXc",
    "dQw4w9WgXcQQ",
    "dQw4w9WgXc!",
    " dQw4w9WgXcQ",
    "dQw4w9WgXcQ\n",
    "youtube.com",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQQ",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/channel/dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQQ",
    "https://example.org/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "ftp://youtube.com/watch?v=dQw4w9WgXcQ",
    "http://[",
  ])("none in %j", (text) => {
    expect(primaryVideoId(text)).toBeUndefined();
  });
});
