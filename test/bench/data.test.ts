import { describe, expect, it } from "vitest";
import { makeData } from "../../bench/data.ts";
import { randomFrom } from "../../bench/random.ts";
import { anyOf, prefixesOf, readsOf } from "../../bench/requests.ts";
import { shapeOf } from "../../bench/shapes.ts";
import { hashRounds } from "../../src/adapters/rounds.ts";

describe("the data of the benchmark", () => {
  const shape = { ...shapeOf(5000), known: 3 };
  const data = makeData(shape);
  const segments = [...data.segments()];

  it("is deterministic", () => {
    expect([...makeData(shape).segments()]).toEqual(segments);
  });

  it("has as many segments, videos and users as the shape specifies", () => {
    expect(segments).toHaveLength(5000);
    expect(segments.map(({ id }) => id)).toEqual(segments.map((_, index) => index + 1));
    expect(new Set(segments.map(({ videoId }) => videoId)).size).toBe(shape.videos);
    expect(data.users).toHaveLength(shape.users);
  });

  it("has no duplicate segment, and none that ends before it starts", () => {
    expect(new Set(segments.map(({ uuid }) => uuid)).size).toBe(5000);
    expect(segments.filter(({ startTime, endTime }) => startTime > endTime || startTime < 0)).toEqual([]);
  });

  it("has users with many segments and videos with many segments", () => {
    const mostOf = (keys: readonly string[]): number => {
      const counts = new Map<string, number>();
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      return Math.max(...counts.values());
    };
    expect(mostOf(segments.map(({ userId }) => userId))).toBeGreaterThan(100);
    expect(mostOf(segments.map(({ videoId }) => videoId))).toBeGreaterThan(100);
  });

  it("includes the local ids of some users", () => {
    const [first] = data.known;
    expect(data.known).toHaveLength(3);
    expect(first?.publicId).toBe(hashRounds(first?.localId ?? ""));
    expect(data.users.map(({ id }) => id)).toContain(first?.publicId);
  });

  it("has a sixteenth of the prefixes when hashes start with a zero", () => {
    const prefixes = prefixesOf(makeData({ ...shape, leadingZeros: 1 }));
    expect(prefixes.every((prefix) => prefix.startsWith("0"))).toBe(true);
  });

  it("is read by popularity: a few videos get most requests", () => {
    const { popularVideos } = readsOf(data, []);
    const next = anyOf(popularVideos, randomFrom(1));
    const asked = Array.from({ length: 1000 }, () => next().path);
    expect(new Set(asked).size).toBeLessThan(500);
  });
});
