import type { Envelope } from "../../domain/outgoing/event.ts";
import type { OutgoingDelivery } from "../../storage/outgoing/deliveries.ts";

/** A delivery as the format `standard` has it. */
export const envelopeOf = ({ event, at, number }: Pick<OutgoingDelivery, "event" | "at" | "number">): Envelope =>
  ({ type: event.type, timestamp: new Date(at).toISOString(), sequence: number, data: event.data }) as Envelope;
