import type { ParsedDelivery, SignedDelivery } from "../../events/event-types.ts";
import type { Receiver } from "../../receiver/webhooks.ts";
import { type Answer, accepted, duplicate, handled, stillProcessing } from "./answers.ts";
import { createDeduplication, type Memory } from "./deduplication.ts";

/** Passes a delivery to the receiver, waits for it and returns the response. Rejects with the error of the receiver. */
export type Deliver = (delivery: SignedDelivery) => Promise<Answer>;

type Dispatcher = Receiver & Readonly<{ receive: (event: ParsedDelivery) => Promise<void> }>;

/** Whether the receiver runs handlers. Any other stores the delivery, as an inbox does, or passes it on. */
export const runsHandlers = (receiver: Receiver): receiver is Dispatcher =>
  "receive" in receiver && typeof receiver.receive === "function";

const answers = { accepted, duplicate, handled };

/**
 * With deduplication, an id is claimed between verification and handlers, so that nobody without the secret can claim
 * ids.
 * @param onRepeated called for deliveries whose id is known, for which nothing was done
 * @throws TypeError for a receiver that cannot run handlers separately from verification, such as an inbox, which
 *   deduplicates by itself
 */
export function createDeliver(
  receiver: Receiver,
  memory: Memory | undefined,
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
    throw new TypeError("deduplicate is for Webhooks; an inbox takes each delivery once by itself.");
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
