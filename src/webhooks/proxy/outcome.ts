import { asError } from "../errors.ts";
import { type Deliver, TargetError } from "./deliver.ts";
import type { ProxiedDelivery } from "./message.ts";
import type { ProxyDelivery } from "./options.ts";

/** Delivers and reports the outcome. Never rejects. */
export async function outcomeOf(deliver: Deliver, delivery: ProxiedDelivery): Promise<ProxyDelivery> {
  const { id, name, action } = delivery;
  const began = performance.now();
  const done = (status: number | undefined, error: Error | undefined): ProxyDelivery => {
    return { id, name, action, milliseconds: Math.round(performance.now() - began), status, error };
  };
  return await deliver(delivery).then(
    (status) => done(status, undefined),
    (reason) => done(reason instanceof TargetError ? reason.status : undefined, asError(reason)),
  );
}

/** Escapes external text for a single log line. */
export const quoted = (text: unknown): string => JSON.stringify(String(text).slice(0, 500));
