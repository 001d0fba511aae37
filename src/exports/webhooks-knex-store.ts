export { inboxStore as knexStore } from "../storage/webhooks/inbox.ts";
