import { server as createServer } from "@hapi/hapi";
import { Webhooks } from "@segmark/webhooks";
import { webhooksPlugin } from "@segmark/webhooks/hapi";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

const server = createServer({ port: Number(process.env.PORT ?? 3000) });
await server.register({ plugin: webhooksPlugin, options: { webhooks } });
await server.start();
