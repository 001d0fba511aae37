import { Problem } from "../../errors.ts";
import { requireInbox } from "../../use-cases/webhooks/require-inbox.ts";
import type { Handler, Using } from "../handler.ts";

export const redeliverDelivery: Handler<"redeliverDelivery", Using<"inbox">> = async ({ path }, services) => {
  const answer = await requireInbox(services).redeliver(path.id);
  if (answer === "unknown") throw new Problem("unknown_delivery");
  if (answer === "running") throw new Problem("delivery_running");
  return { status: 202, body: "accepted\n" };
};
