import type { ReceivedRequest } from "./handler.ts";

/** A request as adapters pass it on to handlers. Nothing is copied, and its signal is made when it is first asked for. */
export class IncomingRequest implements ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: ReceivedRequest["headers"];
  readonly #signal: () => AbortSignal;

  /** @param signal returns the same signal each time */
  constructor({ method, target, headers }: ReceivedRequest, signal: () => AbortSignal) {
    this.method = method;
    this.target = target;
    this.headers = headers;
    this.#signal = signal;
  }

  /** Aborted when nobody waits for the response any more, with the reason. */
  get signal(): AbortSignal {
    return this.#signal();
  }
}
