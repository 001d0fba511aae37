import { fileSubscriptions } from "../../use-cases/outgoing/known-subscriptions.ts";
import type { Handler, Using } from "../handler.ts";

type Used = Using<"outgoing" | "stores", "outgoingDeliveries" | "subscriptions">;

export const listSubscriptions: Handler<"listSubscriptions", Used> = async (_input, services) => {
  const { stores } = services;
  const [states, counts] = await Promise.all([stores.subscriptions.all(), stores.outgoingDeliveries.counts()]);
  const subscriptions = fileSubscriptions(services).map(({ name, format, url, events }) => {
    const state = states.find((one) => one.name === name);
    const own = counts.find(({ subscription }) => subscription === name);
    return {
      name,
      format,
      host: url.host,
      events: [...events],
      lastNumber: state?.lastNumber ?? 0,
      waiting: own?.waiting ?? 0,
      dead: own?.dead ?? 0,
      lastSuccess: state?.lastSuccess ?? null,
      failingSince: state?.failingSince ?? null,
      disabled: state?.disabled ?? null,
    };
  });
  return { status: 200, body: { subscriptions }, personal: true };
};
