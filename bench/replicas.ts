import { prepareGround } from "../test/support/cluster/ground.ts";
import { follow, positionOf, reach, readWrite, replicating } from "../test/support/cluster/replication.ts";
import { makeServer, type Server } from "../test/support/cluster/server.ts";
import { makeTemplate } from "../test/support/cluster/template.ts";
import { headingOf, load, medianIn, prepareCluster, urlAt } from "./cluster.ts";
import { costSubject, measured, type Setup } from "./costs.ts";
import { interleave } from "./interleave.ts";
import { durable } from "./mariadb.ts";
import { readsOfAny } from "./measure-reads.ts";
import { anyOf, mixed, readsOf, someUuids, writesOf } from "./requests.ts";
import type { Requests } from "./subject.ts";
import { tableOf } from "./table.ts";

/**
 * `npm run bench:replicas`: what read replicas take off the primary. A primary and two replicas that apply what it
 * writes, and services that read from none, one or both of them.
 */
const command = "bench:replicas";

/** A primary whose commits are on the disk, and replicas that do not wait for theirs: they can be made again. */
async function startServers(stack: AsyncDisposableStack): Promise<readonly [Server, Server, Server]> {
  const ground = stack.use(await prepareGround());
  const template = await makeTemplate(ground);
  const start = async (name: string, id: number, flag: string): Promise<Server> => {
    const flags = [...replicating(id, 1), ...durable("512M"), flag];
    const server = await makeServer(ground, { name, template, flags });
    await server.start("template");
    return server;
  };
  const replica = (number: number): Promise<Server> =>
    start(`replica-${number}`, number + 1, "--innodb-flush-log-at-trx-commit=2");
  const servers = [await start("primary", 1, "--sync-binlog=1"), await replica(1), await replica(2)] as const;
  const [primary, ...replicas] = servers;
  await primary.run(readWrite);
  for (const server of replicas) await server.run(follow(primary), "START SLAVE");
  return servers;
}

await using stack = new AsyncDisposableStack();
const { options, data, serve } = await prepareCluster(command, stack);
const servers = await startServers(stack);
const [primary, ...replicas] = servers;
await load(primary, data);
const settled = async (): Promise<void> => {
  const position = await positionOf(primary);
  await Promise.all(replicas.map((replica) => reach(replica, position)));
};
await settled();

const databases = await Promise.all(servers.map((server) => measured(server, stack)));
const setups: (Setup & Readonly<{ name: string }>)[] = [];
for (const [count, name] of ["the primary", "one replica", "two replicas"].entries()) {
  const hosts = replicas.slice(0, count).map(({ port }) => `127.0.0.1:${port}`);
  const env = count === 0 ? {} : { READ_DATABASE_URL: urlAt(primary).replace(/127\.0\.0\.1:\d+/, hosts.join()) };
  setups.push({ name, services: [await serve(primary, env)], databases, settled });
}

const uuids = someUuids(data);
const { uniformPrefixes } = readsOf(data, uuids);
const { submit, vote, view } = writesOf(data, uuids);
const reads = readsOfAny(uniformPrefixes);
/** In the proportions of the soak test. */
const mix: Requests = {
  next: mixed([
    [76, anyOf(uniformPrefixes)],
    [16, view],
    [5, vote],
    [3, submit],
  ]),
  connections: reads.connections,
  expected: [200, 403, 404, 409],
};
const loads = { "prefix read, uniform, uncached": reads, "76 % reads, 16 % views, 5 % votes, 3 % submissions": mix };

const rows: string[][] = [];
for (const [what, requests] of Object.entries(loads)) {
  if (options.rows?.test(what) === false) continue;
  const subjects = setups.map((setup) => costSubject(setup, requests));
  for (const [index, costs] of (await interleave(subjects, options)).entries()) {
    const figure = medianIn(costs);
    const speed = [figure(({ perSecond }) => perSecond), figure(({ p50 }) => p50, 1), figure(({ p99 }) => p99, 1)];
    const cpu = databases.map((_, at) => figure(({ databaseMicros }) => databaseMicros[at]));
    const statements = databases.map((_, at) => figure(({ counted }) => counted("Questions")[at], 2));
    const service = figure(({ serviceMicros }) => serviceMicros);
    rows.push([what, setups[index]?.name ?? "", ...speed, service, ...cpu, ...statements]);
    console.error(rows.at(-1)?.join("  "));
  }
}

const names = ["primary", "replica 1", "replica 2"];
const head = ["requests", "segments are read from", "requests/s", "p50 ms", "p99 ms", "CPU service"];
console.log(`# Reads from replicas

${await headingOf(command, options, primary)}
"sent": statements per answer that the server received from clients. Replicas apply all writes, whether they are read or not.

${tableOf(rows, [...head, ...names.map((name) => `CPU ${name}`), ...names.map((name) => `sent, ${name}`)])}`);
