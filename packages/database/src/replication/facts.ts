/** A member of a replication group, from `performance_schema.replication_group_members`. */
export type Member = Readonly<{ id: string; state: string; role: string }>;

/**
 * What a MySQL or MariaDB server reports about itself.
 * - `variables`, `status`  global ones by lower-case name; those unknown to the product are missing
 * - `members`              empty without a replication group
 * - `grants`               the lines of SHOW GRANTS
 * - `database`             the current one of the connection
 */
export type Facts = Readonly<{
  variables: ReadonlyMap<string, string>;
  status: ReadonlyMap<string, string>;
  members: readonly Member[];
  grants: readonly string[];
  database: string;
}>;
