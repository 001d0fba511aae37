export { InvalidSignatureError } from "./events/errors.ts";
export {
  createStandardWebhook,
  type StandardHeaders,
  type StandardMessage,
  type StandardWebhook,
  type StandardWebhookOptions,
} from "./standard/standard-webhook.ts";
