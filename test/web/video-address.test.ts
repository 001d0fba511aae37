import { expect, it } from "vitest";
import { type Service, videoAddress } from "../../web/components/video-address.ts";

const at = (videoUrl: string): Service => ({ videoUrl, part: null }) as Service;

it.each([
  ["https://video.example/{videoID}", "a b", "https://video.example/a%20b"],
  ["https://video.example/watch?v={videoID}", "..", "https://video.example/watch?v=.."],
  ["https://video.example/videos/{videoID}", "..", undefined],
  ["https://video.example/videos/{videoID}?x", ".", undefined],
])("%s of %s leads to %s", (videoUrl, id, expected) => {
  expect(videoAddress(at(videoUrl), id)?.href).toBe(expected);
});
