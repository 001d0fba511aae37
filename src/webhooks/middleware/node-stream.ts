import type { IncomingMessage } from "node:http";
import { BodyRefusal, broken, refuseByLength } from "./body-refusal.ts";
import { collectChunks } from "./chunks.ts";
import type { BodyLimits } from "./incoming.ts";

const ignore = (): void => {};

/**
 * Reads a request to its end. Whatever happens, it settles, keeps no listener that holds the bytes, and stops reading.
 * Errors  BodyRefusal 413, or 500 when the stream breaks or closes before its end; the reason of the signal
 */
export function readNodeStream(request: IncomingMessage, { maxBytes, signal }: BodyLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    refuseByLength(request.headers?.["content-length"], maxBytes);
    const chunks = collectChunks(maxBytes);
    const stop = (): void => {
      request.off("data", take).off("end", end).off("error", fail).off("close", close);
      signal.removeEventListener("abort", abort);
      request.pause();
    };
    const fail = (reason: unknown): void => {
      stop();
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
      stop();
      resolve(chunks.joined());
    };
    const close = (): void => fail(new Error("The connection closed before the body was complete."));
    const abort = (): void => fail(signal.reason);
    signal.addEventListener("abort", abort);
    // Stays: an error that comes later concerns nobody, and without a listener it would end the process.
    request.on("error", ignore);
    request.on("data", take).on("end", end).on("error", fail).on("close", close);
  });
}
