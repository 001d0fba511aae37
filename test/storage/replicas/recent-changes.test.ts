import { describe, expect, it } from "vitest";
import { recentChanges } from "../../../src/storage/replicas/recent-changes.ts";

describe("recent changes", () => {
  it("are found under the whole hash and every prefix of it, in their service", () => {
    let time = 1;
    const changes = recentChanges(() => time);
    time = 5;
    changes.changed("YouTube", "abcdef");
    expect(changes.lastUnder("YouTube", "abcdef")).toBe(5);
    expect(changes.lastUnder("YouTube", "abcd")).toBe(5);
    expect(changes.lastUnder("YouTube", "abce")).toBe(1);
    expect(changes.lastUnder("PeerTube", "abcd")).toBe(1);
    time = 6;
    changes.allChanged();
    expect(changes.lastUnder("PeerTube", "abcd")).toBe(6);
  });

  it("are forgotten when their time is no longer needed, by the last change of a video", () => {
    let time = 1;
    const changes = recentChanges(() => time);
    const times = ["aaaa", "bbbb", "aaaa"].map((hash) => {
      time++;
      changes.changed("YouTube", hash);
      return time;
    });
    changes.forgetBefore(times[2] ?? 0);
    expect(["aaaa", "bbbb"].map((hash) => changes.lastUnder("YouTube", hash))).toEqual([4, 1]);
  });
});
