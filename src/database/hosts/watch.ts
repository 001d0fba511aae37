import { messageOf } from "../../error-message.ts";
import { periodicTask } from "../periodic-task.ts";
import { readState } from "../replication/read-facts.ts";
import type { Address, MysqlTarget } from "../url.ts";
import { type Line, openLine } from "./line.ts";
import { type Sighting, sightingOf, silentSighting, unknownSighting } from "./sighting.ts";

/** Probe interval and timeout in ms: together less than the 2 s within which a lost host is abandoned. */
const [intervalMs, timeoutMs] = [500, 1000];

/**
 * Probes one host twice a second and whenever there is reason to doubt it.
 * - `probe`    probes now
 * - `catchUp`  resolves when a cluster node has applied everything written to the others before; at once elsewhere
 */
export type Watch = AsyncDisposable &
  Readonly<{
    sighting(): Sighting;
    probe(): Promise<void>;
    catchUp(): Promise<void>;
  }>;

/** @param onProbed called after each probe */
export function watchHost(target: MysqlTarget, address: Address, onProbed: () => void): Watch {
  let latest = unknownSighting(address);
  let probing: Promise<void> | undefined;
  let isEnded = false;
  const probeAgain = (): void => void probe();
  const line: Line = openLine(target, address, probeAgain);
  const syncLine: Line = openLine(target, address, () => undefined);

  const probeOnce = async (): Promise<void> => {
    try {
      const state = await line.within(timeoutMs, readState);
      latest = sightingOf(address, state, latest, performance.now());
    } catch (error) {
      latest = silentSighting(address, messageOf(error), error);
    }
    if (!isEnded) onProbed();
  };
  const begin = (): Promise<void> => {
    probing ??= probeOnce().finally(() => {
      probing = undefined;
    });
    return probing;
  };
  /** A running probe may have read its answer before this call. */
  const probe = async (): Promise<void> => {
    await probing;
    if (!isEnded) await begin();
  };
  const timer = periodicTask({ round: begin, onError: () => undefined, interval: intervalMs, atOnce: true });

  return {
    sighting: () => latest,
    probe,
    catchUp: async () => {
      if (!latest.isCluster) return;
      await syncLine.within(2 * timeoutMs, async (ask) => {
        await ask("set session wsrep_sync_wait = 15", []);
        await ask("select 1", []);
      });
    },
    [Symbol.asyncDispose]: async () => {
      isEnded = true;
      line.hangUp();
      syncLine.hangUp();
      await timer[Symbol.asyncDispose]();
    },
  };
}
