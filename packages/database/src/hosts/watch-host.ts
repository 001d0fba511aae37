import { messageOf } from "../error-message.ts";
import { periodicTask } from "../periodic-task.ts";
import { readState } from "../replication/read-facts.ts";
import type { Address, MysqlTarget } from "../url.ts";
import { type HostStatus, hostStatusOf, unknownStatus, unresponsiveStatus } from "./host-status.ts";
import { openProbeConnection, type ProbeConnection } from "./probe-connection.ts";

/** Probe interval and timeout in ms: together less than the 2 s within which a lost host is abandoned. */
const [intervalMs, timeoutMs] = [500, 1000];

/**
 * Probes one host twice a second, and on demand.
 * - `probe`    probes now
 * - `catchUp`  resolves when a cluster node has applied everything written to the others before; at once elsewhere
 */
export type Watch = AsyncDisposable &
  Readonly<{
    status(): HostStatus;
    probe(): Promise<void>;
    catchUp(): Promise<void>;
  }>;

/** @param onProbed called after each probe */
export function watchHost(target: MysqlTarget, address: Address, onProbed: () => void): Watch {
  let latest = unknownStatus(address);
  let probing: Promise<void> | undefined;
  let isClosed = false;
  const probeAgain = (): void => void probe();
  const connection: ProbeConnection = openProbeConnection(target, address, probeAgain);
  const syncConnection: ProbeConnection = openProbeConnection(target, address, () => undefined);

  const probeOnce = async (): Promise<void> => {
    try {
      const state = await connection.within(timeoutMs, readState);
      latest = hostStatusOf(address, state, latest, performance.now());
    } catch (error) {
      latest = unresponsiveStatus(address, messageOf(error), error);
    }
    if (!isClosed) onProbed();
  };
  const begin = (): Promise<void> => {
    probing ??= probeOnce().finally(() => {
      probing = undefined;
    });
    return probing;
  };
  /** A running probe may have received its answer before this call, so another one follows. */
  const probe = async (): Promise<void> => {
    await probing;
    if (!isClosed) await begin();
  };
  const timer = periodicTask({ round: begin, onError: () => undefined, interval: intervalMs, atOnce: true });

  return {
    status: () => latest,
    probe,
    catchUp: async () => {
      if (!latest.isCluster) return;
      await syncConnection.within(2 * timeoutMs, async (ask) => {
        await ask("set session wsrep_sync_wait = 15", []);
        await ask("select 1", []);
      });
    },
    [Symbol.asyncDispose]: async () => {
      isClosed = true;
      connection.close();
      syncConnection.close();
      await timer[Symbol.asyncDispose]();
    },
  };
}
