/**
 * - `request`      it was not sent: the URL, a header or the payload is not what the document describes
 * - `unreachable`  there was no answer
 * - `timeout`      there was none in time
 * - `reply`        the answer is not what the document describes; a redirect, which is not followed, included
 */
export type SendFailure = "request" | "unreachable" | "timeout" | "reply";

/**
 * Something was not sent, or not answered as described. Messages name the host of a receiver, and nothing else of its
 * URL; they have no secret and no value of a payload or an answer.
 */
export class SendError extends Error {
  override readonly name = "SendError";
  readonly operationId: string;
  readonly failure: SendFailure;
  /** Of the answer, if there is one. */
  readonly status: number | undefined;

  constructor(operationId: string, failure: SendFailure, reason: string, status?: number) {
    super(`${operationId}: ${reason}`);
    this.operationId = operationId;
    this.failure = failure;
    this.status = status;
  }
}
