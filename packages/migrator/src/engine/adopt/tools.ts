import { dbmate } from "./dbmate.ts";
import { drizzle } from "./drizzle.ts";
import { flyway } from "./flyway.ts";
import type { ForeignTool } from "./foreign.ts";
import { golangMigrate } from "./golang-migrate.ts";
import { knex } from "./knex.ts";
import { liquibase } from "./liquibase.ts";
import { prisma } from "./prisma.ts";
import { tarantool } from "./tarantool.ts";
import { umzug } from "./umzug.ts";

/** The tools whose records can be taken over, by the name in the call. */
export const foreignTools: Readonly<Record<string, ForeignTool>> = {
  knex,
  umzug,
  flyway,
  liquibase,
  dbmate,
  "golang-migrate": golangMigrate,
  prisma,
  drizzle,
  tarantool,
};
