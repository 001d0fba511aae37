/** The response to send. Byte-identical on every platform. */
export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The sender may still be sending: nothing more is read, and the connection is closed. */
  close: boolean;
}>;

type Extra = Readonly<{ headers?: Readonly<Record<string, string>>; close?: boolean }>;

const answer = (status: number, type: string, body: string, { headers, close = false }: Extra): Answer => ({
  status,
  headers: {
    "content-type": type,
    "content-length": String(new TextEncoder().encode(body).byteLength),
    ...(close && { connection: "close" }),
    ...headers,
  },
  body,
  close,
});

/** Header of every response to a POST that reached the receiver. */
const accept = { accept: "application/json" };
const fault = (status: number, error: string, extra: Extra = {}): Answer =>
  answer(status, "application/json", JSON.stringify({ error }), extra);

/** For requests that cannot be matched against the path. */
export const notParsable = (): Answer => fault(422, "The URL of the request cannot be read.");
export const notFound = (method: string, pathname: string): Answer =>
  fault(404, `Nothing answers ${method} ${pathname} here.`);

/** A delivery was rejected or could not be handled. */
export const refused = (status: number, error: string, { headers, close = false }: Extra = {}): Answer =>
  fault(status, error, { headers: { ...accept, ...headers }, close });

/** Constant responses are created once. */
const constant = (status: number, text: string): (() => Answer) => {
  let cached: Answer | undefined;
  return () => {
    cached ??= answer(status, "text/plain", `${text}\n`, { headers: accept });
    return cached;
  };
};
export const handled = constant(200, "ok");
export const accepted = constant(202, "accepted");
export const duplicate = constant(200, "duplicate");
export const stillProcessing = constant(202, "still processing");
/** The delivery was not stored within the timeout. It may still be stored, and a retry of it is then a duplicate. */
export const notStored = (): Answer =>
  refused(503, "The delivery was not stored in time.", { headers: { "retry-after": "10" } });
