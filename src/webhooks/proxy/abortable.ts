/** Settles as `promise` does, or rejects with the signal's reason as soon as that aborts, whatever the promise does then. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const give = (): void => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}
