import { Problem } from "../../errors.ts";
import { asAnswer } from "../../use-cases/outgoing/delivery-reply.ts";
import { envelopeOf } from "../../use-cases/outgoing/envelope.ts";
import type { Handler, Using } from "../handler.ts";

type Used = Using<"stores", "outgoingDeliveries">;

export const getOutgoingDelivery: Handler<"getOutgoingDelivery", Used> = async ({ path }, { stores }) => {
  const found = await stores.outgoingDeliveries.get(path);
  if (found === undefined) throw new Problem("unknown_delivery");
  return { status: 200, body: { ...asAnswer(found), log: [...found.log], event: envelopeOf(found) }, personal: true };
};
