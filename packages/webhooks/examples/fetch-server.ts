import { createWebMiddleware, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

export default { fetch: createWebMiddleware(webhooks) };
