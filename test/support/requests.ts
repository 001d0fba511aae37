import { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

export type Answer = Readonly<{ status: number; text: string; headers: IncomingMessage["headers"] }>;

/** A request that is still being written: `fetch` sends only whole ones. */
export function begin(
  base: string,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
): Readonly<{ sending: ClientRequest; answer: Promise<Answer> }> {
  const sending = request(base + path, { method, headers, agent: false });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    // The answer may come, and the connection go, while the request is still being written.
    sending.once("response", resolve).on("error", reject);
  });
  const answer = response.then(async (came) => ({
    status: came.statusCode ?? 0,
    text: await text(came),
    headers: came.headers,
  }));
  answer.catch(() => undefined);
  sending.flushHeaders();
  return { sending, answer };
}
