import { createNodeMiddleware, Webhooks } from "@segmark/webhooks";
import fastify from "fastify";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

const app = fastify();
const middleware = createNodeMiddleware(webhooks);
// The first hook: Fastify has not read the body yet.
app.addHook("onRequest", async (request, reply) => {
  if (await middleware(request.raw, reply.raw)) reply.hijack();
});
app.get("/", async () => "Hello");
await app.listen({ port: Number(process.env.PORT ?? 3000) });
