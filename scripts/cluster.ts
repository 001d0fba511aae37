import { existsSync } from "node:fs";
import { startCluster } from "../test/support/cluster/cluster.ts";
import { startPairs } from "../test/support/cluster/pairs.ts";
import { OPERATOR_TOKEN } from "../test/support/operator.ts";
import { untilStopped } from "./until-stopped.ts";

/**
 * `npm run cluster`: two replica sets of MariaDB, primary and replica each, with an instance at each server, until
 * Ctrl-C.
 */
const stopped = untilStopped();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const started = performance.now();
say("Starting five servers of MariaDB and four instances …");
await using servers = await startPairs(["storage-1", "storage-2"]);
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
    const { alias, url } = cluster.at(server);
    const role = server === pair.primary() ? "primary" : "replica";
    say(`  ${alias}  ${url}  ${role}: mariadb -h 127.0.0.1 -P ${server.port} -u app -papp ${cluster.database}`);
  }
}
const isBuilt = existsSync(new URL("../web/dist-cluster/cluster.html", import.meta.url));
const [first, , third] = cluster.apps;
say(`
Look at it: ${first?.url}/ (the token is ${OPERATOR_TOKEN})${isBuilt ? "" : ", once `npm run build:web` has built the page"}

Migrations are in ${cluster.folder}, add some. Any instance will do:

  curl -H 'authorization: Bearer ${OPERATOR_TOKEN}' -X POST ${third?.url}/migrations/up
  OPERATOR_TOKEN=${OPERATOR_TOKEN} segmark-migrate status --url ${first?.url}

Ctrl-C ends it and leaves nothing behind.`);
await stopped;
say("\nStopping …");
