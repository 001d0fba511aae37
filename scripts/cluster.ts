import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { startCluster } from "../test/support/cluster/cluster.ts";
import { OPERATOR_TOKEN } from "../test/support/operator.ts";
import { type DemonstrationServers, startGaleraServers, startPairServers } from "./cluster-servers.ts";
import { untilStopped } from "./until-stopped.ts";

/**
 * `npm run cluster`: two replica sets of MariaDB, primary and replica each, or with `-- --galera` one of three nodes,
 * with an instance at each server, until Ctrl-C. What is typed switches and kills them.
 */
const { galera = false } = parseArgs({ options: { galera: { type: "boolean" } } }).values;
const stopped = untilStopped();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const started = performance.now();
say(
  galera
    ? "Starting a Galera cluster of three nodes and three instances …"
    : "Starting five servers of MariaDB and four instances …",
);
await using servers: DemonstrationServers = await (galera ? startGaleraServers() : startPairServers());
await using cluster = await startCluster(servers);
await cluster.migration(
  "0001_customers.ts",
  `if (!(await knex.schema.hasTable("customers")))
    await knex.schema.createTable("customers", (table) => { table.increments(); table.string("name", 64).notNullable(); });`,
);

say(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
for (const pair of servers.pairs) {
  say(`Replica set ${pair.name}`);
  for (const server of pair.servers) {
    const { alias, url, log } = cluster.at(server);
    const role = galera ? "node" : server === pair.primary() ? "primary" : "replica";
    say(`  ${alias}  ${url}  log ${log()}`);
    say(`    ${role} ${server.name}: mariadb -h 127.0.0.1 -P ${server.port} -u app -papp ${cluster.database}`);
    say(`    log ${server.log()}`);
  }
}
const isBuilt = existsSync(new URL("../web/dist-cluster/cluster.html", import.meta.url));
const [first, , third] = cluster.apps;
const command = `OPERATOR_TOKEN=${OPERATOR_TOKEN} npx segmark-migrate`;
say(`
The page: ${first?.url}/ (the token is ${OPERATOR_TOKEN})${isBuilt ? "" : ", once `npm run build:web` has built it"}

Migrations are in ${cluster.folder}, add some. Any instance will do, in another terminal:

  ${command} status --url ${first?.url}
  ${command} plan --url ${first?.url}
  ${command} up --url ${third?.url}
  ${command} history --url ${first?.url}
  curl -H 'authorization: Bearer ${OPERATOR_TOKEN}' -X POST ${third?.url}/migrations/up

What you type here breaks it, and status shows how it copes:

${Object.entries(servers.actions)
  .map(([name, { about }]) => `  ${name.padEnd(20)}${about}`)
  .join("\n")}
  kill ALIAS          ends the process of an instance with SIGKILL
  start ALIAS         starts it again

Ctrl-C ends it and leaves nothing behind.`);

async function obey(line: string): Promise<string> {
  const [verb = "", name = ""] = line.trim().split(/\s+/);
  const action = servers.actions[line.trim()];
  if (action !== undefined) return action.act();
  const app = cluster.apps.find(({ alias }) => alias === name);
  if (app === undefined || (verb !== "kill" && verb !== "start")) return `${line.trim()}: not one of the lines above`;
  await app[verb]();
  return verb === "kill" ? `${name} is killed.` : `${name} runs.`;
}

const lines = createInterface({ input: process.stdin });
let turn = Promise.resolve();
lines.on("line", (line) => {
  if (line.trim() === "") return;
  turn = turn.then(() => obey(line)).then(say, (error: unknown) => say(String(error)));
});
await stopped;
lines.close();
say("\nStopping …");
