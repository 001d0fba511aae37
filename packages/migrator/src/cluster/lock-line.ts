import { type Pause, within } from "@segmark/database/pause";
import type { ConfigStore, CoordinatorLock, LockRequest } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";

/** How many calls of one process may wait. */
const maxWaiting = 100;

/**
 * - `lock`     as that of the store; rejects with `overloaded` when too many calls wait already
 * - `waiting`  the ids of the runs that wait
 */
export type LockLine = Readonly<{ lock: ConfigStore["lock"]; waiting(): readonly string[] }>;

/** A call that asks whether the lock is free now. */
type Trial = Readonly<{
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
      taking.then((late) => late[Symbol.asyncDispose]()).catch(ignore);
    };
    if (signal.aborted) return leave();
    signal.addEventListener("abort", leave, { once: true });
    taking.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

/**
 * One line for all calls of this process: only the first asks the store again and again, because each that asks has a
 * connection of its own, and the database has only so many. Those that do not wait, or no longer, ask once: one at a
 * time, and a refusal answers all who asked before.
 */
export function lockLine(
  store: Pick<ConfigStore, "lock">,
  { now, pause }: Readonly<{ now(): number; pause: Pause }>,
): LockLine {
  const waiting = new Set<string>();
  const trials: Trial[] = [];
  let isTrying = false;
  let last: Promise<void> = Promise.resolve();

  const take = (request: LockRequest): Promise<CoordinatorLock> => unlessAborted(store.lock(request), request.signal);

  async function tryAll(): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    for (let [first, ...others] = trials.splice(0); first !== undefined; [first, ...others] = trials.splice(0))
      try {
        first.resolve(await take({ ...first.request, waitMs: 0 }));
        trials.unshift(...others);
      } catch (error) {
        first.reject(error);
        if (first.request.signal?.aborted) trials.unshift(...others);
        else for (const { reject } of others) reject(error);
      }
    isTrying = false;
  }
  const tryOnce = (request: LockRequest): Promise<CoordinatorLock> =>
    new Promise((resolve, reject) => {
      trials.push({ request, resolve, reject });
      void tryAll();
    });

  async function stand(request: LockRequest): Promise<CoordinatorLock> {
    const deadline = now() + request.waitMs;
    const late = new Error("It was not this call's turn in time.");
    const inFront = last;
    let hasLeft = false;
    const taking = inFront.then(() => {
      if (hasLeft) throw late;
      return take({ ...request, waitMs: Math.max(0, deadline - now()) });
    });
    last = taking.then(ignore, ignore);
    try {
      await within(request.waitMs, pause, inFront, () => late, request.signal);
    } catch (error) {
      hasLeft = true;
      taking.then((lock) => lock[Symbol.asyncDispose]()).catch(ignore); // its turn came in the same moment
      if (error === late) return tryOnce(request);
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
      return await (request.waitMs > 0 ? stand(request) : tryOnce(request));
    } finally {
      waiting.delete(request.runId);
    }
  }
  return { lock, waiting: () => [...waiting] };
}
