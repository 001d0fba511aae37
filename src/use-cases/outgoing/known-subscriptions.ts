import type { Subscription } from "../../domain/outgoing/subscription.ts";
import { Problem } from "../../errors.ts";
import type { Using } from "../services.ts";

/** The subscriptions of the file. Errors: `switched_off` if there is no file */
export function fileSubscriptions({ outgoing }: Using<"outgoing">): readonly Subscription[] {
  if (outgoing === undefined) throw new Problem("switched_off");
  return outgoing.subscriptions();
}

/** Errors: `unknown_subscription` if the file has none of this name, `switched_off` */
export function requireSubscription(services: Using<"outgoing">, name: string): void {
  if (!fileSubscriptions(services).some((subscription) => subscription.name === name))
    throw new Problem("unknown_subscription");
}
