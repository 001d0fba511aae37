/** An answer as HTTP gives it; `body` is undefined when the text is no JSON. */
export type Reply = Readonly<{ status: number; text: string; body: unknown }>;

/**
 * A cluster, over HTTP or in this process. What it refuses is a reply too.
 * - `interrupt`  what Ctrl-C does to a call of `up` or `move`: stops it and resolves to true, or leaves it alone and resolves to false
 * Errors  `NoAnswer`
 */
export type Service = AsyncDisposable &
  Readonly<{
    up(waitSeconds: number): Promise<Reply>;
    move(waitSeconds: number): Promise<Reply>;
    applied(): Promise<Reply>;
    status(signal?: AbortSignal): Promise<Reply>;
    plan(): Promise<Reply>;
    cancel(runId: string): Promise<Reply>;
    interrupt(): Promise<boolean>;
  }>;

/** Nobody answered, or the connection broke before the answer was whole. `reached`: the request may have arrived. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  readonly reached: boolean;
  constructor(message: string, reached: boolean, options?: ErrorOptions) {
    super(message, options);
    this.reached = reached;
  }
}

export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
