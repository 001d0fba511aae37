type Handler = (event: Event) => unknown;
type Listener = Handler | Readonly<{ handleEvent: Handler }>;
type Options = Parameters<AbortSignal["addEventListener"]>[2];

const answerOf = async (listener: Listener, event: Event): Promise<unknown> =>
  typeof listener === "function" ? listener.call(event.currentTarget, event) : listener.handleEvent(event);

/**
 * The same signal for foreign code: a listener that throws, or rejects, would otherwise crash the process.
 * @param failed called with what it threw
 */
export function calmSignal(signal: AbortSignal, failed: (error: unknown) => void): AbortSignal {
  const own = AbortSignal.any([signal]);
  const { addEventListener, removeEventListener } = own;
  const calmed = new WeakMap<Listener, (event: Event) => void>();
  const calm = (listener: Listener): ((event: Event) => void) => {
    const known = calmed.get(listener) ?? ((event: Event) => void answerOf(listener, event).catch(failed));
    calmed.set(listener, known);
    return known;
  };
  own.addEventListener = (type: string, listener: Listener | null, options?: Options) => {
    if (listener !== null) addEventListener.call(own, type, calm(listener), options);
  };
  own.removeEventListener = (type: string, listener: Listener | null, options?: Options) => {
    if (listener !== null) removeEventListener.call(own, type, calm(listener), options);
  };
  let onabort: Handler | null = null;
  Object.defineProperty(own, "onabort", {
    get: () => onabort,
    set: (listener: Handler | null) => {
      if (onabort !== null) own.removeEventListener("abort", onabort);
      onabort = listener;
      if (listener !== null) own.addEventListener("abort", listener);
    },
  });
  return own;
}
