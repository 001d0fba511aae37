type Handler = (event: Event) => unknown;
type Listener = Handler | Readonly<{ handleEvent: Handler }>;
type Options = Parameters<AbortSignal["addEventListener"]>[2];

const call = async (listener: Listener, event: Event): Promise<unknown> =>
  typeof listener === "function" ? listener.call(event.currentTarget, event) : listener.handleEvent(event);

/**
 * The same signal for foreign code: a listener that throws, or rejects, would otherwise crash the process.
 * @param onError called with what it threw
 */
export function safeSignal(signal: AbortSignal, onError: (error: unknown) => void): AbortSignal {
  const own = AbortSignal.any([signal]);
  const { addEventListener, removeEventListener } = own;
  const wrappers = new WeakMap<Listener, (event: Event) => void>();
  const wrap = (listener: Listener): ((event: Event) => void) => {
    const wrapper = wrappers.get(listener) ?? ((event: Event) => void call(listener, event).catch(onError));
    wrappers.set(listener, wrapper);
    return wrapper;
  };
  own.addEventListener = (type: string, listener: Listener | null, options?: Options) => {
    if (listener !== null) addEventListener.call(own, type, wrap(listener), options);
  };
  own.removeEventListener = (type: string, listener: Listener | null, options?: Options) => {
    if (listener !== null) removeEventListener.call(own, type, wrap(listener), options);
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
