import type { Receiver } from "../receiver/webhooks.ts";
import { failureText } from "./channel/channel-error.ts";
import type { Fetch } from "./channel/connect.ts";
import type { ProxiedDelivery } from "./message.ts";

/** Forwards or receives a delivery. Resolves with the status of the target, if there is one; rejects on failure. */
export type Deliver = (delivery: ProxiedDelivery) => Promise<number | undefined>;

/** The target did not respond with success; without a `status` it did not respond at all. */
export class TargetError extends Error {
  override readonly name = "TargetError";
  readonly status: number | undefined;

  constructor(message: string, options: ErrorOptions & { status?: number }) {
    super(message, options);
    this.status = options.status;
  }
}

/** Longer than a middleware takes to respond 202, so that its own response is seen. */
const FORWARD_TIMEOUT = 30_000;

const requestOf = ({ id, name, signature, payload, names }: ProxiedDelivery): RequestInit => ({
  method: "POST",
  headers: {
    "content-type": "application/json",
    [names.name]: name,
    [names.id]: id,
    [names.signature]: signature,
  },
  body: payload,
  redirect: "manual",
  signal: AbortSignal.timeout(FORWARD_TIMEOUT),
});

const toReceiver =
  (webhooks: Receiver): Deliver =>
  async ({ id, name, signature, payload }) => {
    await webhooks.verifyAndReceive({ id, name, signature, payload });
    return undefined;
  };

/** Posts the delivery as the host would, with the sender's signature; with `webhooks`, only after verification. */
const toTarget =
  (target: string, fetch: Fetch, webhooks: Receiver | undefined): Deliver =>
  async (delivery) => {
    const { id, name, signature, payload } = delivery;
    await webhooks?.verifyAndParse({ id, name, signature, payload });
    const { body, ok, status } = await fetch(target, requestOf(delivery)).catch((cause: unknown) => {
      throw new TargetError(`The target cannot be reached (${failureText(cause)})`, { cause });
    });
    await body?.cancel().catch(() => undefined);
    if (!ok) throw new TargetError(`The target answered ${status}`, { status });
    return status;
  };

/** Forwards to the target if there is one, else receives in this process. @throws TypeError if there is neither */
export function deliverTo(webhooks: Receiver | undefined, target: string | undefined, fetch: Fetch): Deliver {
  if (target !== undefined) return toTarget(target, fetch, webhooks);
  if (webhooks !== undefined) return toReceiver(webhooks);
  throw new TypeError("webhooks or target is needed");
}
