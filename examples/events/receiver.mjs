import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { createStandardWebhook } from "@segmark/webhooks/standard";

const webhook = createStandardWebhook({ secret: process.env.EVENTS_SECRET });
const known = new Set(); // a real receiver keeps ids for some days, where they survive a restart

createServer(async (request, response) => {
  try {
    const { id, payload } = await webhook.verify(await buffer(request), request.headers);
    if (!known.has(id)) console.log(payload.sequence, payload.type);
    known.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(process.env.PORT), "127.0.0.1", function () {
  console.log(`listening on ${this.address().port}`);
});
