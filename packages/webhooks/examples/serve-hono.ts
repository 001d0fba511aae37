import { serve } from "@hono/node-server";
import { createWebMiddleware, Webhooks } from "@segmark/webhooks";
import { Hono } from "hono";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

const app = new Hono();
const receive = createWebMiddleware(webhooks);
app.post("/api/host/webhooks", (context) => receive(context.req.raw));
app.get("/", (context) => context.text("Hello"));
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
