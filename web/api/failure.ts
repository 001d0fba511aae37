/**
 * Why a request was refused, or could not be made. `status` is 0 when there was no answer; `body` is the answer as it
 * came.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly status: number;
  readonly code: string | undefined;
  readonly body: unknown;
  constructor(message: string, status: number, code?: string, body?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** What openapi-fetch resolves to. */
type Result<T> = Readonly<{ data?: T; error?: unknown; response: Response }>;

const textOf = (error: unknown): Readonly<{ detail?: string; code?: string }> => {
  if (typeof error === "string") return { detail: error };
  if (typeof error !== "object" || error === null) return {};
  const { detail, code } = error as Record<string, unknown>;
  return {
    ...(typeof detail === "string" && { detail }),
    ...(typeof code === "string" && { code }),
  };
};

/** The body of a successful answer. Errors: `Failure` with the sentence of the service */
export async function answered<T>(request: Promise<Result<T>>): Promise<T> {
  const { data, error, response } = await request.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new Failure(cause instanceof Error ? cause.message : String(cause), 0);
  });
  if (response.ok) return data as T;
  // The service answers with JSON or plain text. Anything else is the page of a proxy in front of it.
  const isOurs = /^(application\/(problem\+)?json|text\/plain)\b/.test(response.headers.get("content-type") ?? "");
  const { detail, code } = isOurs ? textOf(error) : {};
  throw new Failure(detail ?? `${response.status} ${response.statusText}`.trim(), response.status, code, error);
}

/** The same, for a read where 404 means that there is nothing. */
export const answeredOr = <T, E>(request: Promise<Result<T>>, empty: E): Promise<T | E> =>
  answered(request).catch((error: unknown) => {
    if (error instanceof Failure && error.status === 404) return empty;
    throw error;
  });
