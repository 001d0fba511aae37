/** A member of a replication group, as `performance_schema.replication_group_members` has it. */
export type Member = Readonly<{ id: string; state: string; role: string }>;

/**
 * What a MySQL or MariaDB server says about itself.
 * - `variables`, `status`  global ones by lower-case name; a product that does not know one has no entry
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
