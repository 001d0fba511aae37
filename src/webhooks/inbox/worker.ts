import { pause } from "../pause.ts";
import { attempt } from "./attempt.ts";
import { outagePause } from "./backoff.ts";
import { errorText } from "./error-text.ts";
import { latestTimes } from "./latest-times.ts";
import { keepLeases } from "./leases.ts";
import type { Settings } from "./options.ts";
import type { Outage } from "./outage.ts";
import { pruneLoop } from "./prune-loop.ts";
import type { ClaimedDelivery } from "./store.ts";
import { wakeSignal } from "./wake-signal.ts";

/** When something is overdue and yet not to be had, another process has its hands on it. */
const othersTake = 20;

/** The part of an inbox that makes attempts, from its making on until `stop`. */
export type Worker = Readonly<{
  /** A delivery was added: look now. */
  wake: () => void;
  /**
   * Claims no more and waits for running attempts, at most `stopTimeout`. Leases of attempts that still run then end by themselves, so that no other
   * process begins while this one may still be at it; if such an attempt ends in time, it counts.
   */
  stop: () => Promise<void>;
}>;

export function startWorker(settings: Settings, outage: Outage): Worker {
  const { store, concurrency, lease, poll, now, log } = settings;
  const worker = crypto.randomUUID();
  const stopping = new AbortController();
  const gaveUp = new AbortController();
  const running = new Set<Promise<void>>();
  const leases = keepLeases(settings, outage);
  const news = wakeSignal();
  const latestNow = latestTimes(settings);

  const onUnreadable = (id: string, reason: string): void =>
    void log.error(`The inbox gives up delivery ${id}, which can no longer be read. ${reason}`);

  /** Tells the store how an attempt ended, for as long as it takes: meanwhile the lease is renewed. */
  async function settle(delivery: ClaimedDelivery): Promise<void> {
    const settlement = await attempt(delivery, settings);
    for (let failures = 0; ; await pause(outagePause(failures, poll), gaveUp.signal)) {
      try {
        const held = await store.settle(settlement);
        outage.worked();
        // After a failure the settlement may have happened unseen.
        if (held || failures > 0) return;
        log.warn(`Delivery ${delivery.id} was taken over: the end of attempt ${delivery.attempt} does not count.`);
        return;
      } catch (error) {
        failures += 1;
        outage.failed("keep the end of an attempt", error);
        if (gaveUp.signal.aborted) return;
      }
    }
  }

  function begin(delivery: ClaimedDelivery): void {
    leases.hold(delivery.claim);
    const work = settle(delivery)
      // Only a clock of the application can fail here. The lease runs out then, and the delivery comes again.
      .catch((error: unknown) => void log.error(`The inbox lost sight of delivery ${delivery.id}. ${errorText(error)}`))
      .finally(() => {
        leases.drop(delivery.claim);
        running.delete(work);
        news.ring();
      });
    running.add(work);
  }

  /** Claims what there is room for. Answers how long there will be nothing to do, news apart. */
  async function look(): Promise<number> {
    const limit = concurrency - running.size;
    if (limit === 0) return poll;
    const latest = latestNow();
    const claimed = await store.claim({ now: now(), leaseUntil: now() + lease, limit, worker, latest, onUnreadable });
    outage.worked();
    // What came while stopping is begun all the same: its attempt is in the store, and stop waits for it. Too late for that, its lease runs out.
    if (gaveUp.signal.aborted) return poll;
    for (const delivery of claimed) begin(delivery);
    if (claimed.length === limit) return poll;
    const due = await store.nextDue();
    if (due === null) return poll;
    const wait = due - now();
    const isOverdue = wait <= 0 || due > (latestNow().waiting ?? Infinity);
    return isOverdue ? othersTake : Math.min(wait, poll);
  }

  async function work(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        const wait = await look();
        failures = 0;
        if (!stopping.signal.aborted) await news.sleep(wait);
      } catch (error) {
        failures += 1;
        outage.failed("give out deliveries", error);
        await pause(outagePause(failures, poll), stopping.signal);
      }
    }
  }

  const ended = Promise.all([work(), pruneLoop(settings, outage, stopping.signal)]).then(async () => {
    while (running.size > 0) await Promise.all(running);
  });

  async function end(): Promise<void> {
    stopping.abort();
    news.ring();
    const limit = new AbortController();
    await Promise.race([ended, pause(settings.stopTimeout, limit.signal)]);
    limit.abort();
    gaveUp.abort();
    leases.end();
    const left = running.size;
    if (left > 0) log.warn(`The inbox stopped with ${left} attempts still running; their leases end by themselves.`);
  }

  let ending: Promise<void> | undefined;
  return {
    wake: news.ring,
    stop: () => {
      ending ??= end();
      return ending;
    },
  };
}
