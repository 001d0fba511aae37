import { type Subscription, wants } from "../../domain/outgoing/subscription.ts";
import type { NewOutgoingDelivery } from "../../storage/outgoing/deliveries.ts";
import type { Stores, Transaction } from "../../storage/stores.ts";
import { type CompleteEvent, type Completing, completeEvents } from "./complete-events.ts";

/** Events of one transaction. */
const batch = 100;

type Used =
  | "outgoingDeliveries"
  | "outgoingEvents"
  | "reputation"
  | "senderLease"
  | "subscriptions"
  | "userNames"
  | "vips";

export type MakingDeliveries = Omit<Completing, "stores"> &
  Readonly<{
    transaction: Transaction<Used>;
    subscriptions: readonly Subscription[];
    /** Who has the lease. */
    owner: string;
    now: () => number;
  }>;

/**
 * Turns stored events into numbered deliveries, in transactions that hold the lease, so that each event gets one number
 * in each subscription that wants it, whatever happens to this process.
 * @returns the number of events; 0 also if another process has the lease
 */
export async function makeDeliveries(making: MakingDeliveries): Promise<number> {
  let made = 0;
  for (;;) {
    const count = await making.transaction((stores) => makeSome(stores, making));
    made += count;
    if (count < batch) return made;
  }
}

async function makeSome(stores: Stores<Used>, making: MakingDeliveries): Promise<number> {
  const { subscriptions, owner, now } = making;
  if (!(await stores.senderLease.hold(owner))) return 0;
  const drafts = await stores.outgoingEvents.waiting(batch);
  if (drafts.length === 0) return 0;
  const events = await completeEvents(drafts, { ...making, stores });
  await stores.subscriptions.ensure(subscriptions.map(({ name }) => name));
  const states = new Map((await stores.subscriptions.all()).map((state) => [state.name, state]));
  for (const subscription of subscriptions) {
    const { name } = subscription;
    const { lastNumber, disabled } = states.get(name) ?? { lastNumber: 0, disabled: null };
    const at = now();
    const deliveries = wantedOf(subscription, events).map(
      ({ id, event, at: happened }, index): NewOutgoingDelivery => ({
        subscription: name,
        number: lastNumber + 1 + index,
        eventId: id,
        event,
        at: happened,
        state: disabled === null ? "waiting" : "dead",
        stateAt: at,
        ...(disabled !== null && { log: [{ at, ms: 0, status: null, error: "The subscription is disabled." }] }),
      }),
    );
    if (deliveries.length === 0) continue;
    await stores.outgoingDeliveries.add(deliveries);
    await stores.subscriptions.setLastNumber(name, lastNumber + deliveries.length);
  }
  await stores.outgoingEvents.remove(drafts.map(({ seq }) => seq));
  return drafts.length;
}

/** A test of one subscription goes to it alone, whatever it wants otherwise. */
const wantedOf = (subscription: Subscription, events: readonly CompleteEvent[]): readonly CompleteEvent[] =>
  events.filter(({ event, onlyFor }) =>
    onlyFor === undefined ? wants(subscription, event) : onlyFor === subscription.name,
  );
