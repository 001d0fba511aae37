import type { Delivery } from "@segmark/webhooks/internal/inbox/store/store";
import type { components } from "../../../generated/openapi/types.ts";

/** Maps a delivery to its API representation. */
export const asAnswer = ({ name, ...delivery }: Delivery): components["schemas"]["Delivery"] => ({
  id: delivery.id,
  event: name,
  action: delivery.action,
  state: delivery.state,
  bytes: delivery.bytes,
  receivedAt: delivery.receivedAt,
  attempts: delivery.attempts,
  nextAttemptAt: delivery.nextAttemptAt,
  handledAt: delivery.handledAt,
  lastError: delivery.lastError,
});
