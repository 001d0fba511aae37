import { createStandardWebhook } from "@segmark/webhooks/standard";
import type { Subscription as FileSubscription, SubscriptionFile } from "../../../generated/webhooks-out/file.ts";
import { type Subscription, subscriptionOf } from "../../domain/outgoing/subscription.ts";
import { type FileFault, parseYamlFile, textOfFile } from "../yaml-file.ts";
import { checkLiteralAddress } from "./address-guard.ts";

/**
 * Reads and checks the file of subscriptions.
 * @throws FileError with all faults, never with a secret or an address
 */
export async function readSubscriptionFile(path: string): Promise<readonly Subscription[]> {
  const text = await textOfFile(path);
  const { subscriptions } = await parseYamlFile<SubscriptionFile>(
    path,
    text,
    "webhooks-out.schema.json",
    subscriptionFaults,
  );
  return subscriptions.map(subscriptionOf);
}

/** What the schema of the file cannot say. */
export function subscriptionFaults({ subscriptions }: SubscriptionFile): readonly FileFault[] {
  return subscriptions.flatMap((subscription, index) => {
    const fault = (key: string, why: string): FileFault => ({ path: ["subscriptions", index, key], why });
    const isNamesake = subscriptions.findIndex(({ name }) => name === subscription.name) < index;
    const namesake = isNamesake ? [fault("name", "another subscription has this name")] : [];
    const [url, secret] = [whyNoUrl(subscription), whyNoSecret(subscription)];
    return [
      ...namesake,
      ...(url === undefined ? [] : [fault("url", url)]),
      ...(secret === undefined ? [] : [fault("secret", secret)]),
    ];
  });
}

function whyNoUrl({ url: text, allowPrivate }: FileSubscription): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return "expected an address that begins with https: or http:";
  if (url.username !== "" || url.password !== "") return "expected an address without a user and a password";
  if (allowPrivate === true) return undefined;
  try {
    checkLiteralAddress(url);
  } catch {
    return "this address is not public; `allowPrivate: true` permits it";
  }
  return undefined;
}

function whyNoSecret({ format = "standard", secret }: FileSubscription): string | undefined {
  const secrets = secret === undefined ? [] : [secret].flat();
  switch (format) {
    case "discord":
      return secrets.length === 0 ? undefined : "Discord takes no secret: its address is one";
    case "sponsorblock":
      return secrets.every((one) => /^[\x21-\x7e]+$/.test(one)) && secrets.length <= 1
        ? undefined
        : "expected one secret of visible ASCII characters, or none";
    case "standard":
      return whyNoStandardSecret(secrets);
  }
}

function whyNoStandardSecret([secret, ...additionalSecrets]: readonly string[]): string | undefined {
  if (secret === undefined) return "expected a secret: whsec_ and Base64 of 24 to 64 bytes";
  try {
    createStandardWebhook({ secret, additionalSecrets });
    return undefined;
  } catch {
    return "expected whsec_ and Base64 of 24 to 64 bytes";
  }
}
