import { expect, it } from "vitest";
import { discardVideos, packedBytes, packVideos, unpackVideos } from "../../src/caches/packed-videos.ts";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { readableRow } from "../domain/row.ts";

const videos = [
  {
    videoId: "dQw4w9WgXcQ",
    videoHash: videoHash("dQw4w9WgXcQ"),
    segments: [
      readableRow({ startTime: 0.1 + 0.2, description: "Übung 🎬", shadowHidden: 1, originIpHash: "5f6b" }),
      readableRow({ reputation: -1.5, locked: 1, timeSubmitted: 1_767_000_000_123 }),
    ],
  },
  { videoId: "x", videoHash: videoHash("x"), segments: [readableRow()] },
];

it("packed videos are the same when they are unpacked", () => {
  expect(unpackVideos(packVideos(videos))).toEqual(videos);
  expect(unpackVideos(packVideos([]))).toEqual([]);
});

it("packed videos have memory of their own, all of which is counted, and besides it that of an entry", () => {
  const packed = packVideos(videos);
  expect(packed.buffer.byteLength).toBe(packed.byteLength);
  expect(packedBytes(packed) - packed.byteLength).toBe(packedBytes(packVideos([])) - 2);
  expect(packedBytes(packVideos([]))).toBeGreaterThanOrEqual(1000);
});

it("packed videos take no memory once they are discarded", () => {
  const packed = packVideos(videos);
  discardVideos(packed);
  expect(packed.byteLength).toBe(0);
});
