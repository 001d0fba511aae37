import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import { DatabaseFailure } from "./database-failure.ts";
import { dialectOf } from "./dialect.ts";
import { QueueTimeout } from "./driver-error.ts";
import { isOutage } from "./outage.ts";

/** Maximum transactions per commit: reads and finished members wait for it. */
export const maxMembers = 16;
/** Maximum backlog; further transactions are rejected at once. */
const maxWaiting = 1000;
/** Knex's default for `acquireConnectionTimeout`, in ms. */
const defaultTimeoutMs = 60_000;

type Work<T> = (trx: Knex) => Promise<T>;
type Member = Readonly<{ run: Work<unknown>; resolve: (value: unknown) => void; reject: (error: unknown) => void }>;

/** Waiting members of each database, in order of arrival; an entry exists while its queue is being processed. */
const queues = new WeakMap<object, Member[]>();

/** Number of transactions waiting for their group. */
export const waitingForGroup = ({ client }: Knex): number => queues.get(client)?.length ?? 0;

/** The result of a member, reported after the commit: even a rejection may depend on what another member wrote. */
type Outcome = Readonly<{ member: Member; settle: () => void }>;

/**
 * Closes early when a member meets an error that is not its own; `broken` is the reason why the whole group must roll
 * back.
 */
class Group {
  readonly outcomes: Outcome[] = [];
  broken: { reason: unknown } | undefined;
  readonly #trx: Knex;
  #isClosed = false;

  constructor(trx: Knex) {
    this.#trx = trx;
  }

  get isOpen(): boolean {
    return !this.#isClosed && this.outcomes.length < maxMembers;
  }

  /** The first member uses the transaction itself: most groups have only one, which then needs no savepoint. */
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
      // Knex rejects anything a member sends after its savepoint was released.
      this.#succeeded(member, await this.#trx.transaction(run));
    } catch (thrown) {
      const error = own === undefined ? thrown : own.error;
      const fault = dialectOf(this.#trx).faultOf(error);
      this.#failed(member, error);
      this.#isClosed = fault === "conflict";
      // Any other error comes from the savepoint, which is gone when SQLite rolled back the whole transaction.
      if (thrown === own?.error && !isOutage(fault)) return;
      this.broken = { reason: error };
      throw error;
    }
  }

  #succeeded(member: Member, value: unknown): void {
    this.outcomes.push({ member, settle: () => member.resolve(value) });
  }

  #failed(member: Member, error: unknown): void {
    this.outcomes.push({ member, settle: () => member.reject(error) });
  }
}

/** Never rejects: every member taken from the queue is settled. */
async function commitGroup(db: Knex, queue: Member[]): Promise<void> {
  let group: Group | undefined;
  try {
    await db.transaction(async (trx) => {
      group = new Group(trx);
      const first = queue.shift();
      if (first === undefined) return; // it timed out
      await group.runFirst(first);
      while (group.isOpen) {
        // The driver is synchronous: without a pause, new members could not join and readers would wait for the whole
        // group.
        await nextTurn();
        const next = queue.shift();
        if (next === undefined) break;
        await group.runNext(next);
      }
    });
    for (const { settle } of group?.outcomes ?? []) settle();
  } catch (error) {
    // Without a connection no waiting member would get one either.
    if (group === undefined) for (const member of queue.splice(0)) member.reject(error);
    const reason = group?.broken === undefined ? error : group.broken.reason;
    for (const { member } of group?.outcomes ?? []) member.reject(reason);
  }
}

async function drain(db: Knex, queue: Member[]): Promise<void> {
  while (queue.length > 0) {
    await nextTurn(); // requests that have arrived are read first, so that they share the commit
    await commitGroup(db, queue);
  }
  queues.delete(db.client);
}

/**
 * A transaction that shares its commit with others waiting for the same connection: on a disk that syncs each commit,
 * the commit is most of the cost of a small write. Resolves when the commit has succeeded. A member that fails is
 * rolled back alone; when the database fails, the whole group is.
 * @throws what `work` throws; the database error that rolled back the group; `overloaded` when the backlog is full;
 *   `QueueTimeout` after the time limit for acquiring a connection
 */
export function inGroup<T>(db: Knex, work: Work<T>): Promise<T> {
  const queue = queues.get(db.client) ?? [];
  if (queue.length >= maxWaiting) throw new DatabaseFailure("overloaded", "Too many transactions are waiting.");
  const inContext = AsyncLocalStorage.snapshot();
  return new Promise<T>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const run: Work<T> = (trx) => {
      clearTimeout(timer);
      return inContext(work, trx);
    };
    const rejectMember = (error: unknown): void => {
      clearTimeout(timer);
      reject(error);
    };
    const member: Member = { run, resolve: resolve as (value: unknown) => void, reject: rejectMember };
    queue.push(member);
    if (queues.has(db.client)) {
      timer = setTimeout(() => {
        queue.splice(queue.indexOf(member), 1);
        rejectMember(new QueueTimeout("No connection became available in time."));
      }, db.client.config.acquireConnectionTimeout ?? defaultTimeoutMs);
      return;
    }
    queues.set(db.client, queue);
    void drain(db, queue);
  });
}
