import { readSubscriptionFile } from "../../adapters/outgoing/subscription-file.ts";
import { FileError } from "../../adapters/yaml-file.ts";
import { ConfigError } from "../../config/config.ts";
import type { Subscription } from "../../domain/outgoing/subscription.ts";

/** Maps what is wrong with the file of subscriptions to a `ConfigError` with all faults. */
export function subscriptionFault(cause: unknown): unknown {
  if (!(cause instanceof FileError)) return cause;
  const texts = cause.faults.map((fault) => `WEBHOOKS_OUT: ${fault}`);
  const message = texts.length === 1 ? String(texts[0]) : `The subscriptions are wrong:\n  ${texts.join("\n  ")}`;
  return new ConfigError(message, { cause, faults: texts.map((text) => ({ setting: "WEBHOOKS_OUT", text })) });
}

/** The subscriptions of a file. Errors: `ConfigError` */
export const configuredSubscriptions = (file: string): Promise<readonly Subscription[]> =>
  readSubscriptionFile(file).catch((cause: unknown) => Promise.reject(subscriptionFault(cause)));
