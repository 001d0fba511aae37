import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { checkLiteralAddress, publicLookup } from "./address-guard.ts";

/** What a receiver answered. `text`: the start of its body */
export type PostReply = Readonly<{ status: number; headers: IncomingMessage["headers"]; text: string }>;

/** @throws Error if no whole answer came in time, and `PrivateAddressError` */
export type Post = (body: string, headers: Readonly<Record<string, string>>) => Promise<PostReply>;

export type PostOptions = Readonly<{
  /** `http:` or `https:`, without credentials. */
  url: URL;
  /** Whether the receiver may be in a private network. */
  allowPrivate: boolean;
  /** For a whole exchange, in ms: also for one that arrives byte by byte. */
  timeoutMs: number;
}>;

/** Bytes of an answer that are kept; the rest is not read. */
const maxKept = 20_000;

/**
 * Posts to one receiver, over a connection for each request: one that is used again would not be looked up again, and
 * may be closed by a receiver that was idle. Redirects are answers like any other. Nothing here puts the address into
 * an error, because its path or query may be a secret.
 */
export function createPost({ url, allowPrivate, timeoutMs }: PostOptions): Post {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const lookup = allowPrivate ? {} : { lookup: publicLookup };
  return (body, headers) =>
    new Promise((resolve, reject) => {
      if (!allowPrivate) checkLiteralAddress(url);
      const bytes = Buffer.from(body);
      const asking = request(url, {
        ...lookup,
        method: "POST",
        agent: false,
        headers: { "user-agent": "segmark", ...headers, "content-length": bytes.length },
        // Ends a look-up that hangs as well.
        signal: AbortSignal.timeout(timeoutMs),
      });
      asking.on("error", reject);
      asking.once("response", (response) => {
        const { statusCode: status = 0, headers } = response;
        startOf(response).then((text) => resolve({ status, headers, text }), reject);
      });
      asking.end(bytes);
    });
}

/** The start of a body as text. A longer one ends the connection. */
async function startOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxKept) break; // which destroys the stream
  }
  return Buffer.concat(chunks).subarray(0, maxKept).toString();
}
