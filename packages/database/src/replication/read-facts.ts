import type { Knex } from "knex";
import { errnoOf } from "../driver-error.ts";
import { galeraVariable } from "../galera.ts";
import { poolQuery, type QueryFn, readGlobals } from "../query-fn.ts";
import type { Facts, Member } from "./facts.ts";

const variables = [
  galeraVariable,
  "read_only",
  "super_read_only",
  "innodb_read_only",
  "server_uuid",
  "server_uid",
  "server_id",
  "hostname",
  "port",
  "version",
];
const statuses = ["wsrep_ready", "wsrep_cluster_status", "wsrep_local_state_comment"];

/**
 * Unknown database, access denied (four kinds), unknown variable, table or column: not available on this product or to
 * this user.
 */
const absent = new Set([1044, 1049, 1054, 1109, 1142, 1143, 1146, 1193, 1227]);

/** A server that could join a group but has not returns one row without an id. */
async function membersOf(query: QueryFn): Promise<Member[]> {
  const sql =
    "select member_id as id, member_state as state, member_role as role from performance_schema.replication_group_members";
  try {
    return (await query<Member>(sql, [])).filter(({ id }) => id !== "");
  } catch (error) {
    if (absent.has(errnoOf(error))) return [];
    throw error;
  }
}

/**
 * Everything except grants and database: cheap enough for frequent probes.
 * @throws what the driver throws when the server does not answer
 */
export async function readState(query: QueryFn): Promise<Pick<Facts, "variables" | "status" | "members">> {
  const values = await readGlobals(query, "variables", variables);
  return {
    variables: values,
    status: values.has(galeraVariable) ? await readGlobals(query, "status", statuses) : new Map(),
    members: values.has("server_uuid") ? await membersOf(query) : [],
  };
}

/** @throws what the driver throws when the server does not answer */
export async function readFacts(db: Knex): Promise<Facts> {
  const state = await readState(poolQuery(db));
  const [grants = []]: readonly (readonly object[])[] = await db.raw("show grants");
  return {
    ...state,
    // Not queried: a cluster node without quorum blocks a SELECT.
    database: db.client.database() ?? "",
    grants: grants.flatMap((row) => Object.values(row)).map(String),
  };
}
