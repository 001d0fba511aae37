import type { IncomingMessage, ServerResponse } from "node:http";
import type { OpenBody, PipelineRequest } from "../runtime/request.ts";
import type { Account, ByteBudget } from "./byte-budget.ts";
import { type ClientIp, clientOf } from "./client.ts";
import { connectionSignal } from "./connection-signal.ts";
import { bodyHead, discardBody, hasBody, LINGER_MS, readBody } from "./read-body.ts";
import { readStream } from "./read-stream.ts";

/** `bodyTimeoutMs`: for receiving a body. `budget`: memory for long ones. */
export type ReceiveOptions = Readonly<{
  clientIp: ClientIp;
  bodyTimeoutMs: number;
  budget: ByteBudget;
  isStopping: (request: IncomingMessage) => boolean;
}>;

/** `release`: to be called when the body is no longer needed. */
export type Received = Readonly<{ request: PipelineRequest; release: () => void }>;

/** A request of node:http, normalised before, as the pipeline takes it. */
export function pipelineRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { clientIp, bodyTimeoutMs: timeoutMs, budget, isStopping }: ReceiveOptions,
): Received {
  const { method = "", url: target = "", headers, socket } = request;
  const { isSent, declared } = bodyHead(request);
  const { remoteAddress: socketAddress, localAddress } = socket;
  let account: Account | undefined;
  const checkUnread = (): void => {
    if (request.readableEnded && hasBody(request))
      throw new Error("Something has read the body already. Let requests come here before they reach body parsers.");
  };
  const open = (maxBytes: number): OpenBody => {
    checkUnread();
    return readStream(request, { maxBytes, timeoutMs });
  };
  const read = async (maxBytes: number): Promise<Uint8Array> => {
    checkUnread();
    account = budget.open();
    return readBody(request, { maxBytes, timeoutMs, account });
  };
  return {
    request: {
      method,
      target,
      headers,
      socketAddress,
      localAddress,
      client: () => clientOf(socketAddress, headers, clientIp),
      signal: connectionSignal(request, response, () => isStopping(request)),
      body: { isSent, declared, read, open, discard: () => discardBody(request, LINGER_MS) },
    },
    release: () => account?.[Symbol.dispose](),
  };
}
