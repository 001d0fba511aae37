import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "mysql2";
import { type Address, type MysqlTarget, nameOf } from "../url.ts";
import { chooseHost, probationMs } from "./choose-host.ts";
import { connectionsByHost, hostOf } from "./connections.ts";
import { HostLeft, NoHost } from "./lost.ts";
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
const patienceMs = 3000;
/** How long running transactions may take to end before a graceful move is postponed, in ms. */
const quietMs = 1000;

export function followPrimary(target: MysqlTarget, onNews: (news: HostNews) => void): Primary {
  const connections = connectionsByHost();
  const waiting = new Set<() => void>();
  /** Index of the host; no new connections are made while `isHeld`. */
  let at: number | undefined;
  let isHeld = false;
  let lostAt = performance.now();
  let calmFrom = 0;
  let doubting: Promise<void> | undefined;
  let settling: Promise<void> | undefined;
  let isOutdated = false;
  let isClosed = false;

  const wake = (): void => {
    for (const go of waiting) go();
  };
  const hostAt = (index: number | undefined): string | undefined => {
    const address = index === undefined ? undefined : target.hosts[index];
    return address && nameOf(address);
  };
  const leave = (why: string): void => {
    const before = hostAt(at);
    at = undefined;
    lostAt = performance.now();
    onNews({ host: undefined, before, why });
  };
  /** Waits until the host is idle in two consecutive checks, since a connection that was just acquired has not sent anything yet. */
  const becomeQuiet = async (host: string): Promise<boolean> => {
    const deadline = performance.now() + quietMs;
    for (let looks = 0; looks < 2; looks = connections.areAtWork(host) ? 0 : looks + 1) {
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
    const choice = chooseHost(sightings, at === undefined ? undefined : sightings[at], now);
    if ("none" in choice) {
      if (at !== undefined) leave(choice.none);
      return wake();
    }
    const next = sightings.indexOf(choice.use);
    if (next === at) return wake();
    const [before, why] = [hostAt(at), reasons(sightings)];
    if (at !== undefined && choice.calm) {
      if (now < calmFrom) return;
      calmFrom = now + probationMs;
      isHeld = true;
    } else if (at !== undefined) leave(why);
    try {
      if (isHeld && before !== undefined && !(await becomeQuiet(before))) return;
      await watches[next]?.catchUp();
      at = next;
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

  const untilChange = async (ms: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    let go = (): void => undefined;
    await new Promise<void>((resolve) => {
      go = resolve;
      waiting.add(go);
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    waiting.delete(go);
  };
  const host = async (): Promise<Address> => {
    await doubting;
    for (;;) {
      const address = at === undefined || isHeld ? undefined : target.hosts[at];
      if (address !== undefined) return address;
      const left = (isHeld ? performance.now() : lostAt) + patienceMs - performance.now();
      if (left <= 0 || isClosed) throw new NoHost(noHost());
      await untilChange(left);
    }
  };
  const noHost = (): string => {
    const choice = chooseHost(
      watches.map((watch) => watch.sighting()),
      undefined,
      performance.now(),
    );
    return "none" in choice ? choice.none : "the server that takes writes has not caught up yet";
  };
  const isAt = (address: Address): boolean => !isHeld && hostAt(at) === nameOf(address);
  return {
    host,
    isAt,
    accept: (connection) => {
      const address = hostOf(connection);
      if (!isAt(address)) throw new HostLeft(`${nameOf(address)} was left while it was connected to`);
      connections.add(connection);
    },
    doubt: () => {
      if (at === undefined || isClosed) return;
      doubting ??= watches[at]?.look().finally(() => {
        doubting = undefined;
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
