import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import { Problem } from "../errors.ts";
import { dialectOf } from "./dialect.ts";
import { QueueTimeout } from "./driver-error.ts";
import { isOutage } from "./outage.ts";

/** One commit is for so many transactions at most: reads wait meanwhile, and so do those whose work is done. */
export const mostMembers = 16;
/** Transactions that may wait. One more is refused at once. */
const mostWaiting = 1000;
/** How long Knex waits for a connection unless it is told. */
const defaultPatienceMs = 60_000;

type Work<T> = (trx: Knex) => Promise<T>;
type Member = Readonly<{ run: Work<unknown>; resolve: (value: unknown) => void; reject: (error: unknown) => void }>;

/** What waits for each database, in order of arrival; an entry exists while somebody works it off. */
const queues = new WeakMap<object, Member[]>();

/** Transactions that wait for their group. */
export const waitingForGroup = ({ client }: Knex): number => queues.get(client)?.length ?? 0;

/** What became of a member, which it hears after the commit: a refusal may rest on what another member wrote. */
type Outcome = Readonly<{ member: Member; tell: () => void }>;

/** A group ends early when a member meets an error that is not its own; `broken` is the reason why nothing of the group can be committed. */
class Group {
  readonly outcomes: Outcome[] = [];
  broken: { reason: unknown } | undefined;
  readonly #trx: Knex;
  #isClosed = false;

  constructor(trx: Knex) {
    this.#trx = trx;
  }

  get isOpen(): boolean {
    return !this.#isClosed && this.outcomes.length < mostMembers;
  }

  /** The first one has the transaction itself: alone, as most are, it costs no savepoint. */
  async runFirst(member: Member): Promise<void> {
    try {
      this.#succeeded(member, await member.run(this.#trx));
    } catch (error) {
      this.#failed(member, error);
      this.broken = { reason: error };
      throw error;
    }
  }

  async runNext(member: Member): Promise<void> {
    let own: { error: unknown } | undefined;
    const run: Work<unknown> = (trx) =>
      member.run(trx).catch((error: unknown) => {
        own = { error };
        throw error;
      });
    try {
      // Knex refuses what a member still sends after its savepoint has ended.
      this.#succeeded(member, await this.#trx.transaction(run));
    } catch (thrown) {
      const error = own === undefined ? thrown : own.error;
      const fault = dialectOf(this.#trx).faultOf(error);
      this.#failed(member, error);
      this.#isClosed = fault === "conflict";
      // Another error is that of the savepoint, which is gone when SQLite undid the whole transaction.
      if (thrown === own?.error && !isOutage(fault)) return;
      this.broken = { reason: error };
      throw error;
    }
  }

  #succeeded(member: Member, value: unknown): void {
    this.outcomes.push({ member, tell: () => member.resolve(value) });
  }

  #failed(member: Member, error: unknown): void {
    this.outcomes.push({ member, tell: () => member.reject(error) });
  }
}

/** Never rejects: every member that was taken from the queue hears what became of it. */
async function commitGroup(db: Knex, queue: Member[]): Promise<void> {
  let group: Group | undefined;
  try {
    await db.transaction(async (trx) => {
      group = new Group(trx);
      const first = queue.shift();
      if (first === undefined) return; // it gave up
      await group.runFirst(first);
      while (group.isOpen) {
        // The driver works in the turn that asks it: without a pause those who come meanwhile could not join, and readers would wait for the whole group.
        await nextTurn();
        const next = queue.shift();
        if (next === undefined) break;
        await group.runNext(next);
      }
    });
    for (const { tell } of group?.outcomes ?? []) tell();
  } catch (error) {
    // Without a connection none of those who wait will get one.
    if (group === undefined) for (const member of queue.splice(0)) member.reject(error);
    const reason = group?.broken === undefined ? error : group.broken.reason;
    for (const { member } of group?.outcomes ?? []) member.reject(reason);
  }
}

async function workOff(db: Knex, queue: Member[]): Promise<void> {
  while (queue.length > 0) {
    await nextTurn(); // requests that have arrived by now are read first, so that they share the commit
    await commitGroup(db, queue);
  }
  queues.delete(db.client);
}

/**
 * A transaction that shares its commit with those that wait for the same connection: on a disk that confirms each commit, the commit is most of
 * what a small write costs. It resolves when the commit has succeeded. Of members that fail by themselves nothing is kept; when the database
 * fails, nothing of the whole group is.
 * Errors  what `work` throws; the error of the database that undid the group; `overloaded` when too many wait; `QueueTimeout` when it waited as long as
 *   for a connection
 */
export function inGroup<T>(db: Knex, work: Work<T>): Promise<T> {
  const queue = queues.get(db.client) ?? [];
  if (queue.length >= mostWaiting) throw new Problem("overloaded", undefined, { retryAfter: 1 });
  const inContext = AsyncLocalStorage.snapshot();
  return new Promise<T>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const run: Work<T> = (trx) => {
      clearTimeout(timer);
      return inContext(work, trx);
    };
    const refuse = (error: unknown): void => {
      clearTimeout(timer);
      reject(error);
    };
    const member: Member = { run, resolve: resolve as (value: unknown) => void, reject: refuse };
    queue.push(member);
    if (queues.has(db.client)) {
      timer = setTimeout(() => {
        queue.splice(queue.indexOf(member), 1);
        refuse(new QueueTimeout("The connection was not free in time."));
      }, db.client.config.acquireConnectionTimeout ?? defaultPatienceMs);
      return;
    }
    queues.set(db.client, queue);
    void workOff(db, queue);
  });
}
