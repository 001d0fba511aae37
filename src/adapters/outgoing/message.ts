import { createStandardWebhook } from "@segmark/webhooks/standard";
import { discordBody } from "../../domain/outgoing/discord-format.ts";
import type { Envelope } from "../../domain/outgoing/event.ts";
import { sponsorblockMessage } from "../../domain/outgoing/sponsorblock-format.ts";
import type { Subscription } from "../../domain/outgoing/subscription.ts";

/** A request to a receiver: what one attempt posts. */
export type Message = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

const json = { "content-type": "application/json" };

/** Makes the requests of a subscription. Each attempt needs its own: the signature covers the time. */
export function messageMaker({ format, secrets }: Subscription): (id: string, event: Envelope) => Promise<Message> {
  const [secret, ...additionalSecrets] = secrets;
  switch (format) {
    case "discord":
      return async (_id, event) => ({ headers: json, body: JSON.stringify(discordBody(event)) });
    case "sponsorblock":
      return async (_id, event) => {
        const { headers, body } = sponsorblockMessage(event);
        const authorization = secret === undefined ? {} : { authorization: secret };
        return { headers: { ...json, ...headers, ...authorization }, body: JSON.stringify(body) };
      };
    case "standard": {
      const webhook = createStandardWebhook({ secret: secret ?? "", additionalSecrets });
      return async (id, event) => {
        const body = JSON.stringify(event);
        return { headers: { ...json, ...(await webhook.sign({ id, payload: body })) }, body };
      };
    }
  }
}

/** Where a message is posted to. Discord reports what it did not store only to those who wait for it. */
export function addressOf({ format, url }: Subscription): URL {
  if (format !== "discord") return url;
  const waiting = new URL(url);
  waiting.searchParams.set("wait", "true");
  return waiting;
}
