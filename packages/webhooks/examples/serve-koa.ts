import { createNodeMiddleware, Webhooks } from "@segmark/webhooks";
import Koa from "koa";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

const app = new Koa();
const middleware = createNodeMiddleware(webhooks);
// Before body parsers: the signature covers the bytes of the body.
app.use(async (context, next) => {
  if (await middleware(context.req, context.res)) context.respond = false;
  else await next();
});
app.use((context) => {
  context.body = "Hello";
});
app.listen(Number(process.env.PORT ?? 3000));
