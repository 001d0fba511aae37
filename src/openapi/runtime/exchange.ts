/** One finished request, for log and metrics. Never contains the client's address, a query or a body. */
export type Exchange = Readonly<{
  id: string;
  /** `unmatched` if no operation has the path or the method. */
  operationId: string;
  /** Empty if the bytes received were not a valid request. */
  method: string;
  /** 499 if the client disconnected before the response. */
  status: number;
  code: string | undefined;
  ms: number;
  /** Of a request for a path that no operation has: as `shownPath` shows it. */
  path?: string;
}>;
