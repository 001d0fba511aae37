import type { Random } from "./random.ts";

// What a shared cache answers by itself, computed: requests of each object come at random (Poisson), an answer is sent for `ttl` seconds after it was
// fetched, whatever is asked meanwhile, and a full cache drops what was not asked for longest (LRU).

/** Objects that are asked for equally often. Unit   `rate`: requests a second for each */
export type Class = Readonly<{ count: number; rate: number }>;

/** Units   `ttl`: seconds; `capacity`: number of answers that fit */
export type SharedCache = Readonly<{ ttl: number; capacity: number }>;

/** Units   `perSecond`: requests that reach the origin; `kept`: answers in the cache */
export type Outcome = Readonly<{ hitRatio: number; perSecond: number; kept: number }>;

/** Multiples of the idle time up to which the sum is computed term by term; beyond, it loses digits. */
const SUMMED = 20;

/**
 * Requests that an answer is sent for, on average, after the one that fetched it.
 *
 * It stays until `ttl` is over, or until nobody has asked for `idle` seconds. With S(t) as the probability that it is still there after t seconds, hits are
 * rate · ∫S. It is gone at t if the last request was at t − idle, so with q = exp(−rate · idle): S = 1 until `idle`, then S(t) = 1 − q · (1 + hits(t − idle)), whose
 * solution by steps is a sum. Later S falls exponentially, as fast as the root of γ = rate · q · exp(γ · idle) other than `rate` says.
 */
export function hitsOfFetch(rate: number, ttl: number, idle: number): number {
  if (ttl <= idle) return rate * ttl;
  const load = rate * idle;
  const q = Math.exp(-load);
  const until = Math.min(ttl, SUMMED * idle);
  const summed = bySteps(load, until / idle, q);
  if (ttl === until) return summed;
  const gamma = otherRoot(load) / idle;
  const left = 1 - q * (1 + bySteps(load, until / idle - 1, q));
  return summed + (rate * Math.max(0, left) * -Math.expm1(-gamma * (ttl - until))) / gamma;
}

/** Hits until `steps` times the idle time, in which `load` requests come. */
function bySteps(load: number, steps: number, q: number): number {
  let sum = 0;
  for (let k = 0; k < steps; k++) {
    const late = steps - k - 1;
    const sign = k % 2 === 0 ? 1 : -1;
    // load · (load · q)^k / (k + 1)! · ((steps − k)^(k + 1) − q · (steps − k − 1)^(k + 1)), without large numbers on the way
    let factor = 1;
    let delayed = 1;
    for (let n = 1; n <= k + 1; n++) {
      const scale = (load * (n === 1 ? 1 : q)) / n;
      factor *= scale * (steps - k);
      delayed *= scale * Math.max(0, late);
    }
    sum += sign * (factor - q * delayed);
  }
  return sum;
}

/** The root of x · exp(−x) = load · exp(−load) other than `load`, on the other side of 1. */
function otherRoot(load: number): number {
  const target = Math.log(load) - load;
  let [low, high] = load > 1 ? [0, 1] : [1, Math.max(2, 2 * (1 - target))];
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    // x · exp(−x) rises up to 1 and falls after it
    const isAbove = Math.log(middle) - middle > target;
    if (isAbove === load > 1) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** How many of the answers are in the cache at any time, if one leaves after `idle` seconds without a request. */
const keptWith = (classes: readonly Class[], ttl: number, idle: number): number =>
  classes.reduce((sum, { count, rate }) => sum + count * shareOf(hitsOfFetch(rate, ttl, idle)), 0);

const shareOf = (hits: number): number => hits / (1 + hits);

/**
 * The idle time is the one with which the cache is just full (Che's approximation), since in a large cache it is the same
 * for all.
 */
export function outcomeOf(classes: readonly Class[], { ttl, capacity }: SharedCache): Outcome {
  let idle = ttl;
  if (keptWith(classes, ttl, ttl) > capacity) {
    let low = 0;
    for (let step = 0; step < 50; step++) {
      const middle = (low + idle) / 2;
      if (keptWith(classes, ttl, middle) > capacity) idle = middle;
      else low = middle;
    }
  }
  let [all, missed] = [0, 0];
  for (const { count, rate } of classes) {
    all += count * rate;
    missed += (count * rate) / (1 + hitsOfFetch(rate, ttl, idle));
  }
  return { hitRatio: 1 - missed / all, perSecond: missed, kept: keptWith(classes, ttl, idle) };
}

/** Twenty classes for each factor of ten in popularity are as good as all objects one by one. */
const CLASSES_A_DECADE = 20;

/** Groups objects of like popularity. @param weights one for each object; @param perSecond requests for all of them */
export function classesOf(weights: ArrayLike<number>, perSecond: number): Class[] {
  const groups = new Map<number, { count: number; weight: number }>();
  let total = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    if (weight === 0) continue;
    total += weight;
    const name = Math.round(Math.log10(weight) * CLASSES_A_DECADE);
    const group = groups.get(name) ?? { count: 0, weight: 0 };
    group.count++;
    group.weight += weight;
    groups.set(name, group);
  }
  return [...groups.values()].map(({ count, weight }) => ({ count, rate: ((weight / count) * perSecond) / total }));
}

/**
 * The popularity of hash prefixes: that of their videos together. Videos follow Zipf's law and fall into prefixes at
 * random; exponent 0: all prefixes are alike.
 */
export function prefixWeights(
  { videos, prefixes, exponent }: Readonly<{ videos: number; prefixes: number; exponent: number }>,
  random: Random,
): Float64Array {
  const weights = new Float64Array(prefixes);
  if (exponent === 0) return weights.fill(1);
  for (let rank = 1; rank <= videos; rank++) {
    const prefix = random.below(prefixes);
    weights[prefix] = (weights[prefix] ?? 0) + rank ** -exponent;
  }
  return weights;
}
