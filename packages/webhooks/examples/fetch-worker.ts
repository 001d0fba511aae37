import { createWebMiddleware, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

type Context = { waitUntil(work: Promise<unknown>): void };

export default {
  fetch: createWebMiddleware(webhooks, {
    // Keeps the worker alive for handlers that take longer than the answer.
    waitUntil: (work, _env: unknown, context: Context) => context.waitUntil(work),
  }),
};
