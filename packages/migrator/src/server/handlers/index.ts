// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
import type { Handlers } from "./handler.ts";
import { getClusterConfig } from "./configuration/getClusterConfig.ts";
import { patchClusterConfig } from "./configuration/patchClusterConfig.ts";
import { adoptMigrations } from "./records/adoptMigrations.ts";
import { baselineMigrations } from "./records/baselineMigrations.ts";
import { migrationsApplied } from "./records/migrationsApplied.ts";
import { migrationsHistory } from "./records/migrationsHistory.ts";
import { moveMigrationsState } from "./records/moveMigrationsState.ts";
import { repairMigrations } from "./records/repairMigrations.ts";
import { cancelRun } from "./runs/cancelRun.ts";
import { migrationsPlan } from "./runs/migrationsPlan.ts";
import { migrationsStatus } from "./runs/migrationsStatus.ts";
import { migrationsUp } from "./runs/migrationsUp.ts";

export const handlers = {
  adoptMigrations,
  baselineMigrations,
  cancelRun,
  getClusterConfig,
  migrationsApplied,
  migrationsHistory,
  migrationsPlan,
  migrationsStatus,
  migrationsUp,
  moveMigrationsState,
  patchClusterConfig,
  repairMigrations,
} satisfies Handlers;
