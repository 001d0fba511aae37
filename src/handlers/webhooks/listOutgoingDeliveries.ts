import { cursorOf, positionOf } from "../../use-cases/outgoing/delivery-cursor.ts";
import { asAnswer } from "../../use-cases/outgoing/delivery-reply.ts";
import type { Handler, Using } from "../handler.ts";

type Used = Using<"stores", "outgoingDeliveries">;

export const listOutgoingDeliveries: Handler<"listOutgoingDeliveries", Used> = async ({ query }, { stores }) => {
  const { cursor, limit, ...filter } = query;
  const { deliveries, next } = await stores.outgoingDeliveries.list(filter, positionOf(cursor), limit);
  return { status: 200, body: { deliveries: deliveries.map(asAnswer), next: cursorOf(next) }, personal: true };
};
