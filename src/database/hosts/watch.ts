import { readState } from "../../migrator/node/read-facts.ts";
import { periodicTask } from "../periodic-task.ts";
import type { Address, MysqlTarget } from "../url.ts";
import { wordsOf } from "../words-of.ts";
import { type Line, openLine } from "./line.ts";
import { type Sighting, sightingOf, silent, unknown } from "./sighting.ts";

/** Milliseconds between two looks, and how long an answer may take: together less than the 2 s in which a host that is lost is left. */
const [intervalMs, patienceMs] = [500, 1000];

/**
 * One host, looked at twice a second and whenever there is reason to doubt it.
 * - `look`     what it is like now
 * - `catchUp`  resolves when a node of a cluster has what was written to the others before; at once elsewhere
 */
export type Watch = AsyncDisposable &
  Readonly<{
    sighting(): Sighting;
    look(): Promise<void>;
    catchUp(): Promise<void>;
  }>;

/** @param onSeen called after each look */
export function watchHost(target: MysqlTarget, address: Address, onSeen: () => void): Watch {
  let seen = unknown(address);
  let looking: Promise<void> | undefined;
  let ended = false;
  const lookAgain = (): void => void look();
  const line: Line = openLine(target, address, lookAgain);
  const aside: Line = openLine(target, address, () => undefined);

  const lookOnce = async (): Promise<void> => {
    try {
      const state = await line.within(patienceMs, readState);
      seen = sightingOf(address, state, seen, performance.now());
    } catch (error) {
      seen = silent(address, wordsOf(error), error);
    }
    if (!ended) onSeen();
  };
  const begin = (): Promise<void> => {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  /** A look that is under way may have its answer from before. */
  const look = async (): Promise<void> => {
    await looking;
    if (!ended) await begin();
  };
  const timer = periodicTask({ round: begin, onError: () => undefined, interval: intervalMs, atOnce: true });

  return {
    sighting: () => seen,
    look,
    catchUp: async () => {
      if (!seen.isCluster) return;
      await aside.within(2 * patienceMs, async (ask) => {
        await ask("set session wsrep_sync_wait = 15", []);
        await ask("select 1", []);
      });
    },
    [Symbol.asyncDispose]: async () => {
      ended = true;
      line.hangUp();
      aside.hangUp();
      await timer[Symbol.asyncDispose]();
    },
  };
}
