import { hashRounds, type Rounds } from "./rounds.ts";
import { wasmRounds } from "./wasm-rounds.ts";

/** Of each way; together they take 1 to 4 ms. */
const TRIALS = 4;
const ROUNDS_OF_TRIAL = 100;

function timeOf(rounds: Rounds, now: () => number): number {
  const began = now();
  rounds("a text", ROUNDS_OF_TRIAL);
  return now() - began;
}

/**
 * The way that was fastest when it was not disturbed. They take turns, so that what slows the machine down meets all of them.
 * @param now ms
 */
export function fastest(ways: readonly Rounds[], now: () => number = () => performance.now()): Rounds {
  const [first] = ways;
  if (first === undefined) throw new TypeError("There is nothing to choose from.");
  const best = new Map(ways.map((way) => [way, Number.POSITIVE_INFINITY]));
  for (let trial = 0; trial < TRIALS; trial++)
    for (const [way, time] of best) best.set(way, Math.min(time, timeOf(way, now)));
  return [...best].reduce((fast, way) => (way[1] < fast[1] ? way : fast))[0];
}

/** Measures which way to hash is faster on this machine. Not for the event loop. */
export function fasterRounds(makeOther: () => Rounds = wasmRounds): Rounds {
  let other: Rounds;
  try {
    other = makeOther();
  } catch {
    return hashRounds; // there is no WebAssembly
  }
  return fastest([hashRounds, other]);
}
