import { requireSubscription } from "../../use-cases/outgoing/known-subscriptions.ts";
import { testMessage } from "../../use-cases/outgoing/test-message.ts";
import type { Handler, Using } from "../handler.ts";

type Used = Using<"now" | "outgoing" | "stores", "outgoingEvents">;

export const testSubscription: Handler<"testSubscription", Used> = async ({ path }, services) => {
  requireSubscription(services, path.subscription);
  await services.stores.outgoingEvents.addTest(path.subscription, testMessage, services.now());
  return { status: 202, body: "accepted\n" };
};
