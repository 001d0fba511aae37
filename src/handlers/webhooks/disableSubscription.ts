import { disableSubscription as disable } from "../../use-cases/outgoing/disable-subscription.ts";
import { requireSubscription } from "../../use-cases/outgoing/known-subscriptions.ts";
import type { Handler, Using } from "../handler.ts";

type Used = Using<"now" | "outgoing" | "stores", "outgoingDeliveries" | "subscriptions">;

export const disableSubscription: Handler<"disableSubscription", Used> = async ({ path }, services) => {
  requireSubscription(services, path.subscription);
  await disable(services.stores, path.subscription, "Disabled by an operator.", services.now());
  return { status: 200, body: undefined };
};
