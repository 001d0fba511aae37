import type { Stores } from "../../storage/stores.ts";

/**
 * Nothing more is sent to a subscription, and what waits is dead. @returns false if it was disabled already; the reason
 * stays then
 */
export async function disableSubscription(
  { subscriptions, outgoingDeliveries }: Stores<"outgoingDeliveries" | "subscriptions">,
  name: string,
  reason: string,
  now: number,
): Promise<boolean> {
  await subscriptions.ensure([name]);
  const isNew = await subscriptions.disable(name, now, reason);
  await outgoingDeliveries.drop(name, now);
  return isNew;
}
