import type { PayloadValidation } from "../delivery/payload-check.ts";
import { type EventHandlerOptions, eventHandlerNames } from "../dispatch/event-handler-options.ts";
import type { OptionNames } from "../known-options.ts";
import { type SecretOptions, secretNames } from "../signature/secrets.ts";

export type WebhooksOptions<TTransformed = unknown> = SecretOptions &
  EventHandlerOptions<TTransformed> & {
    /**
     * Reject payloads that do not match spec/webhook-events.yaml, naming the location: `validatePayloads` of the entry
     * `validate`. Default: any object is handled.
     */
    validate?: PayloadValidation | undefined;
    /** Let `verify` accept all secrets, not only the first. Default false. */
    verifyWithAllSecrets?: boolean;
  };

export const webhooksNames = {
  ...secretNames,
  ...eventHandlerNames,
  validate: true,
  verifyWithAllSecrets: true,
} satisfies OptionNames<WebhooksOptions>;
