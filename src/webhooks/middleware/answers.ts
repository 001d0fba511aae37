/** What is sent back. The same on every platform, byte for byte. */
export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The sender may still be sending: nothing more is read, and the connection ends. */
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

/** Tells the sender what it should have sent; on every answer to a request that reached the receiver with POST. */
const accept = { accept: "application/json" };
const fault = (status: number, error: string, extra: Extra = {}): Answer =>
  answer(status, "application/json", JSON.stringify({ error }), extra);

/** Before it is known that the request is a delivery. */
export const notParsable = (): Answer => fault(422, "The URL of the request cannot be read.");
export const notFound = (method: string, pathname: string): Answer =>
  fault(404, `Nothing answers ${method} ${pathname} here.`);

/** What is wrong with a delivery, or with handling it. */
export const refused = (status: number, error: string, { headers, close = false }: Extra = {}): Answer =>
  fault(status, error, { headers: { ...accept, ...headers }, close });

/** Answers that are always the same are made once. */
const told = (status: number, text: string): (() => Answer) => {
  let made: Answer | undefined;
  return () => {
    made ??= answer(status, "text/plain", `${text}\n`, { headers: accept });
    return made;
  };
};
export const handled = told(200, "ok");
export const accepted = told(202, "accepted");
export const duplicate = told(200, "duplicate");
export const stillProcessing = told(202, "still processing");
