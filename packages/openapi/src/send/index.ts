/** Sends the webhooks and callbacks of a document, on every platform with `fetch` and Web Crypto. */

export type { OutcomeOf, PayloadOf } from "../operation/sending.ts";
export { SendError, type SendFailure } from "./send-error.ts";
export { createSender, type SenderOptions, type Sending, type SendOptions } from "./sender.ts";
