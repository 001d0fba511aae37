import { verifyAndParse } from "../delivery/verify-and-parse.ts";
import { eventHandlerParts } from "../dispatch/event-handler.ts";
import type { EventHandler } from "../dispatch/event-handler-types.ts";
import type { ParsedDelivery, SignedDelivery } from "../events/event-types.ts";
import { refuseUnknownOptions } from "../known-options.ts";
import type { Hooks } from "../observability/hooks.ts";
import type { Log } from "../observability/log.ts";
import { sign, verify, verifyWithFallback } from "../signature/methods.ts";
import { checkedSecrets, type SecretOptions, type Secrets, secretNames } from "../signature/secrets.ts";
import { type WebhooksOptions, webhooksNames } from "./webhooks-options.ts";

export type { Hooks, Observation, TracedEvent } from "../observability/hooks.ts";
export type { WebhooksOptions } from "./webhooks-options.ts";

/** Accepts deliveries from a middleware: a `Webhooks` of any type, or an inbox in front of one. */
export interface Receiver {
  // biome-ignore lint/suspicious/noConfusingVoidType: Webhooks resolves with no value
  verifyAndReceive(delivery: SignedDelivery): Promise<void | "accepted" | "duplicate">;
  verifyAndParse(delivery: SignedDelivery): Promise<ParsedDelivery>;
  readonly log: Log;
  readonly hooks: Hooks;
}

/**
 * Receives the deliveries of one webhook: verifies their signatures and dispatches them to handlers. Its methods do not
 * depend on `this`: `const { on, receive } = webhooks` works. The constructor throws `Error` for a missing or empty
 * secret, `TypeError` if it is not a string, `RangeError` for an invalid `timeLimit`.
 */
export class Webhooks<TTransformed = unknown> {
  /**
   * The signature of a payload, made with `secret`. Rejects with `TypeError` if the payload is missing, empty or not a
   * string.
   */
  readonly sign: (payload: string) => Promise<string>;
  /**
   * Whether the signature was made with `secret`. Rejects with `TypeError` if an argument is missing, empty or not a
   * string.
   */
  readonly verify: (payload: string, signature: string) => Promise<boolean>;
  readonly on: EventHandler<TTransformed>["on"];
  readonly onAny: EventHandler<TTransformed>["onAny"];
  readonly onError: EventHandler<TTransformed>["onError"];
  readonly removeListener: EventHandler<TTransformed>["removeListener"];
  readonly receive: EventHandler<TTransformed>["receive"];
  /**
   * Verifies, parses and handles one delivery.
   * @throws WebhookError that was passed to the `onError` handlers before. Faults of the sender have one member with
   *   `status` 400: `InvalidSignatureError`, `SyntaxError`, `TypeError` for JSON that is not an object, `RangeError`
   *   for one with too many values or levels, `InvalidPayloadError`
   */
  readonly verifyAndReceive: (delivery: SignedDelivery) => Promise<void>;

  #secrets: Secrets;
  readonly #parse: (delivery: SignedDelivery) => Promise<ParsedDelivery>;
  readonly #log: Log;
  readonly #hooks: Hooks;

  constructor(options: WebhooksOptions<TTransformed>) {
    this.#secrets = checkedSecrets(options);
    refuseUnknownOptions(options, webhooksNames);
    const { handler, registry, receive, log, hooks } = eventHandlerParts(options);
    const { validate } = options;
    if (validate !== undefined && typeof validate !== "function")
      throw new TypeError("validate must be validatePayloads of @segmark/webhooks/validate.");
    const check = validate?.(log);
    const parts = { registry, log, hooks, check };

    this.sign = (payload) => sign(this.#secrets[0], payload);
    this.verify = (payload, signature) => {
      const [secret, ...others] = this.#secrets;
      if (options.verifyWithAllSecrets !== true) return verify(secret, payload, signature);
      return verifyWithFallback(secret, payload, signature, others);
    };
    this.on = handler.on;
    this.onAny = handler.onAny;
    this.onError = handler.onError;
    this.removeListener = handler.removeListener;
    this.receive = handler.receive;
    this.#parse = (delivery) => verifyAndParse(delivery, this.#secrets, parts);
    this.verifyAndReceive = async (delivery) => await receive(await this.#parse(delivery));
    this.#log = log;
    this.#hooks = hooks;
  }

  /**
   * Verifies and parses a delivery without running handlers: for queues, or for custom dispatch. Fails like
   * `verifyAndReceive`.
   */
  verifyAndParse(delivery: SignedDelivery): Promise<ParsedDelivery> {
    return this.#parse(delivery);
  }

  /**
   * Replaces all secrets atomically, for every delivery from now on. @throws like the constructor, keeping the old
   * secrets
   */
  replaceSecrets(secrets: Readonly<SecretOptions>): void {
    refuseUnknownOptions(secrets, secretNames);
    this.#secrets = checkedSecrets(secrets);
  }

  get log(): Log {
    return this.#log;
  }

  get hooks(): Hooks {
    return this.#hooks;
  }
}
