import { alreadyRead, refuseByLength } from "./body-refusal.ts";
import { collectChunks } from "./chunks.ts";
import type { BodyLimits } from "./incoming.ts";
import { orAbort } from "./or-abort.ts";

/**
 * The bytes of a request.
 * Errors  BodyRefusal 500 when somebody else has read or reads it, or when it breaks; 413; the reason of the signal
 */
export async function readWebBody(request: Request, { maxBytes, signal }: BodyLimits): Promise<Uint8Array> {
  if (request.bodyUsed || request.body?.locked) throw alreadyRead();
  refuseByLength(request.headers.get("content-length") ?? undefined, maxBytes);
  const chunks = collectChunks(maxBytes);
  if (!request.body) {
    // No body, or a platform whose requests have no streams.
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
    // Tells the sender to stop; that it may fail as well changes nothing.
    reader.cancel().catch(() => {});
    throw reason;
  }
}
