import { asAnswer } from "../../use-cases/webhooks/delivery-reply.ts";
import { requireInbox } from "../../use-cases/webhooks/require-inbox.ts";
import type { Handler, Using } from "../handler.ts";

export const listDeliveries: Handler<"listDeliveries", Using<"inbox">> = async ({ query }, services) => {
  const { cursor, ...filter } = query;
  const page = await requireInbox(services).list({ ...filter, ...(cursor !== undefined && { before: cursor }) });
  return { status: 200, body: { deliveries: page.deliveries.map(asAnswer), next: page.next }, personal: true };
};
