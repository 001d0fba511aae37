import type { Reply } from "./reply-check.ts";
import type { ExampleRequest } from "./request.ts";

const maxBytes = 10 * 1024 * 1024;

export type Target = Readonly<{ url: string; headers: readonly (readonly [string, string])[]; timeoutMs: number }>;

/** There is no reply; the message contains no header. */
export class NoReply extends Error {
  override readonly name = "NoReply";
}

/**
 * Sends a request and reads its reply; redirects are not followed.
 * @throws NoReply when there is none in time, or it is too long
 */
export async function exchange(
  method: string,
  request: ExampleRequest,
  { url, headers, timeoutMs }: Target,
): Promise<Reply> {
  const { target, body } = request;
  try {
    const all = new Headers(request.headers.map(([name, value]) => [name, value]));
    if (body?.mediaType !== undefined) all.set("content-type", body.mediaType);
    for (const [name, value] of headers) all.set(name, value);
    const response = await fetch(`${url.replace(/\/+$/, "")}${target}`, {
      method: method.toUpperCase(),
      headers: all,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: body.data }),
    });
    const mediaType = response.headers.get("content-type") ?? undefined;
    return { status: response.status, mediaType, body: await bytesOf(response, mediaType) };
  } catch (error) {
    throw new NoReply(reason(error, timeoutMs), { cause: error });
  }
}

async function bytesOf(response: Response, mediaType: string | undefined): Promise<Uint8Array | undefined> {
  if (mediaType?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new RangeError("too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Messages of `fetch` may quote headers, so only its codes are shown. */
function reason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return "the request failed";
  if (error.name === "TimeoutError") return `no reply within ${timeoutMs / 1000} s`;
  if (error instanceof RangeError) return `the reply is longer than ${maxBytes} bytes`;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? `no reply: ${code}` : "the request cannot be sent, or was not answered";
}
