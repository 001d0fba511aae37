/** A member of a replication group, from `performance_schema.replication_group_members`. */
export type Member = Readonly<{ id: string; state: string; role: string }>;

/**
 * What a MySQL or MariaDB server reports about itself.
 * - `variables`, `status`  global ones by lower-case name; without entries for what the product does not know
 * - `members`              empty where there is no replication group
 * - `grants`               the lines of SHOW GRANTS
 * - `database`             the one the connection uses
 */
export type Facts = Readonly<{
  variables: ReadonlyMap<string, string>;
  status: ReadonlyMap<string, string>;
  members: readonly Member[];
  grants: readonly string[];
  database: string;
}>;
