/** Retryable statuses besides 5xx; 204 and any other mean that this channel cannot be read. */
const retryable = new Set([408, 425, 429]);
const isRetryable = (status: number): boolean => retryable.has(status) || status >= 500;

/**
 * Why the channel cannot be read.
 * `fatal`   the client has stopped and will not retry
 * `status`  the response status of the proxy, if any
 */
export class ProxyChannelError extends Error {
  override readonly name = "ProxyChannelError";
  readonly fatal: boolean;
  readonly status: number | undefined;

  constructor(message: string, options: ErrorOptions & { fatal?: boolean; status?: number } = {}) {
    super(message, options);
    this.fatal = options.fatal ?? false;
    this.status = options.status;
  }
}

/** The error for a response that is not an open event stream. */
export function refusedChannel(status: number, contentType: string | null): ProxyChannelError {
  if (status === 204)
    return new ProxyChannelError("The proxy answered 204: the channel is closed", { fatal: true, status });
  if (status !== 200)
    return new ProxyChannelError(`The proxy answered ${status}, not 200`, { fatal: !isRetryable(status), status });
  const received = JSON.stringify(contentType?.slice(0, 100) ?? "nothing");
  const message = `The proxy answered with content type ${received}, not text/event-stream: is this the address of a channel?`;
  return new ProxyChannelError(message, { fatal: true, status });
}

/** What `fetch` reveals about a failure, which is little: "fetch failed" and, in Node, a code. */
export function failureText(reason: unknown): string {
  const { message, cause } = reason instanceof Error ? reason : new Error(String(reason));
  return typeof cause === "object" && cause !== null && "code" in cause ? `${message}, ${String(cause.code)}` : message;
}

/** The error for a connection that failed or broke. */
export const failedConnection = (reason: unknown): ProxyChannelError =>
  reason instanceof ProxyChannelError
    ? reason
    : new ProxyChannelError(`The connection to the proxy failed (${failureText(reason)})`, { cause: reason });
