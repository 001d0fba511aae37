import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "mysql2";
import { type Address, type MysqlTarget, nameOf } from "../url.ts";
import { chooseHost, probationMs } from "./choose-host.ts";
import { connectionsByHost, hostOf } from "./connections.ts";
import { HostAbandoned, NoWritableHost } from "./host-errors.ts";
import { describeHosts, type HostStatus } from "./host-status.ts";
import { watchHost } from "./watch-host.ts";

/** The database is now written at `host`; `undefined` after a host was abandoned, until the next event. */
export type HostChange = Readonly<{ host: string | undefined; previous: string | undefined; why: string }>;

/**
 * Tracks which of several hosts is the primary.
 * - `host`       the host to connect to; waits briefly for one. Throws `NoWritableHost` when there is none in time
 * - `accept`     registers a new connection. Throws `HostAbandoned` when its host was abandoned meanwhile
 * - `isCurrent`  whether this is the current host
 * - `suspect`    probes the current host before further connections are made, because something failed there
 * - `sightings`  the last probe result of each host
 */
export type Primary = AsyncDisposable &
  Readonly<{
    host(): Promise<Address>;
    accept(connection: Connection): void;
    isCurrent(address: Address): boolean;
    suspect(): void;
    statuses(): readonly HostStatus[];
  }>;

/** How long requests wait for another host after one was lost, in ms. Later requests are rejected at once. */
const failoverWaitMs = 3000;
/** How long running transactions may take to end before a graceful move is postponed, in ms. */
const idleTimeoutMs = 1000;

export function followPrimary(target: MysqlTarget, onChange: (change: HostChange) => void): Primary {
  const connections = connectionsByHost();
  const waiting = new Set<() => void>();
  /** Index of the host; no new connections are made while `isPaused`. */
  let currentIndex: number | undefined;
  let isPaused = false;
  let lostAt = performance.now();
  let nextMoveAt = 0;
  let probing: Promise<void> | undefined;
  let reevaluating: Promise<void> | undefined;
  let isOutdated = false;
  let isClosed = false;

  const wake = (): void => {
    for (const resume of waiting) resume();
  };
  const hostAt = (index: number | undefined): string | undefined => {
    const address = index === undefined ? undefined : target.hosts[index];
    return address && nameOf(address);
  };
  const abandon = (why: string): void => {
    const previous = hostAt(currentIndex);
    currentIndex = undefined;
    lostAt = performance.now();
    onChange({ host: undefined, previous, why });
  };
  /**
   * Waits until the host is idle in two consecutive checks, since a connection that was just acquired has not sent
   * anything yet.
   */
  const waitUntilIdle = async (host: string): Promise<boolean> => {
    const deadline = performance.now() + idleTimeoutMs;
    for (let idleChecks = 0; idleChecks < 2; idleChecks = connections.hasBusy(host) ? 0 : idleChecks + 1) {
      if (performance.now() > deadline) return false;
      await sleep(5);
    }
    return true;
  };

  const reevaluateOnce = async (): Promise<void> => {
    const statuses = watches.map((watch) => watch.status());
    if (statuses.some(({ state }) => state === "unknown")) return;
    for (const { address, state, why } of statuses) if (state === "silent") connections.abort(nameOf(address), why);
    const now = performance.now();
    const choice = chooseHost(statuses, currentIndex === undefined ? undefined : statuses[currentIndex], now);
    if ("none" in choice) {
      if (currentIndex !== undefined) abandon(choice.none);
      return wake();
    }
    const next = statuses.indexOf(choice.use);
    if (next === currentIndex) return wake();
    const [previous, why] = [hostAt(currentIndex), describeHosts(statuses)];
    if (currentIndex !== undefined && choice.graceful) {
      if (now < nextMoveAt) return;
      nextMoveAt = now + probationMs;
      isPaused = true;
    } else if (currentIndex !== undefined) abandon(why);
    try {
      if (isPaused && previous !== undefined && !(await waitUntilIdle(previous))) return;
      await watches[next]?.catchUp();
      currentIndex = next;
      if (!isClosed) onChange({ host: hostAt(next), previous, why });
    } catch {
      // lost again: the next probe chooses again
    } finally {
      isPaused = false;
      wake();
    }
  };
  const reevaluate = (): void => {
    isOutdated = reevaluating !== undefined;
    reevaluating ??= reevaluateOnce().finally(() => {
      reevaluating = undefined;
      if (isOutdated && !isClosed) reevaluate();
    });
  };
  const watches = target.hosts.map((address) => watchHost(target, address, reevaluate));

  const waitForChange = async (ms: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    let resume = (): void => undefined;
    await new Promise<void>((resolve) => {
      resume = resolve;
      waiting.add(resume);
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    waiting.delete(resume);
  };
  const host = async (): Promise<Address> => {
    await probing;
    for (;;) {
      const address = currentIndex === undefined || isPaused ? undefined : target.hosts[currentIndex];
      if (address !== undefined) return address;
      const remainingMs = (isPaused ? performance.now() : lostAt) + failoverWaitMs - performance.now();
      if (remainingMs <= 0 || isClosed) throw new NoWritableHost(noHostReason());
      await waitForChange(remainingMs);
    }
  };
  const noHostReason = (): string => {
    const choice = chooseHost(
      watches.map((watch) => watch.status()),
      undefined,
      performance.now(),
    );
    return "none" in choice ? choice.none : "the writable server has not caught up yet";
  };
  const isCurrent = (address: Address): boolean => !isPaused && hostAt(currentIndex) === nameOf(address);
  return {
    host,
    isCurrent,
    accept: (connection) => {
      const address = hostOf(connection);
      if (!isCurrent(address)) throw new HostAbandoned(`${nameOf(address)} was abandoned during connection setup`);
      connections.add(connection);
    },
    suspect: () => {
      if (currentIndex === undefined || isClosed) return;
      probing ??= watches[currentIndex]?.probe().finally(() => {
        probing = undefined;
      });
    },
    statuses: () => watches.map((watch) => watch.status()),
    [Symbol.asyncDispose]: async () => {
      isClosed = true;
      wake();
      await Promise.all(watches.map((watch) => watch[Symbol.asyncDispose]()));
      await reevaluating;
    },
  };
}
