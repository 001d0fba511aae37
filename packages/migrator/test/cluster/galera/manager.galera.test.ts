import { afterAll, beforeAll, describe } from "vitest";
import { type Galera, startGalera } from "../../../../../test/support/cluster/galera.ts";
import { makeServer } from "../../../../../test/support/cluster/server.ts";
import type { Given } from "./given.ts";
import { leaders } from "./leaders.ts";
import { locks } from "./locks.ts";
import { lostNodes } from "./lost-nodes.ts";
import { schemaChanges } from "./schema-changes.ts";

/** One replica set of three nodes. The tests run in sequence, and the last ones leave dead nodes behind. */
describe("a Galera cluster", { shuffle: false }, () => {
  let galera: Galera;
  let given: Given;
  beforeAll(async () => {
    galera = await startGalera();
    const { ground, hosts, nodes, template } = galera;
    const primary = () => nodes.find((node) => node.pid() !== 0) ?? nodes[0];
    const set = { name: "g", servers: nodes, primary, caughtUp: async () => undefined };
    const together = { ground, hosts, store: nodes[2], pairs: [set] };
    const store = await makeServer(ground, { name: "store", template, flags: [] });
    await store.start("template");
    given = { galera, together, apart: { ...together, store } };
  });
  afterAll(() => galera?.[Symbol.asyncDispose]());

  leaders(() => given);
  locks(() => given);
  schemaChanges(() => given);
  lostNodes(() => given);
});
