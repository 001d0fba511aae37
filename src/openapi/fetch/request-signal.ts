import { ClientGone } from "../runtime/client-gone.ts";
import { lazySignal } from "../runtime/lazy-signal.ts";

/** `end`: the response is over. What a platform says about its client after that is of no interest. */
export type RequestSignal = Readonly<{ signal: () => AbortSignal; end: (isComplete: boolean) => void }>;

/** The signal of a web request: aborted when the platform aborts its own, or cancels the body of the response. */
export function requestSignal({ signal: platform }: Request): RequestSignal {
  let state: "open" | "complete" | "gone" = "open";
  let abort = (): void => undefined;
  const end = (isComplete: boolean): void => {
    if (state !== "open") return;
    state = isComplete ? "complete" : "gone";
    platform.removeEventListener("abort", onAbort);
    if (!isComplete) abort();
  };
  const onAbort = (): void => end(false);
  const signal = lazySignal((given) => {
    abort = () => given(new ClientGone());
    if (state === "gone") abort();
    else if (state === "complete") return;
    else if (platform.aborted) end(false);
    else platform.addEventListener("abort", onAbort);
  });
  return { signal, end };
}
