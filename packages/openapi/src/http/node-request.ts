import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Client } from "../operation/handler.ts";
import type { Problem } from "../operation/problem.ts";
import { ClientGone, ServerStopped } from "../runtime/client-gone.ts";
import { lazySignal } from "../runtime/lazy-signal.ts";
import type { Body, OpenBody, PipelineRequest } from "../runtime/request.ts";
import { pathOf } from "../runtime/target.ts";
import type { Account, ByteBudget } from "./byte-budget.ts";
import { type ClientIp, clientOf } from "./client-address.ts";
import { declaredBytes, discardBody, hasBody, LINGER_MS, readBody, readStream } from "./read-body.ts";
import { examine } from "./request-check.ts";

/**
 * `bodyTimeoutMs`: for receiving a body. `budget`: memory for long ones. `isStopping`: whether the server of a request
 * stops.
 */
export type ReceiveOptions = Readonly<{
  clientIp: ClientIp;
  bodyTimeoutMs: number;
  budget: ByteBudget;
  isStopping: (request: IncomingMessage) => boolean;
}>;

/** Converts a request of node:http for the pipeline; its target is normalised. */
export class NodeRequest implements PipelineRequest {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly target: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly socketAddress: string | undefined;
  readonly fault: Problem | undefined;
  readonly body: NodeBody;
  readonly #options: ReceiveOptions;
  #signal: (() => AbortSignal) | undefined;

  /** @param waits whether the client waits for 100 Continue before it sends the body */
  constructor(message: IncomingMessage, response: ServerResponse, options: ReceiveOptions, waits = false) {
    const finding = examine(message);
    const { method = "", url = "", headers } = message;
    this.message = message;
    this.response = response;
    this.method = method;
    this.target = finding === "server" ? "*" : url;
    this.path = pathOf(url);
    this.headers = headers;
    this.socketAddress = message.socket.remoteAddress;
    this.fault = finding === "server" ? undefined : finding;
    this.body = new NodeBody(message, options, waits ? response : undefined);
    this.#options = options;
  }

  get localAddress(): string | undefined {
    return this.message.socket.localAddress;
  }

  client(): Client {
    return clientOf(this.socketAddress, this.headers, this.#options.clientIp);
  }

  signal(): AbortSignal {
    this.#signal ??= connectionSignal(this.message, this.response, this.#options.isStopping);
    return this.#signal();
  }
}

class NodeBody implements Body {
  readonly isSent: boolean;
  readonly #message: IncomingMessage;
  readonly #options: ReceiveOptions;
  #waiting: ServerResponse | undefined;
  #account: Account | undefined;

  constructor(message: IncomingMessage, options: ReceiveOptions, waiting: ServerResponse | undefined) {
    this.isSent = hasBody(message);
    this.#message = message;
    this.#options = options;
    this.#waiting = this.isSent ? waiting : undefined;
  }

  get declared(): number | undefined {
    return declaredBytes(this.#message);
  }

  accept(): void {
    this.#waiting?.writeContinue();
    this.#waiting = undefined;
  }

  read(maxBytes: number): Promise<Uint8Array> {
    checkUnread(this.#message);
    this.#account = this.#options.budget.open();
    return readBody(this.#message, { maxBytes, timeoutMs: this.#options.bodyTimeoutMs, account: this.#account });
  }

  open(maxBytes: number): OpenBody {
    checkUnread(this.#message);
    return readStream(this.#message, { maxBytes, timeoutMs: this.#options.bodyTimeoutMs });
  }

  discard(): Promise<void> {
    return discardBody(this.#message, LINGER_MS);
  }

  /** To be called when the body is no longer needed. */
  release(): void {
    this.#account?.[Symbol.dispose]();
  }
}

function checkUnread(message: IncomingMessage): void {
  if (message.readableEnded && hasBody(message))
    throw new Error("The body was already consumed. Register this handler before body parsers.");
}

/** Whether the client closed the connection. */
const hasLeft = ({ socket }: IncomingMessage): boolean => socket.readableEnded || socket.errored !== null;

/** The signal of a request: aborted when its connection is closed before the response is complete. */
const connectionSignal = (
  message: IncomingMessage,
  response: ServerResponse,
  isStopping: ReceiveOptions["isStopping"],
): (() => AbortSignal) =>
  lazySignal((abort) => {
    const onClose = (): void => {
      if (response.writableEnded) return;
      abort(isStopping(message) && !hasLeft(message) ? new ServerStopped() : new ClientGone());
    };
    if (response.closed) onClose();
    else response.once("close", onClose);
  });
