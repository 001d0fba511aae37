import type { components } from "../../../generated/openapi/types.ts";
import type { OutgoingDelivery } from "../../storage/outgoing/deliveries.ts";

/** Maps a delivery to its API representation. */
export function asAnswer({ event, eventId, ...delivery }: OutgoingDelivery): components["schemas"]["OutgoingDelivery"] {
  const { subscription, number, at, state, stateAt, attempts, log } = delivery;
  const last = log.at(-1);
  return {
    subscription,
    number,
    id: eventId,
    type: event.type,
    at,
    state,
    attempts,
    nextAttemptAt: state === "waiting" ? stateAt : null,
    endedAt: state === "waiting" ? null : stateAt,
    lastStatus: last?.status ?? null,
    lastError: last?.error ?? null,
  };
}
