import { detached } from "../detached.ts";
import { BodyRefusal, broken, refuseByLength } from "./body-refusal.ts";
import { collectChunks } from "./chunks.ts";
import type { BodyLimits } from "./incoming.ts";

const ignore = (): void => {};

// biome-ignore lint/suspicious/noExplicitAny: what emitters of all kinds give
type Listener = (value?: any) => void;

/** What emits a body. Adapters of serverless platforms give no more than this, so that nothing else is taken for granted. */
type Emitter = {
  on(event: string, listener: Listener): unknown;
  off?(event: string, listener: Listener): unknown;
  removeListener?(event: string, listener: Listener): unknown;
  pause?(): unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly readableEncoding?: BufferEncoding | null;
};

const events = ["end", "error", "close", "data"] as const;

/** Takes listeners back where that is possible. What it cannot do changes nothing about what was read. */
function letGo(request: Emitter, listeners: Readonly<Record<(typeof events)[number], Listener>>): void {
  try {
    for (const event of events) {
      if (typeof request.off === "function") request.off(event, listeners[event]);
      else request.removeListener?.(event, listeners[event]);
    }
    request.pause?.();
  } catch {
    // Whoever made such a request is not told in the middle of an event.
  }
}

/**
 * Reads a request to its end. Whatever happens, it settles, keeps no listener that holds the bytes, and stops reading.
 * Errors  BodyRefusal 413, or 500 when the stream breaks or closes before its end; the reason why it is late
 */
export function readNodeStream(request: Emitter, limits: BodyLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const { maxBytes } = limits;
    refuseByLength(request.headers?.["content-length"], maxBytes);
    const chunks = collectChunks(maxBytes);
    const fail = (reason: unknown): void => {
      letGo(request, listeners);
      reject(reason instanceof BodyRefusal ? reason : broken(reason));
    };
    const take = (chunk: Uint8Array | string): void => {
      try {
        chunks.add(typeof chunk === "string" ? Buffer.from(chunk, request.readableEncoding ?? "utf8") : chunk);
      } catch (reason) {
        fail(reason);
      }
    };
    const end = (): void => {
      letGo(request, listeners);
      resolve(chunks.joined());
    };
    const close = (): void => fail(detached(new Error("The connection closed before the body was complete.")));
    const listeners = { end, error: fail, close, data: take };
    limits.whenLate(fail);
    // Stays: an error that comes later concerns nobody, and without a listener it would end the process.
    request.on("error", ignore);
    // The data last: an emitter may give it all at once.
    for (const event of events) request.on(event, listeners[event]);
  });
}
