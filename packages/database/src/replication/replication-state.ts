import { isGalera, isOn } from "../galera.ts";
import type { Facts, Member } from "./facts.ts";

/** How a server replicates and whether it accepts writes. */
export type ReplicationState = Readonly<{
  mode: "galera" | "group" | "async";
  writable: boolean;
  /** Why it is not writable. */
  why: string | null;
  /** The PRIMARY of group replication; elsewhere the same as `writable`. */
  primary: boolean;
  /** The user may write although the server is read-only: SUPER or READ ONLY ADMIN. */
  bypassesReadOnly: boolean;
  /** Identity of the database server. */
  server: string;
  version: string;
}>;

/** The first of these variables that makes the server read-only, as a reason. */
function readOnlyReason({ variables }: Facts, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = variables.get(name);
    if (isOn(value)) return `${name} is ${value}`;
  }
  return null;
}

/** Root causes come first: a node without quorum is not ready either. */
const healthy = [
  ["wsrep_cluster_status", "Primary"],
  ["wsrep_local_state_comment", "Synced"],
  ["wsrep_ready", "ON"],
] as const;

/** A node without quorum still answers `select 1`, so only its status counts. */
function galeraReason(facts: Facts): string | null {
  for (const [name, expected] of healthy) {
    const value = facts.status.get(name) ?? "unknown";
    if (value.toLowerCase() !== expected.toLowerCase()) return `${name} is ${value}`;
  }
  return readOnlyReason(facts, "read_only");
}

function groupReason(facts: Facts, self: Member | undefined): string | null {
  if (self === undefined) return "this server is not a member of its group";
  if (self.state !== "ONLINE") return `its member state is ${self.state}`;
  if (self.role !== "PRIMARY") return `it is a ${self.role} of its group`;
  return readOnlyReason(facts, "super_read_only", "read_only", "innodb_read_only");
}

function modeOf(facts: Facts): Pick<ReplicationState, "mode" | "why" | "primary"> {
  if (isGalera(facts.variables)) {
    const why = galeraReason(facts);
    return { mode: "galera", why, primary: why === null };
  }
  if (facts.members.length > 0) {
    const self = facts.members.find(({ id }) => id === facts.variables.get("server_uuid"));
    return {
      mode: "group",
      why: groupReason(facts, self),
      primary: self?.state === "ONLINE" && self.role === "PRIMARY",
    };
  }
  const why = readOnlyReason(facts, "read_only", "super_read_only", "innodb_read_only");
  return { mode: "async", why, primary: why === null };
}

/** MySQL has a UUID per server; MariaDB's uid depends only on machine and port. A server may hold many databases. */
function identityOf({ variables, database }: Facts): string {
  const own = variables.get("server_uuid") ?? variables.get("server_uid") ?? variables.get("server_id") ?? "";
  return `${variables.get("hostname") ?? ""}:${variables.get("port") ?? ""}/${own}/${database}`;
}

/**
 * Privileges that allow writes on a read-only server: SUPER everywhere, READ ONLY ADMIN on MariaDB, CONNECTION_ADMIN on
 * MySQL, which has no READ ONLY ADMIN.
 */
const bypassing = new Set(["ALL PRIVILEGES", "ALL", "SUPER", "READ ONLY ADMIN", "READ_ONLY ADMIN", "CONNECTION_ADMIN"]);

/** Only global grants count. */
const globalGrant = /^GRANT (.+?) ON \*\.\* TO /i;

/** @param grants the lines of SHOW GRANTS */
const bypassesReadOnly = (grants: readonly string[]): boolean =>
  grants.some((line) =>
    (globalGrant.exec(line)?.[1] ?? "").split(",").some((privilege) => bypassing.has(privilege.trim().toUpperCase())),
  );

/**
 * How the server replicates and whether it is writable now. Pure, so that products not available here can be tested
 * with recorded rows.
 */
export function replicationState(facts: Facts): ReplicationState {
  const mode = modeOf(facts);
  return {
    ...mode,
    writable: mode.why === null,
    bypassesReadOnly: bypassesReadOnly(facts.grants),
    server: identityOf(facts),
    version: facts.variables.get("version") ?? "",
  };
}
