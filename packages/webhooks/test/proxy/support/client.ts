import { createProxyClient, type ProxyClientOptions, type ProxyDelivery } from "../../../src/proxy.ts";
import { Webhooks } from "../../../src/receiver/webhooks.ts";
import { SECRET } from "../../support/deliveries.ts";

/** A list that can be waited on. */
export function tape<T>() {
  const items: T[] = [];
  const waiting = new Set<() => void>();
  return {
    items,
    add: (item: T): void => {
      items.push(item);
      for (const look of waiting) look();
    },
    /** Resolves with the list once it has this many items. */
    has: (count: number): Promise<readonly T[]> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (items.length < count) return;
          waiting.delete(look);
          resolve(items);
        };
        waiting.add(look);
        look();
      }),
  };
}

export type Line = readonly [level: string, text: string];

/** A client whose activity is recorded in tapes, with waits of milliseconds. Disposing closes it. */
export function startClient(url: string, options: Partial<ProxyClientOptions> = {}) {
  const [lines, deliveries, errors, opened] = [tape<Line>(), tape<ProxyDelivery>(), tape<Error>(), tape<string>()];
  const write = (level: string) => (text: unknown) => lines.add([level, String(text)]);
  const log = { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
  const webhooks = new Webhooks({ secret: SECRET, log });
  const client = createProxyClient({
    url,
    webhooks,
    log,
    minBackoff: 1,
    maxBackoff: 20,
    onOpen: () => opened.add(client.state),
    onDelivery: deliveries.add,
    onError: errors.add,
    ...options,
  });
  client.start();
  return { client, webhooks, lines, deliveries, errors, opened, [Symbol.asyncDispose]: client.close };
}
