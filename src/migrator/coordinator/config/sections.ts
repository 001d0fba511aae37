/** Sections that mean something to the manager; everybody may keep others beside them. */
export const topologySection = "topology.yml";
export const migrationsSection = "migrations.yml";
export const schemaSection = "schema.yml";
/** Every section below is a migration. */
export const sourcePrefix = "migrations/source/";
