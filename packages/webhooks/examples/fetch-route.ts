import { createWebMiddleware, Webhooks } from "@segmark/webhooks";

function createReceiver() {
  const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
  webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));
  return createWebMiddleware(webhooks, { path: "/api/hooks" });
}

// At the first request: `next build` loads this file too, and may have no secret.
let receive: ReturnType<typeof createReceiver> | undefined;

export const POST = (request: Request): Promise<Response> => {
  receive ??= createReceiver();
  return receive(request);
};
