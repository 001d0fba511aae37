import type { ParsedDelivery, SignedDelivery } from "../../events/event-types.ts";
import type { Receiver } from "../../receiver/webhooks.ts";
import { createDeduplication, type DeduplicationOptions } from "./deduplication.ts";
import { type Answer, accepted, duplicate, handled, stillProcessing } from "./webhook-responses.ts";

/** Passes a delivery to the receiver, waits for it and returns the response. Rejects with the error of the receiver. */
export type Deliver = (delivery: SignedDelivery) => Promise<Answer>;

type Dispatcher = Receiver & Readonly<{ receive: (event: ParsedDelivery) => Promise<void> }>;

/** Whether the receiver runs handlers. Others, such as an inbox, store or forward the delivery. */
export const runsHandlers = (receiver: Receiver): receiver is Dispatcher =>
  "receive" in receiver && typeof receiver.receive === "function";

const answers = { accepted, duplicate, handled };

/**
 * With deduplication, an id is claimed after verification, so that only holders of the secret can claim ids.
 * @param onRepeated called for deliveries whose id is known, for which nothing was done
 * @throws TypeError for a receiver that cannot run handlers separately from verification, such as an inbox, which
 *   deduplicates by itself
 */
export function createDeliver(
  receiver: Receiver,
  memory: DeduplicationOptions | undefined,
  onRepeated: (delivery: SignedDelivery) => void,
): Deliver {
  if (memory === undefined) {
    return async (delivery) => {
      const outcome = (await receiver.verifyAndReceive(delivery)) ?? "handled";
      if (outcome === "duplicate") onRepeated(delivery);
      return answers[outcome]();
    };
  }
  if (!runsHandlers(receiver)) {
    throw new TypeError("deduplicate is for Webhooks; an inbox deduplicates by itself.");
  }
  const { once } = createDeduplication(memory);
  return async (delivery) => {
    const event = await receiver.verifyAndParse(delivery);
    const known = await once(event.id, () => receiver.receive(event));
    if (known === undefined) return handled();
    onRepeated(delivery);
    return known === "running" ? stillProcessing() : duplicate();
  };
}
