import { createHosts, type Hosts } from "./app.ts";
import { type Ground, prepareGround } from "./ground.ts";
import { type Pair, startPair } from "./pair.ts";
import { makeServer, type Server } from "./server.ts";
import { makeTemplate } from "./template.ts";

/** Replica sets of two servers each, and one more server that holds the cluster-wide configuration. */
export type Pairs = AsyncDisposable &
  Readonly<{
    ground: Ground;
    template: string;
    hosts: Hosts;
    store: Server;
    pairs: readonly Pair[];
    pair(name: string): Pair;
  }>;

/** @param template a data directory to copy, made here unless given */
export async function startPairs(
  names: readonly string[],
  options: Readonly<{ template?: string }> = {},
): Promise<Pairs> {
  const ground = await prepareGround();
  try {
    const template = options.template ?? (await makeTemplate(ground));
    const store = await makeServer(ground, { name: "store", template, flags: [] });
    const [, ...pairs] = await Promise.all([
      store.start("template"),
      ...names.map((name, index) => startPair(ground, { name, domain: index + 1, template })),
    ]);
    const pair = (name: string): Pair => {
      const found = pairs.find((one) => one.name === name);
      if (found === undefined) throw new Error(`there is no pair ${name}`);
      return found;
    };
    const hosts = createHosts(ground, `${template}-compiled`);
    return { ground, template, hosts, store, pairs, pair, [Symbol.asyncDispose]: ground[Symbol.asyncDispose] };
  } catch (error) {
    await ground[Symbol.asyncDispose]();
    throw error;
  }
}
