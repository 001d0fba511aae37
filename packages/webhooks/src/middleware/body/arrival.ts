import { BodyRefusal, broken } from "./body-refusal.ts";
import type { BodyLimits, BodyReader } from "./incoming.ts";

type GiveUp = (reason: unknown) => void;

/** The pending body of one request. */
export class Arrival implements BodyLimits {
  readonly maxBytes: number;
  #complete = false;
  #late: BodyRefusal | undefined;
  #controller: AbortController | undefined;
  #stopReader: GiveUp | undefined;
  #stopWait: GiveUp | undefined;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get complete(): boolean {
    return this.#complete;
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#late !== undefined) this.#controller.abort(this.#late);
    }
    return this.#controller.signal;
  }

  whenLate(giveUp: GiveUp): void {
    if (this.#late === undefined) this.#stopReader = giveUp;
    else giveUp(this.#late);
  }

  /** Stops waiting, and aborts the reader. */
  end(reason: BodyRefusal): void {
    this.#late = reason;
    this.#controller?.abort(reason);
    this.#stopReader?.(reason);
    // The reader may not react: platforms differ, and so do their requests.
    this.#stopWait?.(reason);
  }

  /** Releases the callbacks: they retain the body, and handlers may run for long. */
  #letGo(): void {
    this.#stopReader = undefined;
    this.#stopWait = undefined;
  }

  /**
   * The complete body.
   * Errors  BodyRefusal, also wrapping any other failure
   */
  body(read: BodyReader): Promise<Uint8Array | string> {
    return new Promise((resolve, reject) => {
      const fail = (reason: unknown): void => {
        this.#letGo();
        reject(reason instanceof BodyRefusal ? reason : broken(reason));
      };
      const take = (body: Uint8Array | string): void => {
        this.#letGo();
        this.#complete = this.#late === undefined;
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
