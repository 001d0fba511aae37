import { alreadyRead, BodyRefusal, checkContentLength, disconnected } from "./body-refusal.ts";
import { collectChunks } from "./chunks.ts";
import type { BodyLimits } from "./incoming.ts";
import { orAbort } from "./or-abort.ts";

const isBroken = (reason: unknown): boolean => reason instanceof BodyRefusal && reason.status === 500;

/**
 * Reads the bytes of a request.
 * @throws BodyRefusal 500 if it was already consumed or fails; 413; the abort reason of the signal
 */
export async function readWebBody(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  const { maxBytes, signal } = limits;
  if (request.bodyUsed || request.body?.locked) throw alreadyRead();
  checkContentLength(request.headers.get("content-length") ?? undefined, maxBytes);
  const chunks = collectChunks(limits);
  if (!request.body) {
    // No body, or a platform without request streams.
    chunks.add(new Uint8Array(await orAbort(request.arrayBuffer(), signal)));
    return chunks.joined();
  }
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await orAbort(reader.read(), signal);
      if (done) return chunks.joined();
      chunks.add(value);
    }
  } catch (reason) {
    // Asks the sender to stop; a failure is irrelevant.
    reader.cancel().catch(() => {});
    throw isBroken(reason) && request.signal?.aborted ? disconnected(reason) : reason;
  }
}
