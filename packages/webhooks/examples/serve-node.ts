import { createServer } from "node:http";
import { createNodeMiddleware, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });

webhooks.on("issues.opened", ({ id, payload }) => {
  console.log(`${id}: ${payload.sender.login} opened "${payload.issue.title}"`);
});

const middleware = createNodeMiddleware(webhooks);
createServer(async (request, response) => {
  if (await middleware(request, response)) return;
  response.writeHead(404).end("Nothing is here.\n");
}).listen(Number(process.env.PORT ?? 3000));
