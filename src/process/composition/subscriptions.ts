import { readSubscriptionFile } from "../../adapters/outgoing/subscription-file.ts";
import type { Subscription } from "../../domain/outgoing/subscription.ts";
import { asConfigError } from "./file-fault.ts";

/** Maps what is wrong with the file of subscriptions to a `ConfigError` with all faults. */
export const subscriptionFault = (cause: unknown): unknown =>
  asConfigError(cause, "WEBHOOKS_OUT", "The subscriptions are wrong");

/** The subscriptions of a file. Errors: `ConfigError` */
export const configuredSubscriptions = (file: string): Promise<readonly Subscription[]> =>
  readSubscriptionFile(file).catch((cause: unknown) => Promise.reject(subscriptionFault(cause)));
