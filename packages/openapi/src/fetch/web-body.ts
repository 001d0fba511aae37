import { collectBytes } from "../byte-collector.ts";
import type { ByteStream } from "../operation/handler.ts";
import { Problem } from "../operation/problem.ts";
import { ClientGone } from "../runtime/client-gone.ts";
import { type Body, bodyClosed, type OpenBody } from "../runtime/request.ts";

type Source = Readonly<{ body: ReadableStream<Uint8Array>; signal: AbortSignal }>;
type Limits = Readonly<{ maxBytes: number; timeoutMs: number }>;

/**
 * Opens the body of a web request as a pull stream. It rejects with: `body_too_large` as soon as it exceeds `maxBytes`,
 * without reading on; `request_timeout` if it did not arrive within `timeoutMs`; `ClientGone`
 */
function openBody({ body, signal }: Source, { maxBytes, timeoutMs }: Limits): OpenBody {
  const reader = body.getReader();
  let length = 0;
  let outcome: Error | "end" | undefined;
  let fail = (_error: Error): void => undefined;
  const settle = (result: Error | "end"): void => {
    if (outcome !== undefined) return;
    outcome = result;
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    if (result === "end") return;
    fail(result);
    void reader.cancel().catch(() => undefined);
  };
  const onAbort = (): void => settle(new ClientGone());
  const timer = setTimeout(() => settle(new Problem("request_timeout")), timeoutMs);
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();

  /** Not a race with one promise for the whole body, which would keep every chunk until the end. */
  const next = (): ReturnType<typeof reader.read> =>
    new Promise((resolve, reject) => {
      fail = reject;
      reader.read().then(resolve, onAbort);
    });
  async function* read(): ByteStream {
    while (true) {
      if (outcome === "end") return;
      if (outcome !== undefined) throw outcome;
      const { done, value } = await next();
      if (done) settle("end");
      else {
        length += value.length;
        if (length > maxBytes) settle(new Problem("body_too_large"));
        else yield value;
      }
    }
  }
  return { stream: read(), close: () => settle(bodyClosed()) };
}

async function collected(stream: ByteStream): Promise<Uint8Array> {
  const body = collectBytes();
  for await (const chunk of stream) body.add(chunk);
  return body.bytes();
}

/** The body of a web request. `read` and `open` reject if the body was already consumed, which is a bug. */
export function webBody(request: Request, timeoutMs: number): Body {
  const { body, signal } = request;
  const length = request.headers.get("content-length");
  const open = (maxBytes: number): OpenBody => {
    if (body === null || request.bodyUsed) throw new Error("The body of the request was already consumed.");
    return openBody({ body, signal }, { maxBytes, timeoutMs });
  };
  return {
    isSent: body !== null,
    declared: length === null || !/^\d+$/.test(length) ? undefined : Number(length),
    accept: () => undefined, // done by the platform
    open,
    read: async (maxBytes) => (body === null ? new Uint8Array() : collected(open(maxBytes).stream)),
    discard: async () => {
      if (body !== null && !body.locked) await body.cancel().catch(() => undefined);
    },
  };
}
