export { type WebhooksPluginOptions, webhooksPlugin } from "./middleware/platforms/hapi.ts";
