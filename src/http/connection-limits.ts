/** What connections may take of this process. */
export type ConnectionLimits = Readonly<{
  /** At the same time; one more is closed at once. */
  maxConnections: number;
  /** Request line and headers together. */
  maxHeaderBytes: number;
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  headersTimeoutMs: number;
  /** Between an answer and the next request. */
  keepAliveTimeoutMs: number;
  /** Without a byte of an answer being taken by its client. */
  sendTimeoutMs: number;
  /** How often `headersTimeoutMs` and the time for whole requests are looked at. */
  checkIntervalMs: number;
}>;
