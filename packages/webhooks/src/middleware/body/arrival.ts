import { BodyRefusal, bodyFailure } from "./body-refusal.ts";
import type { BodyLimits, BodyReader } from "./incoming.ts";

type Abort = (reason: unknown) => void;

/** The pending body of one request. */
export class Arrival implements BodyLimits {
  readonly maxBytes: number;
  #complete = false;
  #timeout: BodyRefusal | undefined;
  #controller: AbortController | undefined;
  #stopReader: Abort | undefined;
  #stopWait: Abort | undefined;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get complete(): boolean {
    return this.#complete;
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#timeout !== undefined) this.#controller.abort(this.#timeout);
    }
    return this.#controller.signal;
  }

  onTimeout(giveUp: Abort): void {
    if (this.#timeout === undefined) this.#stopReader = giveUp;
    else giveUp(this.#timeout);
  }

  /** Stops waiting, and aborts the reader. */
  end(reason: BodyRefusal): void {
    this.#timeout = reason;
    this.#controller?.abort(reason);
    this.#stopReader?.(reason);
    // The reader may not react on every platform.
    this.#stopWait?.(reason);
  }

  /** Releases the callbacks: they retain the body, and handlers may run for long. */
  #releaseCallbacks(): void {
    this.#stopReader = undefined;
    this.#stopWait = undefined;
  }

  /**
   * The complete body.
   * @throws BodyRefusal, also wrapping any other failure
   */
  body(read: BodyReader): Promise<Uint8Array | string> {
    return new Promise((resolve, reject) => {
      const fail = (reason: unknown): void => {
        this.#releaseCallbacks();
        reject(reason instanceof BodyRefusal ? reason : bodyFailure(reason));
      };
      const take = (body: Uint8Array | string): void => {
        this.#releaseCallbacks();
        this.#complete = this.#timeout === undefined;
        resolve(body);
      };
      this.#stopWait = reject;
      try {
        read(this).then(take, fail);
      } catch (reason) {
        fail(reason);
      }
    });
  }
}
