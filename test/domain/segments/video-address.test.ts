import { describe, expect, it } from "vitest";
import { videoAddress } from "../../../src/domain/segments/video-address.ts";

const base = "https://video.example";
const radio = { name: "Radio", part: { separator: ":" } } as Parameters<typeof videoAddress>[1];

describe("the address of a video", () => {
  it.each([
    ["/videos/{videoID}", "r1:e2", "/videos/r1"],
    ["/videos/{videoID}/{part}", "r1:e2", "/videos/r1/e2"],
    ["/videos/{videoID}/{part}", "r1", "/videos/r1/"],
    ["/{service}/videos/{videoID}?at={part}#x", "a b/c?d", "/Radio/videos/a%20b%2Fc%3Fd?at=#x"],
    ["/videos?id={videoID}", "..", "/videos?id=.."],
    ["/videos?id=/{videoID}/x", "..", "/videos?id=/../x"],
    ["/videos/{videoID}.json", "..", "/videos/...json"],
    ["/videos/{videoID}", "...", "/videos/..."],
    ["/videos/{videoID}", "%2e%2e", "/videos/%252e%252e"],
    ["/x/../videos/{videoID}", "r1", "/x/../videos/r1"],
  ])("%s of %s", (template, id, expected) => {
    expect(videoAddress(base + template, radio, id)).toBe(base + expected);
  });

  it.each([
    ["/videos/{videoID}", ".."],
    ["/videos/{videoID}", "."],
    ["/videos/{videoID}?x", ".."],
    ["/videos/{videoID}#x", ".."],
    ["/{videoID}/info", ".."],
    ["/videos/{videoID}/{part}", "r1:.."],
    ["/videos/{videoID}{part}", ".:."],
    ["/videos/.{videoID}", "."],
    ["/videos/{videoID}", ":e2"],
  ])("%s has none of %s, which would lead elsewhere", (template, id) => {
    expect(videoAddress(base + template, radio, id)).toBeUndefined();
  });
});
