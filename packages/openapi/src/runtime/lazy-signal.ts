/**
 * A signal that is created on first use: most handlers never use it, and creating one costs more than the rest of their
 * input.
 * @param follow called then, with what aborts the signal
 */
export function lazySignal(follow: (abort: (reason: unknown) => void) => void): () => AbortSignal {
  let signal: AbortSignal | undefined;
  return () => {
    if (signal !== undefined) return signal;
    const controller = new AbortController();
    signal = controller.signal;
    follow((reason) => controller.abort(reason));
    return signal;
  };
}

/** The signal of work shared by several requests: aborted when no request waits any more. */
export type SharedSignal = Readonly<{
  join: (one: () => AbortSignal) => void;
  signal: () => AbortSignal;
  isAborted: () => boolean;
}>;

export function sharedSignal(): SharedSignal {
  const joined: (() => AbortSignal)[] = [];
  let waiting = 0;
  let abort: ((reason: unknown) => void) | undefined;
  const follow = (one: () => AbortSignal): void => {
    const signal = one();
    const leave = (): void => {
      waiting -= 1;
      if (waiting === 0) abort?.(signal.reason);
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
  };
  return {
    join: (one) => {
      waiting += 1;
      if (abort === undefined) joined.push(one);
      else follow(one);
    },
    signal: lazySignal((given) => {
      abort = given;
      for (const one of joined) follow(one);
    }),
    isAborted: () => abort !== undefined && waiting === 0,
  };
}
