import { hashRounds, type Rounds } from "./rounds.ts";
import { wasmRounds } from "./wasm-rounds.ts";

/** Per implementation; all together take 1 to 4 ms. */
const TRIALS = 4;
const ROUNDS_OF_TRIAL = 100;

function timeOf(rounds: Rounds, now: () => number): number {
  const began = now();
  rounds("a text", ROUNDS_OF_TRIAL);
  return now() - began;
}

/**
 * The implementation with the best undisturbed time. They take turns, so that other load on the machine affects all of them.
 * @param now ms
 */
export function fastest(candidates: readonly Rounds[], now: () => number = () => performance.now()): Rounds {
  const [first] = candidates;
  if (first === undefined) throw new TypeError("There is nothing to choose from.");
  const best = new Map(candidates.map((candidate) => [candidate, Number.POSITIVE_INFINITY]));
  for (let trial = 0; trial < TRIALS; trial++)
    for (const [candidate, time] of best) best.set(candidate, Math.min(time, timeOf(candidate, now)));
  return [...best].reduce((fast, candidate) => (candidate[1] < fast[1] ? candidate : fast))[0];
}

/** Measures which implementation is faster on this machine. Blocking: not for the event loop. */
export function fasterRounds(makeOther: () => Rounds = wasmRounds): Rounds {
  let other: Rounds;
  try {
    other = makeOther();
  } catch {
    return hashRounds; // no WebAssembly available
  }
  return fastest([hashRounds, other]);
}
