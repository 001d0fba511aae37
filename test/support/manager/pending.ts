import { setTimeout as sleep } from "node:timers/promises";

const still = Symbol("still pending");

/** Whether a promise has not been settled a moment later. */
export const pending = async (promise: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([promise, sleep(200, still)])) === still;
