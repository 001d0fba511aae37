/**
 * A request that the service refused.
 * - `message`            the reason, for people
 * - `code` the reason, for programs: a problem code of the specification; undefined if something in between answered
 * - `retryAfterSeconds`  when to try again, if the service says so
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

/** Whether an answer is a page for people, which no service sends as an answer to an operation. */
export const isPage = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get("content-type") ?? "");

type Problem = Readonly<{ title?: unknown; detail?: unknown; code?: unknown }>;
const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** @param body as decoded: a problem, or text from something between client and service. A page is not passed on */
export function requestError(response: Response, body: unknown): RequestError {
  const text = isPage(response) ? undefined : body;
  const { title, detail, code }: Problem = typeof body === "object" && body !== null ? body : { detail: text };
  const { status } = response;
  const message = textOf(detail) ?? textOf(title) ?? `The service answered with status ${status}.`;
  return new RequestError(message, { status, code: textOf(code), retryAfterSeconds: retryAfterOf(response) });
}
