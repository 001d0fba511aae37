import type { Log } from "../../observability/log.ts";
import { realPause as pause, settlesWithin } from "../../pause.ts";
import type { ClaimedDelivery } from "../store/store.ts";
import { attempt } from "./attempt.ts";
import { outagePause } from "./backoff.ts";
import { errorText } from "./error-text.ts";
import type { Settings } from "./inbox-options.ts";
import { latestTimes } from "./latest-times.ts";
import { keepLeases } from "./leases.ts";
import type { Outage } from "./outage.ts";
import { pruneLoop } from "./prune-loop.ts";
import { wakeSignal } from "./wake-signal.ts";

/** Poll interval in ms if something is overdue but could not be claimed: another process is about to take it. */
const overduePoll = 20;

/** The part of an inbox that makes attempts, active from creation until `stop`. */
export type Worker = Readonly<{
  /** A delivery was added: check immediately. */
  wake: () => void;
  /**
   * Stops claiming and waits for running attempts, up to `stopTimeout`. Leases of attempts still running then expire on
   * their own, so that no other process starts while this one may still be working; if such an attempt finishes in
   * time, it counts.
   */
  stop: () => Promise<void>;
}>;

/** @param isPaused whether nothing is claimed at the moment; `wake` when it ends */
export function startWorker(settings: Settings, outage: Outage, isPaused: () => boolean): Worker {
  const { store, concurrency, concurrentBytes, maxAttempts, lease, poll, now, log } = settings;
  const worker = crypto.randomUUID();
  const stopping = new AbortController();
  const aborted = new AbortController();
  const running = new Set<Promise<void>>();
  /** Payload bytes of the running deliveries. */
  let runningBytes = 0;
  /**
   * Whether the running delivery runs alone, because its last attempt crashed the process: another crash must not cost
   * other deliveries an attempt.
   */
  let isAlone = false;
  const leases = keepLeases(settings, outage);
  const wakeUp = wakeSignal();
  const latestNow = latestTimes(settings);
  const warnBlocked = blockedWarning(log);

  const onUnreadable = (id: string, reason: string): void =>
    void log.error(`The inbox gives up on delivery ${id}: it can no longer be read. ${reason}`);
  const onExhausted = (id: string, reason: string): void =>
    void log.error(`The inbox gives up on delivery ${id}. ${reason}`);
  const exhausted = {
    attempts: maxAttempts,
    reason: `No attempt was left after ${maxAttempts}; the last one was lost with the process that made it.`,
  };

  /** Settles an attempt, retrying until the store accepts it; the lease is renewed meanwhile. */
  async function settle(delivery: ClaimedDelivery): Promise<void> {
    const settlement = await attempt(delivery, settings);
    for (let failures = 0; ; await pause(outagePause(failures, poll), aborted.signal)) {
      try {
        const held = await store.settle(settlement);
        outage.succeeded();
        // A failed call may have taken effect.
        if (held || failures > 0) return;
        log.warn(`Delivery ${delivery.id} was taken over: the outcome of attempt ${delivery.attempt} is discarded.`);
        return;
      } catch (error) {
        failures += 1;
        outage.failed("store the outcome of an attempt", error);
        if (aborted.signal.aborted) return;
      }
    }
  }

  function startDelivery(delivery: ClaimedDelivery): void {
    leases.add(delivery.claim);
    isAlone = delivery.lost === true;
    const { byteLength } = delivery.payload;
    runningBytes += byteLength;
    const work = settle(delivery)
      // Only a custom clock can fail here. The lease then expires, and the delivery is attempted again.
      .catch(
        (error: unknown) =>
          void log.error(`The inbox failed to record an attempt at delivery ${delivery.id}. ${errorText(error)}`),
      )
      .finally(() => {
        leases.remove(delivery.claim);
        running.delete(work);
        runningBytes -= byteLength;
        isAlone = false;
        wakeUp.ring();
      });
    running.add(work);
  }

  /** The number of deliveries and payload bytes that there is capacity for; either may be 0 or less. */
  const capacity = () => ({
    limit: isAlone || isPaused() ? 0 : concurrency - running.size,
    bytes: concurrentBytes - runningBytes,
  });
  const isFull = (): boolean => Object.values(capacity()).some((free) => free <= 0);

  /** Claims as many deliveries as there is capacity for. Returns how long to sleep unless woken. */
  async function claimNext(): Promise<number> {
    if (isFull()) return poll;
    const [time, latest, alone] = [now(), latestNow(), running.size === 0];
    let blockedBy: string | undefined;
    const onHeldUp = (id: string): void => {
      blockedBy = id;
    };
    const reports = { onUnreadable, onExhausted, onHeldUp };
    const request = {
      now: time,
      leaseUntil: time + lease,
      worker,
      latest,
      alone,
      exhausted,
      ...capacity(),
      ...reports,
    };
    const claimed = await store.claim(request);
    outage.succeeded();
    warnBlocked(blockedBy);
    // Deliveries claimed while stopping are still started: their attempt is recorded, and stop waits for it. After the
    // timeout their lease expires instead.
    if (aborted.signal.aborted) return poll;
    for (const delivery of claimed) startDelivery(delivery);
    if (isFull()) return poll;
    const due = await store.nextDue();
    if (due === null) return poll;
    const wait = due - now();
    const isOverdue = wait <= 0 || due > (latestNow().waiting ?? Infinity);
    if (!isOverdue) return Math.min(wait, poll);
    // It may wait behind a lost delivery that waits for the running ones; their end wakes this.
    return claimed.length === 0 && running.size > 0 ? poll : overduePoll;
  }

  async function work(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        const wait = await claimNext();
        failures = 0;
        if (!stopping.signal.aborted) await wakeUp.sleep(wait);
      } catch (error) {
        failures += 1;
        outage.failed("claim deliveries", error);
        await pause(outagePause(failures, poll), stopping.signal);
      }
    }
  }

  const ended = Promise.all([work(), pruneLoop(settings, outage, stopping.signal)]).then(async () => {
    while (running.size > 0) await Promise.all(running);
  });

  async function end(): Promise<void> {
    stopping.abort();
    wakeUp.ring();
    await settlesWithin(settings.stopTimeout, pause, ended);
    aborted.abort();
    leases.stop();
    const left = running.size;
    if (left > 0) log.warn(`The inbox stopped with ${left} attempts still running; their leases will expire.`);
  }

  let ending: Promise<void> | undefined;
  return {
    wake: wakeUp.ring,
    stop: () => {
      ending ??= end();
      return ending;
    },
  };
}

/**
 * Returns a function to call after each claim with the id of the delivery that blocked it, if any. Logs the first of
 * consecutive blocked claims.
 */
function blockedWarning(log: Log): (by: string | undefined) => void {
  let known: string | undefined;
  return (by) => {
    if (by !== undefined && by !== known)
      log.warn(
        `The last attempt at delivery ${by} was lost, so it has to run alone: nothing else is started until the running deliveries have ended, at most for four leases.`,
      );
    known = by;
  };
}
