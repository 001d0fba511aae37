import type { IncomingMessage } from "node:http";
import { ClientGone } from "../runtime/client-gone.ts";
import type { ByteStream } from "../runtime/handler.ts";
import { Problem } from "../runtime/problem.ts";
import { bodyClosed, type OpenBody } from "../runtime/request.ts";

/**
 * Opens the body of the request for its handler. It is paused while nobody reads.
 * Errors  of the stream: `body_too_large` as soon as it exceeds `maxBytes`; `request_timeout` if it did not arrive within `timeoutMs`; `ClientGone`
 */
export function readStream(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: Readonly<{ maxBytes: number; timeoutMs: number }>,
): OpenBody {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let outcome: Error | "end" | undefined;
  let wake = (): void => undefined;
  const settle = (result: Error | "end"): void => {
    clearTimeout(timer);
    request.off("data", onData).off("end", onEnd).off("close", onDisconnect).off("error", onDisconnect).pause();
    outcome ??= result;
    wake();
  };
  const onData = (chunk: Uint8Array): void => {
    request.pause();
    length += chunk.length;
    if (length > maxBytes) settle(new Problem("body_too_large"));
    else chunks.push(chunk);
    wake();
  };
  const onEnd = (): void => settle("end");
  const onDisconnect = (): void => settle(new ClientGone());
  const timer = setTimeout(() => settle(new Problem("request_timeout")), timeoutMs);
  request.pause().on("data", onData).on("end", onEnd).on("close", onDisconnect).on("error", onDisconnect);
  if (request.destroyed) onDisconnect(); // the event will not be emitted again

  async function* read(): ByteStream {
    while (true) {
      const chunk = outcome instanceof Error ? undefined : chunks.shift();
      if (chunk !== undefined) yield chunk;
      else if (outcome === "end") return;
      else if (outcome !== undefined) throw outcome;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
          request.resume();
        });
    }
  }
  return { stream: read(), close: () => settle(bodyClosed()) };
}
