/// <reference lib="esnext.disposable" preserve="true" />

import { asError } from "../events/errors.ts";
import { completeLog, guarded, write } from "../observability/log.ts";
import type { Channel, Listener } from "./channel/channel.ts";
import { eventSourceChannel } from "./channel/event-source.ts";
import { fetchChannel } from "./channel/fetch-channel.ts";
import { type Deliver, deliverTo, TargetError } from "./deliver.ts";
import { type ProxiedDelivery, readMessage } from "./message.ts";
import { checkedOptions, type ProxyClientOptions, type ProxyDelivery } from "./proxy-options.ts";
import { slots } from "./slots.ts";

/** `waiting`: between two connections. `closed`: permanently, by `close` or because the channel cannot be read. */
export type ProxyState = "idle" | "connecting" | "open" | "waiting" | "closed";

export type ProxyClient = {
  readonly state: ProxyState;
  /** Never rejects; resolves once the client has stopped permanently and nothing it started is still running. */
  readonly ended: Promise<void>;
  /** Connects. No-op on a client that was started. @throws Error on one that has stopped */
  start(): void;
  /**
   * Disconnects, drops queued deliveries, and resolves when the ones in progress are done. Do not await it in a
   * handler.
   */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * A client of a webhook proxy channel: reads deliveries and has `webhooks` verify and receive them, or forwards them to
 * `target`. Reconnects automatically until it is closed or the proxy rejects it permanently. Does nothing before
 * `start`.
 * @throws TypeError naming the invalid option
 */
export function createProxyClient(options: ProxyClientOptions): ProxyClient {
  const { webhooks, EventSource } = options;
  const settings = checkedOptions(options);
  const log = options.log === undefined && webhooks !== undefined ? webhooks.log : completeLog(options.log);
  const deliver = deliverTo(webhooks, settings.target, settings.fetch);
  const channel: Channel =
    EventSource === undefined ? fetchChannel(settings) : eventSourceChannel({ ...settings, EventSource });
  const deliverySlots = slots(settings.concurrency);
  const stop = new AbortController();
  let state: ProxyState = "idle";
  let finish = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const callHook = (call: () => unknown): void => guarded(log, "A hook of the proxy client failed.", call);
  const setState = (next: ProxyState): void => {
    if (!stop.signal.aborted) state = next;
  };

  const handle = async (data: string): Promise<void> => {
    const message = readMessage(data, settings.recognise);
    if ("contradiction" in message) return void write(log, "warn", `Ignored a message. ${message.contradiction}`);
    if ("missing" in message) {
      const { missing, similar } = message;
      const hint = similar === undefined ? "" : `. It has ${similar}: see the option headers.`;
      return void write(log, "warn", `Ignored a message without ${missing.join(", ")}${hint}`);
    }
    const result = await outcomeOf(deliver, message.delivery);
    const which = `Delivery ${quoted(result.id)} (${quoted(result.name)})`;
    if (result.error === undefined) write(log, "debug", `${which} was handled in ${result.milliseconds} ms`);
    else write(log, "error", `${which} failed: ${quoted(result.error.message)}`);
    callHook(() => options.onDelivery?.(result));
  };

  const listener: Listener = {
    connecting: () => setState("connecting"),
    open: () => {
      setState("open");
      write(log, "info", "Connected to the proxy");
      callHook(() => options.onOpen?.());
    },
    // Inspecting a thrown value may throw again.
    message: (data) =>
      deliverySlots.begin(() => handle(data).catch(() => write(log, "error", "A delivery failed.")), stop.signal),
    queued: deliverySlots.waiting,
    failed: (error) => {
      write(log, "warn", error.fatal ? `${error.message}. The client stops.` : error.message);
      callHook(() => options.onError?.(error));
    },
    waiting: (milliseconds) => {
      setState("waiting");
      write(log, "info", `Connecting again in ${Math.round(milliseconds)} ms`);
    },
  };

  const run = async (): Promise<void> => {
    await channel(listener, stop.signal);
    state = "closed";
    await deliverySlots.idle();
    finish();
  };

  const close = (): Promise<void> => {
    if (state === "idle") finish();
    state = "closed";
    stop.abort();
    return ended;
  };

  return {
    get state() {
      return state;
    },
    ended,
    start: () => {
      if (state === "closed") throw new Error("The proxy client has stopped: make a new one");
      if (state === "idle") void run();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Delivers and reports the outcome. Never rejects. */
async function outcomeOf(deliver: Deliver, delivery: ProxiedDelivery): Promise<ProxyDelivery> {
  const { id, name, action } = delivery;
  const began = performance.now();
  const done = (status: number | undefined, error: Error | undefined): ProxyDelivery => {
    return { id, name, action, milliseconds: Math.round(performance.now() - began), status, error };
  };
  return await deliver(delivery).then(
    (status) => done(status, undefined),
    (reason) => done(reason instanceof TargetError ? reason.status : undefined, asError(reason)),
  );
}

/** Escapes external text for a single log line. */
const quoted = (text: unknown): string => JSON.stringify(String(text).slice(0, 500));
