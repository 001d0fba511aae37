import { ClientGone } from "../runtime/client-gone.ts";
import { Problem } from "../runtime/problem.ts";
import type { Body } from "../runtime/request.ts";

type Limits = Readonly<{ maxBytes: number; timeoutMs: number }>;

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * Reads a web stream to its end.
 * Errors  `body_too_large` as soon as it exceeds `maxBytes`, without reading on; `request_timeout` if it did not arrive within `timeoutMs`; `ClientGone`
 */
async function readAll(stream: ReadableStream<Uint8Array>, { maxBytes, timeoutMs }: Limits): Promise<Uint8Array> {
  const reader = stream.getReader();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Problem("request_timeout")), timeoutMs);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (true) {
      const next = reader.read().catch(() => {
        throw new ClientGone();
      });
      const { done, value } = await Promise.race([next, late.promise]);
      if (done) return joined(chunks, length);
      length += value.length;
      if (length > maxBytes) throw new Problem("body_too_large");
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The body of a web request. Errors of `read`: a body that something else has read is a bug. */
export function webBody(request: Request, timeoutMs: number): Body {
  const { body } = request;
  const length = request.headers.get("content-length");
  return {
    isSent: body !== null,
    declared: length === null || !/^\d+$/.test(length) ? undefined : Number(length),
    read: async (maxBytes) => {
      if (body === null) return new Uint8Array();
      if (request.bodyUsed) throw new Error("Something has read the body of the request already.");
      return readAll(body, { maxBytes, timeoutMs });
    },
    discard: async () => {
      if (body !== null && !body.locked) await body.cancel().catch(() => undefined);
    },
  };
}
