import { requireSubscription } from "../../use-cases/outgoing/known-subscriptions.ts";
import type { Handler, Using } from "../handler.ts";

type Used = Using<"outgoing" | "stores", "subscriptions">;

export const enableSubscription: Handler<"enableSubscription", Used> = async ({ path }, services) => {
  requireSubscription(services, path.subscription);
  await services.stores.subscriptions.enable(path.subscription);
  return { status: 200, body: undefined };
};
