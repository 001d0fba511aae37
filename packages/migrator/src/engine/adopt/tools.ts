import type { ForeignTool } from "./foreign.ts";
import { dbmate } from "./tools/dbmate.ts";
import { drizzle } from "./tools/drizzle.ts";
import { flyway } from "./tools/flyway.ts";
import { golangMigrate } from "./tools/golang-migrate.ts";
import { knex } from "./tools/knex.ts";
import { liquibase } from "./tools/liquibase.ts";
import { prisma } from "./tools/prisma.ts";
import { tarantool } from "./tools/tarantool.ts";
import { umzug } from "./tools/umzug.ts";

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
