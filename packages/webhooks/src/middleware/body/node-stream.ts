import { BodyRefusal, broken, ended, refuseByLength } from "./body-refusal.ts";
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
function letGo(request: Emitter, listeners: Readonly<Record<(typeof events)[number], Listener>>): void {
  try {
    for (const event of events) {
      if (typeof request.off === "function") request.off(event, listeners[event]);
      else request.removeListener?.(event, listeners[event]);
    }
    request.pause?.();
  } catch {
    // There is nobody to report this to from within an event listener.
  }
}

/**
 * Reads a request to its end. In any case it settles, keeps no listener that retains the bytes, and stops reading.
 * Errors  BodyRefusal 413, or 500 if the stream fails or closes before its end; the reason passed to `whenLate`
 */
export function readNodeStream(request: Emitter, limits: BodyLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    refuseByLength(request.headers?.["content-length"], limits.maxBytes);
    const chunks = collectChunks(limits);
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
    const close = (): void => fail(ended());
    const listeners = { end, error: fail, close, data: take };
    limits.whenLate(fail);
    // Never removed: a late error is irrelevant, but without a listener it would terminate the process.
    request.on("error", ignore);
    // `data` is attached last: an emitter may emit everything synchronously.
    for (const event of events) request.on(event, listeners[event]);
    // Something before may have paused it, to wait for whatever it needs; then a listener alone does not make it flow.
    request.resume?.();
  });
}
