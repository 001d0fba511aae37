import type { ReadableSegment, TracedSegment } from "../../src/domain/segments/segment.ts";

/** A valid row: a sponsor from 10 to 20 s. A test names only what it is about. */
export function row(differences: Partial<TracedSegment> = {}): TracedSegment {
  const id = differences.id ?? 1;
  return {
    id,
    uuid: `uuid-${id}`,
    service: "YouTube",
    videoId: "dQw4w9WgXcQ",
    videoHash: "5f6b0b4e201f2a7e66927abb5cadeec81624dcc8efe6644b78aa182213f653a2",
    startTime: 10,
    endTime: 20,
    category: "sponsor",
    actionType: "skip",
    description: "",
    userId: "ann",
    votes: 0,
    views: 0,
    locked: 0,
    hidden: 0,
    shadowHidden: 0,
    reputation: 0,
    videoDuration: 0,
    timeSubmitted: 1_700_000_000_000,
    userAgent: "",
    originIpHash: undefined,
    ...differences,
  };
}

/** The fields of a valid row that reads are built from. */
export function readableRow(differences: Partial<TracedSegment> = {}): ReadableSegment {
  const { service: _s, videoId: _v, videoHash: _h, views: _n, userAgent: _u, ...readable } = row(differences);
  return readable;
}
