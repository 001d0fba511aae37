import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "mysql2";
import { type Address, type MysqlTarget, nameOf } from "../url.ts";
import { chooseHost, probationMs } from "./choose-host.ts";
import { connectionsByHost, hostOf } from "./connections.ts";
import { HostLeft, NoHost } from "./host-errors.ts";
import { reasons, type Sighting } from "./sighting.ts";
import { watchHost } from "./watch.ts";

/** The database is now written at `host`; `undefined` after a host was abandoned, until the next event. */
export type HostNews = Readonly<{ host: string | undefined; before: string | undefined; why: string }>;

/**
 * Tracks which of several hosts is the primary.
 * - `host`       the host to connect to; waits briefly for one. Throws `NoHost` when there is none in time
 * - `accept`     registers a new connection. Throws `HostLeft` when its host was abandoned meanwhile
 * - `isAt`       whether this is the current host
 * - `doubt`      something failed there, so the host is probed before further connections are made
 * - `sightings`  the last probe result of each host
 */
export type Primary = AsyncDisposable &
  Readonly<{
    host(): Promise<Address>;
    accept(connection: Connection): void;
    isAt(address: Address): boolean;
    doubt(): void;
    sightings(): readonly Sighting[];
  }>;

/** How long after a host was lost requests wait for another one, in ms. Later requests are rejected at once. */
const waitMs = 3000;
/** How long running transactions may take to end before a graceful move is postponed, in ms. */
const quietMs = 1000;

export function followPrimary(target: MysqlTarget, onNews: (news: HostNews) => void): Primary {
  const connections = connectionsByHost();
  const waiting = new Set<() => void>();
  /** Index of the host; no new connections are made while `isHeld`. */
  let currentIndex: number | undefined;
  let isHeld = false;
  let lostAt = performance.now();
  let nextMoveAt = 0;
  let probing: Promise<void> | undefined;
  let settling: Promise<void> | undefined;
  let isOutdated = false;
  let isClosed = false;

  const wake = (): void => {
    for (const resume of waiting) resume();
  };
  const hostAt = (index: number | undefined): string | undefined => {
    const address = index === undefined ? undefined : target.hosts[index];
    return address && nameOf(address);
  };
  const leave = (why: string): void => {
    const before = hostAt(currentIndex);
    currentIndex = undefined;
    lostAt = performance.now();
    onNews({ host: undefined, before, why });
  };
  /**
   * Waits until the host is idle in two consecutive checks, since a connection that was just acquired has not sent
   * anything yet.
   */
  const waitUntilIdle = async (host: string): Promise<boolean> => {
    const deadline = performance.now() + quietMs;
    for (let idleChecks = 0; idleChecks < 2; idleChecks = connections.hasBusy(host) ? 0 : idleChecks + 1) {
      if (performance.now() > deadline) return false;
      await sleep(5);
    }
    return true;
  };

  const settleOnce = async (): Promise<void> => {
    const sightings = watches.map((watch) => watch.sighting());
    if (sightings.some(({ state }) => state === "unknown")) return;
    for (const { address, state, why } of sightings) if (state === "silent") connections.cut(nameOf(address), why);
    const now = performance.now();
    const choice = chooseHost(sightings, currentIndex === undefined ? undefined : sightings[currentIndex], now);
    if ("none" in choice) {
      if (currentIndex !== undefined) leave(choice.none);
      return wake();
    }
    const next = sightings.indexOf(choice.use);
    if (next === currentIndex) return wake();
    const [before, why] = [hostAt(currentIndex), reasons(sightings)];
    if (currentIndex !== undefined && choice.calm) {
      if (now < nextMoveAt) return;
      nextMoveAt = now + probationMs;
      isHeld = true;
    } else if (currentIndex !== undefined) leave(why);
    try {
      if (isHeld && before !== undefined && !(await waitUntilIdle(before))) return;
      await watches[next]?.catchUp();
      currentIndex = next;
      if (!isClosed) onNews({ host: hostAt(next), before, why });
    } catch {
      // lost again: the next probe chooses again
    } finally {
      isHeld = false;
      wake();
    }
  };
  const settle = (): void => {
    isOutdated = settling !== undefined;
    settling ??= settleOnce().finally(() => {
      settling = undefined;
      if (isOutdated && !isClosed) settle();
    });
  };
  const watches = target.hosts.map((address) => watchHost(target, address, settle));

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
      const address = currentIndex === undefined || isHeld ? undefined : target.hosts[currentIndex];
      if (address !== undefined) return address;
      const remainingMs = (isHeld ? performance.now() : lostAt) + waitMs - performance.now();
      if (remainingMs <= 0 || isClosed) throw new NoHost(noHostReason());
      await waitForChange(remainingMs);
    }
  };
  const noHostReason = (): string => {
    const choice = chooseHost(
      watches.map((watch) => watch.sighting()),
      undefined,
      performance.now(),
    );
    return "none" in choice ? choice.none : "the server that takes writes has not caught up yet";
  };
  const isAt = (address: Address): boolean => !isHeld && hostAt(currentIndex) === nameOf(address);
  return {
    host,
    isAt,
    accept: (connection) => {
      const address = hostOf(connection);
      if (!isAt(address)) throw new HostLeft(`${nameOf(address)} was abandoned during connection setup`);
      connections.add(connection);
    },
    doubt: () => {
      if (currentIndex === undefined || isClosed) return;
      probing ??= watches[currentIndex]?.probe().finally(() => {
        probing = undefined;
      });
    },
    sightings: () => watches.map((watch) => watch.sighting()),
    [Symbol.asyncDispose]: async () => {
      isClosed = true;
      wake();
      await Promise.all(watches.map((watch) => watch[Symbol.asyncDispose]()));
      await settling;
    },
  };
}
