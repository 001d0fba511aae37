import type { ClusterLog } from "@segmark/migrator/internal/cluster/cluster";
import { createManager, type ManagerOptions } from "@segmark/migrator/internal/cluster/manager";
import type { Listed, Mode } from "@segmark/migrator/internal/protocol/contracts";
import { MigratorError } from "@segmark/migrator/internal/protocol/errors";
import { virtualClock } from "./clock.ts";
import { type FakeDatabase, fakeDatabase } from "./database.ts";
import { createMemoryConfigStore } from "./memory-store.ts";
import { type FakeNode, fakeNode } from "./node.ts";

export type Shape = Readonly<Record<string, readonly string[]>>;
export type LogLine = Readonly<{ level: string; message: string; fields: Readonly<Record<string, unknown>> }>;

export const listed = (names: string, hash: string | null = null): Listed[] =>
  names
    .split(" ")
    .filter((name) => name !== "")
    .map((name) => ({ name, hash }));

const topologyOf = (shape: Shape): string => {
  const replicasets = Object.fromEntries(Object.keys(shape).map((name) => [name, { roles: [] }]));
  const instances = Object.entries(shape).flatMap(([replicaset, members]) =>
    members.map((alias) => [alias, { replicaset, url: `http://${alias}/` }] as const),
  );
  return JSON.stringify({ cluster: "test", replicasets, instances: Object.fromEntries(instances) });
};

const two: Shape = { api: ["api-1"], storage: ["storage-1", "storage-2"] };

/** A cluster of fakes on a clock of its own. The first instance coordinates unless another one is asked for. */
export function world({ shape = two, mode = "async" as Mode, migrations = "01 02 03", sections = {} } = {}) {
  const clock = virtualClock();
  const files = { list: listed(migrations), of: new Map<string, Listed[]>() };
  const nodes = new Map<string, FakeNode>();
  const databases = new Map<string, FakeDatabase>();
  for (const [name, members] of Object.entries(shape)) {
    const database = fakeDatabase(name, members, mode);
    databases.set(name, database);
    for (const alias of members)
      nodes.set(
        alias,
        fakeNode(alias, database, clock, () => files.of.get(alias) ?? files.list),
      );
  }
  const store = createMemoryConfigStore({ ...clock, sections: { "topology.yml": topologyOf(shape), ...sections } });
  const log: LogLine[] = [];
  const write =
    (level: string) =>
    (fields: LogLine["fields"], message: string): void =>
      void log.push({ level, message, fields });
  const logger: ClusterLog = { info: write("info"), warn: write("warn"), debug: write("debug"), error: write("error") };

  const node = (alias: string): FakeNode => {
    const found = nodes.get(alias);
    if (found === undefined) throw new Error(`no instance ${alias}`);
    return found;
  };
  const database = (name: string): FakeDatabase => {
    const found = databases.get(name);
    if (found === undefined) throw new Error(`no replica set ${name}`);
    return found;
  };
  const manager = (alias = [...nodes.keys()][0] ?? "", more: Partial<ManagerOptions> = {}) =>
    createManager({
      alias,
      store,
      own: node(alias).node,
      nodeFor: (instance) => node(instance.alias).node,
      loader: () => ({ list: () => (files.of.get(alias) ?? files.list).map((one) => ({ ...one, up: () => true })) }),
      buildSchema: (documents) => ({ text: JSON.stringify([...documents]) }),
      log: logger,
      ...clock,
      ...more,
    });
  return { ...clock, clock, files, node, nodes, database, databases, store, log, manager };
}

export type World = ReturnType<typeof world>;

/** The error that a call fails with, after as much time as it takes. */
export async function failure(own: Pick<World, "run">, call: Promise<unknown>): Promise<MigratorError> {
  const thrown: unknown = await own.run(call).then(
    (answer) => new Error(`It succeeded with ${JSON.stringify(answer)}.`),
    (error: unknown) => error,
  );
  if (thrown instanceof MigratorError) return thrown;
  throw thrown;
}
