export { knexStore } from "./knex-store/knex-store.ts";
export { createInboxTables } from "./knex-store/tables.ts";
