import { randomUUID } from "node:crypto";
import { realPause as pause } from "@segmark/database/pause";
import type { Subscription } from "../../domain/outgoing/subscription.ts";
import type { Stores } from "../../storage/stores.ts";
import { type MakingDeliveries, makeDeliveries } from "./make-deliveries.ts";
import { createReceiver, type Receiver, type ReceiverParts } from "./receiver.ts";

/** Another process takes over when this one has been silent for so long, in ms. */
const leaseMs = 15_000;
/** Time between looks at what there is to do, in ms. */
const interval = 1000;
/** How long a stop waits for answers, in ms; what is not answered by then is sent again. */
const stopMs = 5000;
/** Deliveries that were sent or died are kept for so long, in ms. */
const keptMs = 30 * 24 * 3_600_000;
const pruneInterval = 3_600_000;
const pruneBatch = 500;

type Used = "outgoingDeliveries" | "senderLease" | "subscriptions";

export type SendingParts = Omit<MakingDeliveries, "owner" | "subscriptions"> &
  Pick<ReceiverParts, "onDisabled"> &
  Readonly<{
    stores: Stores<Used>;
    /** Those of now; another list means that they have changed. */
    subscriptions: () => readonly Subscription[];
    /** Called once for a series of failures with the first, and without one when it works again. */
    onState: (failure?: unknown) => void;
  }>;

/** Sends events to subscriptions while this process has the lease, until disposal. */
export function sendEvents(parts: SendingParts): AsyncDisposable {
  const { stores, now, onState, onDisabled } = parts;
  const owner = randomUUID();
  const stopping = new AbortController();
  let isOwner = false;
  let claimAgainAt = 0;
  let prunedAt = 0;
  let known: readonly Subscription[] | undefined;
  let receivers: readonly Receiver[] = [];
  let isFailing = false;
  let wake = new AbortController();

  const failed = (error: unknown): void => {
    if (!isFailing) onState(error);
    isFailing = true;
  };

  /** The lease is claimed or renewed whenever a third of it has passed. */
  const hasLease = async (): Promise<boolean> => {
    const at = performance.now();
    if (at < claimAgainAt) return isOwner;
    isOwner = await stores.senderLease.claim(owner, leaseMs);
    claimAgainAt = at + leaseMs / 3;
    return isOwner;
  };

  /** Queues of subscriptions that are gone, or have another address, end with what is under way. */
  const adopt = async (subscriptions: readonly Subscription[]): Promise<void> => {
    if (known === subscriptions) return;
    const names = new Set(subscriptions.map(({ name }) => name));
    await stores.subscriptions.ensure([...names]);
    for (const { name } of await stores.subscriptions.all())
      if (!names.has(name)) await stores.outgoingDeliveries.drop(name, now());
    await Promise.all(receivers.map(({ idle }) => idle()));
    const onFree = () => wake.abort();
    receivers = subscriptions.map((subscription) =>
      createReceiver({ subscription, stores, now, onDisabled, onError: failed, onFree }),
    );
    known = subscriptions;
  };

  const prune = async (): Promise<void> => {
    const at = now();
    if (at - prunedAt < pruneInterval) return;
    while ((await stores.outgoingDeliveries.prune(at - keptMs, pruneBatch)) === pruneBatch);
    prunedAt = at;
  };

  const round = async (): Promise<void> => {
    const subscriptions = parts.subscriptions();
    if (!(await hasLease())) return;
    await adopt(subscriptions);
    await makeDeliveries({ ...parts, subscriptions, owner });
    const states = new Map((await stores.subscriptions.all()).map((state) => [state.name, state]));
    for (const receiver of receivers)
      if (states.get(receiver.subscription.name)?.disabled === null) await receiver.fill();
    await prune();
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      try {
        await round();
        if (isFailing) onState();
        isFailing = false;
      } catch (error) {
        claimAgainAt = 0;
        failed(error);
      }
      await pause(interval, AbortSignal.any([stopping.signal, wake.signal]));
    }
  };
  const running = run();
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      await running;
      await Promise.race([Promise.all(receivers.map(({ idle }) => idle())), pause(stopMs)]);
      await stores.senderLease.release(owner).catch(() => undefined);
    },
  };
}
