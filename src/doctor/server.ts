import { messageOf } from "@segmark/database/error-message";
import { inspectServer, type ServerFacts } from "@segmark/database/inspection/server";
import { nameOf } from "@segmark/database/url";
import type { Config } from "../config/config.ts";
import { openStorage, type Storage } from "../storage/open.ts";
import { checkOf, type Finding } from "./finding.ts";

const { ok, warning, problem } = checkOf("database");
/** Of each worker. */
const CONNECTIONS = 10;
const MAX_CLOCK_LEAD_MS = 2000;

/** The oldest versions that are supported. */
const supported = { MariaDB: [10, 11], MySQL: [8, 0] } as const;

function versionFinding(version: string): Finding {
  const product = /mariadb/i.test(version) ? "MariaDB" : "MySQL";
  const number = /\d+\.\d+(?:\.\d+)?/.exec(version.replace(/^5\.5\.5-/, ""))?.[0] ?? "";
  const [major = 0, minor = 0] = number.split(".").map(Number);
  const [leastMajor, leastMinor] = supported[product];
  const isSupported = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isSupported
    ? ok(`${product} ${number}.`)
    : problem(
        `${product} ${number} is older than ${product} ${leastMajor}.${leastMinor}, which the service needs.`,
        "Upgrade the server.",
      );
}

function stateFinding({ mode, writable, why }: ServerFacts["state"]): Finding {
  const role = {
    galera: "It is a node of a Galera cluster",
    group: "It is a member of a replication group",
    async: "It",
  };
  if (writable) return ok(mode === "async" ? "It takes writes." : `${role[mode]}, and takes writes.`);
  return problem(
    `The server takes no writes: ${why}.`,
    mode === "galera"
      ? "Join the node to its cluster again, or name all nodes in DATABASE_URL."
      : "Name the primary in DATABASE_URL, or allow writes (read_only=OFF).",
  );
}

/** What the facts of a server mean. */
export function serverFindings(facts: ServerFacts, { workers }: Pick<Config, "workers">): Finding[] {
  const { state, clockLeadMs, clockErrorMs, maxConnections, flushesLog } = facts;
  const findings = [versionFinding(state.version), stateFinding(state)];
  const lead = Math.abs(clockLeadMs);
  if (lead > MAX_CLOCK_LEAD_MS + clockErrorMs)
    findings.push(
      warning(
        `The clock of the server is ${(lead / 1000).toFixed(1)} s ${clockLeadMs > 0 ? "ahead of" : "behind"} that of this machine.`,
        "Let both follow a time server.",
      ),
    );
  const needed = CONNECTIONS * workers;
  if (maxConnections > 0 && maxConnections < needed)
    findings.push(
      warning(
        `The server takes ${maxConnections} connections, and ${workers} workers open up to ${needed}.`,
        "Raise max_connections, or lower WORKERS.",
      ),
    );
  if (!flushesLog)
    findings.push(
      warning(
        "The server acknowledges commits before they are on disk, so that a power cut loses the last ones.",
        "Set innodb_flush_log_at_trx_commit=1.",
      ),
    );
  return findings;
}

/** Looks at the servers of an address, changes nothing, and hands the one that is used to `more`. */
export async function inspectServers(
  config: Config,
  more: (knex: Storage["knex"]) => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    await using storage = await openStorage({ url: config.databaseUrl, connections: 2 });
    const hosts = (storage.primary?.statuses() ?? []).map(({ address, state, why }) =>
      state === "writable"
        ? ok(`${nameOf(address)} takes writes.`)
        : warning(`${nameOf(address)} is not used: ${why}.`, "Repair this host, or take it out of DATABASE_URL."),
    );
    const findings = [...hosts, ...serverFindings(await inspectServer(storage.knex), config)];
    return [...findings, ...(await more(storage.knex))];
  } catch (error) {
    return [
      problem(
        `${messageOf(error)}.`,
        "Check DATABASE_URL, that the server runs, and that this user may log in from here.",
      ),
    ];
  }
}
