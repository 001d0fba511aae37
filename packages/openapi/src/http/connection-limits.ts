/** Resource limits of connections in this process. */
export type ConnectionLimits = Readonly<{
  /** Maximum number of concurrent connections; further ones are closed at once. */
  maxConnections: number;
  /** Maximum size of request line and headers together. */
  maxHeaderBytes: number;
  /** From the first byte of a request, or from connecting, to the end of its headers. */
  headersTimeoutMs: number;
  /** Idle time between a response and the next request. */
  keepAliveTimeoutMs: number;
  /** Time without progress while sending a response. */
  sendTimeoutMs: number;
  /** How often `headersTimeoutMs` and the timeout of whole requests are checked. */
  checkIntervalMs: number;
}>;

export const defaultConnectionLimits: ConnectionLimits = {
  maxConnections: 10_000,
  maxHeaderBytes: 16_384,
  headersTimeoutMs: 10_000,
  keepAliveTimeoutMs: 20_000,
  sendTimeoutMs: 30_000,
  checkIntervalMs: 1000,
};
