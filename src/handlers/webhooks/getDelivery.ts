import { Problem } from "../../errors.ts";
import { asAnswer } from "../../use-cases/webhooks/delivery-reply.ts";
import { requireInbox } from "../../use-cases/webhooks/require-inbox.ts";
import type { Handler } from "../handler.ts";

export const getDelivery: Handler<"getDelivery"> = async ({ path }, services) => {
  const found = await requireInbox(services).get(path.id);
  if (found === undefined) throw new Problem("unknown_delivery");
  const { log, payload, ...delivery } = found;
  const body = { ...asAnswer(delivery), log: [...log], payload: asValue(payload) };
  return { status: 200, body, personal: true };
};

/**
 * Received payloads are JSON; other programs may have stored anything, and damaged payloads become null. Text remains text if it is nested more deeply
 * than can be written.
 */
function asValue(payload: Uint8Array | undefined): unknown {
  if (payload === undefined) return null;
  const text = new TextDecoder().decode(payload);
  try {
    const value: unknown = JSON.parse(text);
    JSON.stringify(value);
    return value;
  } catch {
    return text;
  }
}
