import { Problem } from "../../errors.ts";
import { requireSubscription } from "../../use-cases/outgoing/known-subscriptions.ts";
import type { Handler, Using } from "../handler.ts";

type Used = Using<"now" | "outgoing" | "stores", "outgoingDeliveries">;

export const replayOutgoingDelivery: Handler<"replayOutgoingDelivery", Used> = async ({ path }, services) => {
  requireSubscription(services, path.subscription);
  const { stores, now } = services;
  if (!(await stores.outgoingDeliveries.replay(path, now()))) throw new Problem("unknown_delivery");
  return { status: 202, body: "accepted\n" };
};
