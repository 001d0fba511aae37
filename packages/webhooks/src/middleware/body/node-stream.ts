import { BodyRefusal, bodyFailure, checkContentLength, disconnected } from "./body-refusal.ts";
import { collectChunks } from "./chunks.ts";
import type { BodyLimits } from "./incoming.ts";

const ignore = (): void => {};

// biome-ignore lint/suspicious/noExplicitAny: what emitters of all kinds give
type Listener = (value?: any) => void;

/** An event emitter of a body. Serverless adapters provide no more than this, so nothing else is assumed. */
type Emitter = {
  on(event: string, listener: Listener): unknown;
  off?(event: string, listener: Listener): unknown;
  removeListener?(event: string, listener: Listener): unknown;
  pause?(): unknown;
  resume?(): unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly readableEncoding?: BufferEncoding | null;
};

const events = ["end", "error", "close", "data"] as const;

/** Removes the listeners where possible. A failure does not affect what was read. */
function detachListeners(request: Emitter, listeners: Readonly<Record<(typeof events)[number], Listener>>): void {
  try {
    for (const event of events) {
      if (typeof request.off === "function") request.off(event, listeners[event]);
      else request.removeListener?.(event, listeners[event]);
    }
    request.pause?.();
  } catch {
    // An event listener has no caller to report this to.
  }
}

/**
 * Reads a request to its end. Always settles, removes its listeners, which retain the bytes, and stops reading.
 * @throws BodyRefusal 413, or 500 if the stream fails or closes before its end; the reason passed to `onTimeout`
 */
export function readNodeStream(request: Emitter, limits: BodyLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    checkContentLength(request.headers?.["content-length"], limits.maxBytes);
    const chunks = collectChunks(limits);
    const fail = (reason: unknown): void => {
      detachListeners(request, listeners);
      reject(reason instanceof BodyRefusal ? reason : bodyFailure(reason));
    };
    const take = (chunk: Uint8Array | string): void => {
      try {
        chunks.add(typeof chunk === "string" ? Buffer.from(chunk, request.readableEncoding ?? "utf8") : chunk);
      } catch (reason) {
        fail(reason);
      }
    };
    const end = (): void => {
      detachListeners(request, listeners);
      resolve(chunks.joined());
    };
    const close = (): void => fail(disconnected());
    const listeners = { end, error: fail, close, data: take };
    limits.onTimeout(fail);
    // Never removed: a late error is irrelevant, but without a listener it would terminate the process.
    request.on("error", ignore);
    // `data` is attached last: an emitter may emit everything synchronously.
    for (const event of events) request.on(event, listeners[event]);
    // Earlier middleware may have paused it; then adding a listener does not make it flow.
    request.resume?.();
  });
}
