import { describe, expect, it } from "vitest";
import { type Random, randomFrom } from "../../bench/random.ts";
import { classesOf, hitsOfFetch, outcomeOf, prefixWeights, type SharedCache } from "../../bench/shared-cache-model.ts";

/** Requests at random, one after the other, to a cache that is a map in the order of use. */
function simulated(
  weights: readonly number[],
  perSecond: number,
  { ttl, capacity }: SharedCache,
  requests: number,
): number {
  const random = randomFrom(3);
  const sums = weights.map((_, at) => weights.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
  const pick = (): number => {
    const target = random.next() * (sums.at(-1) ?? 0);
    return sums.findIndex((sum) => sum > target);
  };
  const fetched = new Map<number, number>();
  let [now, hits, counted] = [0, 0, 0];
  for (let request = 0; request < requests; request++) {
    now -= Math.log(1 - random.next()) / perSecond;
    const object = pick();
    const at = fetched.get(object);
    const isHit = at !== undefined && now - at < ttl;
    fetched.delete(object);
    fetched.set(object, isHit ? at : now);
    // What is over takes no room: the model counts only what can be sent.
    for (const [one, since] of fetched) if (now - since >= ttl) fetched.delete(one);
    const [oldest] = fetched.keys();
    if (fetched.size > capacity && oldest !== undefined) fetched.delete(oldest);
    if (request < requests / 4) continue;
    counted++;
    if (isHit) hits++;
  }
  return hits / counted;
}

/** Hits of one answer until it is over, or until nobody has asked for `idle` seconds. */
function simulatedHits(rate: number, ttl: number, idle: number, random: Random): number {
  const rounds = 20_000;
  let hits = 0;
  for (let round = 0; round < rounds; round++) {
    for (let now = 0; ; hits++) {
      const gap = -Math.log(1 - random.next()) / rate;
      now += gap;
      if (gap > idle || now > ttl) break;
    }
  }
  return hits / rounds;
}

describe("the model of a shared cache", () => {
  it.each([
    // rate, lifetime, idle time
    [2, 5, 5],
    [2, 5, 9],
    [1, 3, 1],
    [1, 10, 1],
    [0.3, 40, 1],
    [1.5, 60, 1],
    [4, 30, 1],
    [0.1, 1000, 1],
    [1, 1000, 1],
  ])("%f requests a second, for %f s or %f s after the last request: hits as in a simulation", (rate, ttl, idle) => {
    const hits = hitsOfFetch(rate, ttl, idle);
    const expected = simulatedHits(rate, ttl, idle, randomFrom(5));
    expect(Math.abs(hits - expected)).toBeLessThan(0.03 * expected + 0.005);
  });

  it("without an end in sight an answer goes when nobody asks for it", () => {
    expect(hitsOfFetch(2, 1e9, 1.5)).toBeCloseTo(Math.exp(3) - 1, 6);
  });

  const weights = Array.from({ length: 100 }, (_, rank) => 1 / (rank + 1));
  it.each([
    // lifetime, answers that fit
    [1, 1000],
    [10, 1000],
    [10, 20],
    [10, 60],
    [100, 30],
    [1000, 10],
  ])("a lifetime of %i s and room for %i of 100 answers: the hit ratio of a simulation", (ttl, capacity) => {
    const { hitRatio, perSecond } = outcomeOf(classesOf(weights, 20), { ttl, capacity });
    expect(Math.abs(hitRatio - simulated(weights, 20, { ttl, capacity }, 40_000))).toBeLessThan(0.02);
    expect(perSecond).toBeCloseTo(20 * (1 - hitRatio), 6);
  });

  it("classes have all requests and all objects", () => {
    const random = randomFrom(1);
    const prefixes = prefixWeights({ videos: 5000, prefixes: 256, exponent: 1 }, random);
    const classes = classesOf(prefixes, 300);
    expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(256);
    expect(classes.reduce((sum, { count, rate }) => sum + count * rate, 0)).toBeCloseTo(300, 6);
  });
});
