import { Problem, type ProblemCode } from "../errors.ts";
import { createCounts } from "./counts.ts";

/** The resources a piece of work contends for. Absent ones impose no limit. */
export type Claim = Readonly<{
  video?: string;
  address?: string;
  /** The error if too many are already waiting for the same video or address. */
  refusal?: ProblemCode;
}>;

/**
 * - `slots`       concurrent pieces of work in this process
 * - `perVideo`, `perAddress`  the same per video and per address
 * - `waiting`      maximum queue length; `waitingPerKey` the same per video and per address
 * - `maxWaitMs`    maximum time in the queue
 */
export type TurnOptions = Readonly<{
  slots: number;
  perVideo: number;
  perAddress: number;
  waiting: number;
  waitingPerKey: number;
  maxWaitMs: number;
}>;

/** Schedules access to the database. */
export type Turns = Readonly<{
  /**
   * Resolves when it is the caller's turn; disposing ends the turn. Errors the claim's `refusal` (429) if too many wait
   * for the same video or address; `overloaded` (503) if too many wait in total,
   *         or for too long. Both say when to retry
   */
  take: (claim: Claim) => Promise<Disposable>;
  waiting: () => number;
}>;

type Waiter = Readonly<{ keys: readonly Key[]; start: () => void }>;
type Key = Readonly<{ name: string; most: number }>;

const retryAfterSeconds = 1;

/**
 * Work on one video contends for the row of that video anyway, and one address must not starve all others: waiting
 * happens here, without holding a connection. FIFO among claims whose video and address are free; no claim holds one
 * resource while waiting for another.
 */
export function createTurns(options: TurnOptions): Turns {
  const { slots, perVideo, perAddress, waiting, waitingPerKey, maxWaitMs } = options;
  const [running, queued] = [createCounts(), createCounts()];
  const queue = new Set<Waiter>();
  let busy = 0;

  const keysOf = ({ video, address }: Claim): Key[] => [
    ...(video === undefined ? [] : [{ name: `video ${video}`, most: perVideo }]),
    ...(address === undefined ? [] : [{ name: `address ${address}`, most: perAddress }]),
  ];
  const isFree = (keys: readonly Key[]): boolean => keys.every(({ name, most }) => running.of(name) < most);

  const begin = (keys: readonly Key[]): Disposable => {
    busy++;
    for (const { name } of keys) running.change(name, 1);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      busy--;
      for (const { name } of keys) running.change(name, -1);
      callNext();
    };
    return { [Symbol.dispose]: end };
  };
  const callNext = (): void => {
    for (const waiter of queue) {
      if (busy >= slots) return;
      if (isFree(waiter.keys)) waiter.start();
    }
  };

  const wait = (keys: readonly Key[]): Promise<Disposable> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        queue.delete(waiter);
        for (const { name } of keys) queued.change(name, -1);
      };
      const start = (): void => {
        leave();
        resolve(begin(keys));
      };
      const giveUp = (): void => {
        leave();
        reject(new Problem("overloaded", undefined, { retryAfter: retryAfterSeconds }));
      };
      const timer = setTimeout(giveUp, maxWaitMs);
      const waiter: Waiter = { keys, start };
      queue.add(waiter);
      for (const { name } of keys) queued.change(name, 1);
    });

  const take: Turns["take"] = async (claim) => {
    const keys = keysOf(claim);
    if (busy < slots && isFree(keys)) return begin(keys);
    if (keys.some(({ name }) => queued.of(name) >= waitingPerKey))
      throw new Problem(claim.refusal ?? "overloaded", undefined, { retryAfter: retryAfterSeconds });
    if (queue.size >= waiting) throw new Problem("overloaded", undefined, { retryAfter: retryAfterSeconds });
    return wait(keys);
  };
  return { take, waiting: () => queue.size };
}
