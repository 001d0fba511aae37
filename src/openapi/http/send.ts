import type { ServerResponse } from "node:http";
import type { ReplyStream } from "../runtime/reply-stream.ts";
import type { Representation } from "../runtime/variants.ts";
import { hasBody } from "./read-body.ts";
import { endSoon } from "./write-batch.ts";

/** Sends a representation. @param headers all of them, names and values alternating, as Node writes them; one may be added */
export function send(
  response: ServerResponse,
  { status, body, charset, stream }: Representation,
  headers: string[],
): void {
  const { req } = response;
  // What has not been read of a body would be taken for the next request.
  if (hasBody(req) && !req.complete) headers.push("connection", "close");
  response.writeHead(status, headers);
  if (stream === undefined) endSoon(response, body, charset);
  else void sendStream(response, stream);
}

/** Whether somebody else has ended the response. */
const isOver = ({ destroyed, writableEnded }: ServerResponse): boolean => destroyed || writableEnded;

/** Until a connection takes more, or is closed. */
const writable = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      response.off("drain", settle).off("close", settle);
      resolve();
    };
    response.on("drain", settle).on("close", settle);
  });

/**
 * Sends a stream as fast as the client takes it, and closes its iterator when the client is gone. After a failure of the stream the connection is cut
 * off, so that the client does not take what it got for the whole. The stream reports its failures itself.
 */
async function sendStream(response: ServerResponse, stream: ReplyStream): Promise<void> {
  const iterator = stream[Symbol.asyncIterator]();
  const close = (): void => void Promise.resolve(iterator.return?.()).catch(() => undefined);
  if (response.req.method === "HEAD") {
    close();
    response.end();
    return;
  }
  response.once("close", close);
  response.flushHeaders();
  try {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      if (isOver(response)) return;
      if (!response.write(next.value)) await writable(response);
      if (isOver(response)) return;
    }
    response.end();
  } catch {
    response.destroy();
  }
}
