import { periodicTask } from "../periodic-task.ts";
import { readState } from "../replication/read-facts.ts";
import type { Address, MysqlTarget } from "../url.ts";
import { wordsOf } from "../words-of.ts";
import { type Line, openLine } from "./line.ts";
import { type Sighting, sightingOf, silent, unknown } from "./sighting.ts";

/** Probe interval and timeout in ms: together less than the 2 s within which a lost host is abandoned. */
const [intervalMs, patienceMs] = [500, 1000];

/**
 * Probes one host twice a second and whenever there is reason to doubt it.
 * - `look`     probes now
 * - `catchUp`  resolves when a cluster node has applied everything written to the others before; at once elsewhere
 */
export type Watch = AsyncDisposable &
  Readonly<{
    sighting(): Sighting;
    look(): Promise<void>;
    catchUp(): Promise<void>;
  }>;

/** @param onSeen called after each probe */
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
  /** A running probe may have read its answer before this call. */
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
