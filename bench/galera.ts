import { prepareGalera } from "../test/support/cluster/galera-nodes.ts";
import { makeServer, type Server } from "../test/support/cluster/server.ts";
import { headingOf, load, medianIn, prepareCluster } from "./cluster.ts";
import { type Cost, costSubject, measured, type Setup } from "./costs.ts";
import { interleave } from "./interleave.ts";
import { durable } from "./mariadb.ts";
import { writeKinds, writesExpected } from "./measure-writes.ts";
import { someUuids, writesOf } from "./requests.ts";
import { tableOf } from "./table.ts";

/**
 * `npm run bench:galera`: what a write costs on a Galera cluster of three nodes, when all services write to one of them
 * and when each writes to its own, beside a cluster of one node and a server without Galera.
 */
const command = "bench:galera";

const CONNECTIONS = 16;
const SERVICES = 3;
const BUSY = 503;

await using stack = new AsyncDisposableStack();
const { options, data, serve } = await prepareCluster(command, stack);
const { ground, template, startNodes } = stack.use(await prepareGalera());
const flags = [...durable("512M"), "--skip-log-bin"];
const alone = await makeServer(ground, { name: "alone", template, flags });
await alone.start("template");
const [single] = await startNodes(["single"], flags);
const nodes = await startNodes(["node-1", "node-2", "node-3"], flags);
const [first] = nodes;
for (const server of [alone, single, first]) await load(server, data);

/** @param written the servers that services write to, in turn */
async function setUp(name: string, servers: readonly Server[], written: readonly [Server, ...Server[]]) {
  const hosts = Array.from({ length: SERVICES }, (_, index) => written[index % written.length] ?? written[0]);
  const setup: Setup = {
    services: await Promise.all(hosts.map((host) => serve(host))),
    databases: await Promise.all(servers.map((server) => measured(server, stack))),
    settled: () => Promise.all(servers.map((server) => server.rows("SELECT 1"))), // a node waits for what others wrote
  };
  await setup.settled();
  return { name, ...setup };
}
const setups = [
  await setUp("MariaDB without Galera", [alone], [alone]),
  await setUp("one node", [single], [single]),
  await setUp("three nodes, one written to", nodes, [first]),
  await setUp("three nodes, each written to", nodes, nodes),
];

/** Transactions that lost to one of another node, at their COMMIT or before, or to one of their own. */
const conflicts = ["wsrep_local_cert_failures", "wsrep_local_bf_aborts", "Innodb_deadlocks"];
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const refused = ({ statuses }: Cost): number => (statuses.get(BUSY) ?? 0) / total([...statuses.values()]);

const writes = writesOf(data, someUuids(data));
const rows: string[][] = [];
for (const kind of writeKinds) {
  if (options.rows?.test(kind) === false) continue;
  const requests = { next: writes[kind], connections: CONNECTIONS, expected: [...writesExpected, BUSY] };
  const subjects = setups.map((setup) => costSubject(setup, requests));
  for (const [index, costs] of (await interleave(subjects, options)).entries()) {
    const figure = medianIn(costs);
    const { name = "", databases = [] } = setups[index] ?? {};
    const cpu = nodes.map((_, at) => (at < databases.length ? figure((cost) => cost.databaseMicros[at]) : ""));
    rows.push([
      kind,
      name,
      figure(({ perSecond }) => perSecond),
      figure(({ p50 }) => p50, 1),
      figure(({ p99 }) => p99, 1),
      figure(({ serviceMicros }) => serviceMicros),
      ...cpu,
      figure(({ counted }) => total(counted("Questions")), 1),
      figure(({ counted }) => 1000 * total(counted(...conflicts)), 1),
      figure((cost) => 1000 * refused(cost), 1),
    ]);
    console.error(rows.at(-1)?.join("  "));
  }
}

const head = [
  "write",
  "database",
  "writes/s",
  "p50 ms",
  "p99 ms",
  "CPU services",
  "CPU node 1",
  "CPU node 2",
  "CPU node 3",
];
console.log(`# Writes to a Galera cluster

${await headingOf(command, options, alone)}
${SERVICES} services and ${CONNECTIONS} connections that never pause. Commits are on the disk of every node. "conflicts": transactions that lost to another one and are
repeated by the service; "refused": writes that lost each time and were answered with 503; both per 1000 answers.

${tableOf(rows, [...head, "statements", "conflicts", "refused"])}`);
