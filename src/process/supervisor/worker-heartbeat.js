// @ts-check

/** @import { Worker } from "node:cluster" */

/** How often a worker is heard of, and looked at, within the time after which it counts as hung. */
const BEATS = 4;

/** @param {number} limitMs after which a silent worker counts as hung */
export const heartbeatMs = (limitMs) => limitMs / BEATS;

/**
 * Watches workers from their first heartbeat on: a blocked event loop sends none. Those that are still starting are not
 * watched, because a migration may take hours.
 * @param {number} limitMs
 * @param {(worker: Worker) => void} onHung called once for each worker that was silent for that long
 * @returns {Readonly<{ heard: (worker: Worker) => void, forget: (worker: Worker) => void }>}
 */
export function watchWorkers(limitMs, onHung) {
  /** When each was last heard of. @type {Map<Worker, number>} */
  const heardAt = new Map();
  let lookedAt = performance.now();
  const look = () => {
    const now = performance.now();
    // This process stood still itself, perhaps with the whole machine, and received nothing meanwhile.
    const stoodStill = now - lookedAt > limitMs / 2;
    lookedAt = now;
    for (const [worker, at] of heardAt) {
      if (stoodStill) heardAt.set(worker, now);
      else if (now - at > limitMs && heardAt.delete(worker)) onHung(worker);
    }
  };
  setInterval(look, heartbeatMs(limitMs)).unref();
  return {
    heard: (worker) => void heardAt.set(worker, performance.now()),
    forget: (worker) => void heardAt.delete(worker),
  };
}
