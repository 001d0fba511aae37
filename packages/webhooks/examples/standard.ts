import { createStandardWebhook, InvalidSignatureError } from "@segmark/webhooks/standard";

const webhook = createStandardWebhook({ secret: "whsec_c2VnbWFyay10ZXN0LXNlY3JldC1vZi0zMi1ieXRlcyE=" });

// The receiver: `await receive(request)` in a route of any framework with web requests.
async function receive(request: Request): Promise<Response> {
  try {
    const { id, payload } = await webhook.verify(await request.text(), request.headers);
    console.log(`${id}: ${JSON.stringify(payload)}`);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof InvalidSignatureError) return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}

// The sender: the id stays when it tries again, the rest of the headers is made for each attempt.
const body = JSON.stringify({ type: "vote.up", timestamp: "2026-01-02T03:04:05.678Z", data: { n: 1 } });
const headers = await webhook.sign({ id: "msg_1", payload: body });
const send = (body: string) => receive(new Request("https://example.org", { method: "POST", headers, body }));

console.log((await send(body)).status);
console.log(await (await send(`${body} `)).json());
