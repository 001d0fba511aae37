import type { Change, Section } from "../protocol/contracts.ts";

/**
 * An HTTP response, or its equivalent; `body` is undefined when the text is not JSON.
 * - `isAdvised`  the detail of a problem includes the advice; the advice of its code is for clusters
 */
export type Reply = Readonly<{ status: number; text: string; body: unknown; isAdvised?: boolean }>;

/** What `up` applies: on the leader `only`, and no migration after `to`; default: everything everywhere. */
export type Scope = Readonly<{ only?: string | undefined; to?: string | undefined }>;

/**
 * - `first`         the leader that is migrated before the others
 * - `pauseSeconds`  how long to wait before the others follow; default: ask
 */
export type FirstLeader = Readonly<{ first: string; pauseSeconds: number | undefined }>;

/**
 * A cluster, over HTTP or in this process. Refusals are replies too.
 * - `interrupt` handles Ctrl-C during `up` or `move`: resolves to true if it stopped the call, to false if the call
 *   continues.
 *
 * All methods reject with `NoResponse` when there is no response
 */
export type Service = AsyncDisposable &
  Readonly<{
    up(waitSeconds: number, scope: Scope): Promise<Reply>;
    move(waitSeconds: number): Promise<Reply>;
    applied(): Promise<Reply>;
    status(signal?: AbortSignal): Promise<Reply>;
    plan(): Promise<Reply>;
    /** Tells what would change, or with `write` changes it. */
    amend(change: Change, write: boolean, waitSeconds: number): Promise<Reply>;
    history(limit: number): Promise<Reply>;
    /** The configuration of the cluster, after `change` is written to it. */
    config(change: Section | undefined): Promise<Reply>;
    cancel(runId: string): Promise<Reply>;
    interrupt(): Promise<boolean>;
  }>;

/** There was no response, or the connection broke before it was complete. `reached`: the request may have arrived. */
export class NoResponse extends Error {
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
