import { InvalidSignatureError, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

/** Names of headers are in lower case here; see that they are on your platform. */
type FunctionEvent = { headers: Record<string, string>; body: string; isBase64Encoded: boolean };

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export async function handler({ headers, body, isBase64Encoded }: FunctionEvent) {
  try {
    await webhooks.verifyAndReceive({
      id: headers["x-host-delivery"] ?? "",
      name: headers["x-host-event"] ?? "",
      signature: headers["x-hub-signature-256"] ?? "",
      payload: isBase64Encoded ? bytesOf(body) : body,
    });
    return { statusCode: 200, body: "ok\n" };
  } catch (error) {
    const [first] = error instanceof AggregateError ? error.errors : [error];
    return { statusCode: first instanceof InvalidSignatureError ? 400 : 500, body: `${first}\n` };
  }
}
