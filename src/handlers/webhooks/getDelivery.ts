import { Problem } from "../../errors.ts";
import { asAnswer } from "../../use-cases/webhooks/delivery-reply.ts";
import { payloadValue } from "../../use-cases/webhooks/payload-value.ts";
import { requireInbox } from "../../use-cases/webhooks/require-inbox.ts";
import type { Handler, Using } from "../handler.ts";

export const getDelivery: Handler<"getDelivery", Using<"inbox">> = async ({ path }, services) => {
  const found = await requireInbox(services).get(path.id);
  if (found === undefined) throw new Problem("unknown_delivery");
  const { log, payload, ...delivery } = found;
  const body = { ...asAnswer(delivery), log: [...log], payload: payloadValue(payload) };
  return { status: 200, body, personal: true };
};
