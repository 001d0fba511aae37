import { cursorOf, positionOf } from "../../use-cases/outgoing/delivery-cursor.ts";
import { fileSubscriptions } from "../../use-cases/outgoing/known-subscriptions.ts";
import type { Handler, Using } from "../handler.ts";

/** Deliveries that a call replays at most. */
const most = 500;

type Used = Using<"now" | "outgoing" | "stores", "outgoingDeliveries">;

export const replayOutgoingDeliveries: Handler<"replayOutgoingDeliveries", Used> = async ({ body }, services) => {
  const { cursor, ...filter } = body;
  const subscriptions = new Set(fileSubscriptions(services).map(({ name }) => name));
  const page = { subscriptions, after: positionOf(cursor), now: services.now(), most };
  const { replayed, next } = await services.stores.outgoingDeliveries.replayPage(filter, page);
  return { status: 200, body: { replayed, next: cursorOf(next) } };
};
