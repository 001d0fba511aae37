/** Sections that the manager reads; applications may store others beside them. */
export const topologySection = "topology.yml";
export const migrationsSection = "migrations.yml";
export const schemaSection = "schema.yml";
/** Every section with this prefix is a migration. */
export const sourcePrefix = "migrations/source/";
