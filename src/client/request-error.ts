/**
 * The service rejected a request.
 * - `message`            the reason, for people
 * - `code` the reason, for programs: a problem code of the specification; undefined if an intermediary responded
 * - `retryAfterSeconds`  when to retry, if the service specifies it
 */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    { status, code, retryAfterSeconds }: Pick<RequestError, "status" | "code" | "retryAfterSeconds">,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Seconds or a date. Source: RFC 9110, section 10.2.3. */
export function retryAfterOf({ headers }: Response, now: () => number = Date.now): number | undefined {
  const text = headers.get("retry-after");
  if (text === null) return undefined;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Whether a response is an HTML page, which no operation sends. */
export const isPage = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get("content-type") ?? "");

type Problem = Readonly<{ title?: unknown; detail?: unknown; code?: unknown }>;
const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** @param body the decoded body: a problem, or the text of an intermediary. An HTML page is dropped */
export function requestError(response: Response, body: unknown): RequestError {
  const text = isPage(response) ? undefined : body;
  const { title, detail, code }: Problem = typeof body === "object" && body !== null ? body : { detail: text };
  const { status } = response;
  const message = textOf(detail) ?? textOf(title) ?? `The service answered with status ${status}.`;
  return new RequestError(message, { status, code: textOf(code), retryAfterSeconds: retryAfterOf(response) });
}
