type Dispose = () => unknown;

/**
 * What has to be released, in reverse order, each once and whatever the others do. The part of `AsyncDisposableStack`
 * that is used here, which Node 22 does not have.
 */
export class Disposal implements AsyncDisposable {
  #entries: Dispose[] = [];

  /** @returns the resource, for use in its declaration */
  use<T extends AsyncDisposable | Disposable | undefined>(resource: T): T {
    if (resource === undefined) return resource;
    this.defer(() => (Symbol.asyncDispose in resource ? resource[Symbol.asyncDispose]() : resource[Symbol.dispose]()));
    return resource;
  }

  defer(dispose: Dispose): void {
    this.#entries.push(dispose);
  }

  /** Hands everything over to a new one, so that leaving the scope of this one releases nothing. */
  move(): Disposal {
    const moved = new Disposal();
    moved.#entries = this.#entries;
    this.#entries = [];
    return moved;
  }

  /** @throws AggregateError of all that failed */
  async [Symbol.asyncDispose](): Promise<void> {
    const entries = this.#entries;
    this.#entries = [];
    const failures: unknown[] = [];
    for (const dispose of entries.reverse())
      try {
        await dispose();
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw new AggregateError(failures, "Not everything could be released.");
  }
}

/** Runs all of them concurrently and waits for all to settle. @throws AggregateError of the failures */
export async function endTogether(...ends: readonly (() => Promise<void> | undefined)[]): Promise<void> {
  const results = await Promise.allSettled(ends.map(async (end) => end()));
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, "Not everything could be stopped.");
}
