import type { ParsedDelivery, SignedDelivery } from "../event-types.ts";
import type { Receiver } from "../webhooks.ts";
import { type Answer, accepted, duplicate, handled, stillProcessing } from "./answers.ts";
import { createDeduplication, type Memory } from "./deduplication.ts";

/** Hands a delivery over, waits for it and answers it. Rejects as the receiver does. */
export type Deliver = (delivery: SignedDelivery) => Promise<Answer>;

type Dispatcher = Receiver & Readonly<{ receive: (event: ParsedDelivery) => Promise<void> }>;

const isDispatcher = (receiver: Receiver): receiver is Dispatcher =>
  "receive" in receiver && typeof receiver.receive === "function";

const answers = { accepted, duplicate, handled };

/**
 * With a memory, an id is claimed between verification and handlers: whoever cannot sign cannot claim ids either.
 * @param onRepeated is told of deliveries whose id is known, so that nothing was done for them
 * @throws TypeError for a receiver that cannot run handlers apart from verification, such as an inbox, which knows its deliveries by itself
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
  if (!isDispatcher(receiver)) {
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
