/** What is passed on. `address`: of who sent it; undefined: the other one is not to learn it */
export type RelayedRequest = Readonly<{
  method: string;
  /** Path and query, as they were received. */
  target: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: Uint8Array | undefined;
  address: string | undefined;
}>;
/** An answer of the other instance. */
export type RelayedReply = Readonly<{
  status: number;
  type: string | undefined;
  retryAfter: string | undefined;
  body: Uint8Array;
}>;

/** As many requests are under way as there may be. */
export class RelayFull extends Error {
  override readonly name = "RelayFull";
}

/** Headers that belong to what is passed on: who acts and with what. */
const passedHeaders = ["accept", "content-type", "user-agent", "x-client-name", "x-submit-token", "x-user-id"];
const maxReplyBytes = 1_000_000;

/**
 * Whether a status is of an answer to such a request: it asks for nothing that it has already, and a status above 599
 * means nothing.
 */
const isAnswer = (status: number): boolean => status >= 200 && status <= 599 && status !== 304;

async function boundedBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxReplyBytes) throw new Error(`the answer has more than ${maxReplyBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Passes requests on to another instance, and its answers back. @param url where its API is, without `/api`; may have a
 * path Errors `RelayFull`; anything else when there is no answer in time, whatever became of the request. No message
 * has a part of the request
 */
export function createRelay({ url, timeoutMs, most }: Readonly<{ url: string; timeoutMs: number; most: number }>) {
  const base = url.replace(/\/+$/, "");
  let underWay = 0;
  return async ({ method, target, headers, body, address }: RelayedRequest): Promise<RelayedReply> => {
    if (underWay >= most) throw new RelayFull("Too many requests are being passed on.");
    underWay++;
    try {
      const passed = new Headers({ "accept-encoding": "identity" });
      for (const name of passedHeaders) {
        const value = headers[name];
        if (typeof value === "string") passed.set(name, value);
      }
      if (address !== undefined) passed.set("x-forwarded-for", address);
      const response = await fetch(`${base}${target}`, {
        method,
        headers: passed,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body: body as Uint8Array<ArrayBuffer> }),
      });
      if (!isAnswer(response.status)) {
        await response.body?.cancel();
        throw new Error(`the status ${response.status} is no answer`);
      }
      return {
        status: response.status,
        type: response.headers.get("content-type") ?? undefined,
        retryAfter: response.headers.get("retry-after") ?? undefined,
        body: await boundedBytes(response),
      };
    } finally {
      underWay--;
    }
  };
}
