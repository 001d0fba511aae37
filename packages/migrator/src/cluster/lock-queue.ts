import { type Pause, within } from "@segmark/database/pause";
import type { ConfigStore, CoordinatorLock, LockRequest } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";

/** Maximum waiting calls of one process. */
const maxWaiting = 100;

/**
 * - `lock`     as that of the store; rejects with `overloaded` when too many calls wait already
 * - `waiting`  the ids of the runs that wait
 */
export type LockQueue = Readonly<{ lock: ConfigStore["lock"]; waiting(): readonly string[] }>;

/** A single attempt to take the lock, without waiting. */
type LockAttempt = Readonly<{
  request: LockRequest;
  resolve: (lock: CoordinatorLock) => void;
  reject: (error: unknown) => void;
}>;

const ignore = (): void => undefined;

/** The lock, or the reason of the abort; a lock that comes too late is released. */
function unlessAborted(taking: Promise<CoordinatorLock>, signal?: AbortSignal): Promise<CoordinatorLock> {
  if (signal === undefined) return taking;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      reject(signal.reason);
      taking.then((lateLock) => lateLock[Symbol.asyncDispose]()).catch(ignore);
    };
    if (signal.aborted) return leave();
    signal.addEventListener("abort", leave, { once: true });
    taking.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

/**
 * One queue for all calls of this process: only the first polls the store, because each poll needs its own connection.
 * Calls that do not wait, or no longer, make a single attempt: one at a time, and a refusal rejects all queued
 * attempts.
 */
export function createLockQueue(
  store: Pick<ConfigStore, "lock">,
  { now, pause }: Readonly<{ now(): number; pause: Pause }>,
): LockQueue {
  const waiting = new Set<string>();
  const attempts: LockAttempt[] = [];
  let isAttempting = false;
  let last: Promise<void> = Promise.resolve();

  const take = (request: LockRequest): Promise<CoordinatorLock> => unlessAborted(store.lock(request), request.signal);

  async function runAttempts(): Promise<void> {
    if (isAttempting) return;
    isAttempting = true;
    for (let [first, ...others] = attempts.splice(0); first !== undefined; [first, ...others] = attempts.splice(0))
      try {
        first.resolve(await take({ ...first.request, waitMs: 0 }));
        attempts.unshift(...others);
      } catch (error) {
        first.reject(error);
        if (first.request.signal?.aborted) attempts.unshift(...others);
        else for (const { reject } of others) reject(error);
      }
    isAttempting = false;
  }
  const attemptOnce = (request: LockRequest): Promise<CoordinatorLock> =>
    new Promise((resolve, reject) => {
      attempts.push({ request, resolve, reject });
      void runAttempts();
    });

  async function waitForTurn(request: LockRequest): Promise<CoordinatorLock> {
    const deadline = now() + request.waitMs;
    const timeout = new Error("It was not this call's turn in time.");
    const previous = last;
    let hasLeft = false;
    const taking = previous.then(() => {
      if (hasLeft) throw timeout;
      return take({ ...request, waitMs: Math.max(0, deadline - now()) });
    });
    last = taking.then(ignore, ignore);
    try {
      await within(request.waitMs, pause, previous, () => timeout, request.signal);
    } catch (error) {
      hasLeft = true;
      taking.then((lock) => lock[Symbol.asyncDispose]()).catch(ignore); // its turn came in the same moment
      if (error === timeout) return attemptOnce(request);
      throw error;
    }
    return taking;
  }

  async function lock(request: LockRequest): Promise<CoordinatorLock> {
    if (waiting.size >= maxWaiting)
      throw new MigratorError(
        "overloaded",
        `${waiting.size} calls wait for another run here already. Ask again later.`,
      );
    waiting.add(request.runId);
    try {
      return await (request.waitMs > 0 ? waitForTurn(request) : attemptOnce(request));
    } finally {
      waiting.delete(request.runId);
    }
  }
  return { lock, waiting: () => [...waiting] };
}
