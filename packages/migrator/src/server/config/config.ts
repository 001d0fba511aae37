import type { ConnectionLimits } from "@segmark/openapi/internal/http/connection-limits";
import { type ClusterConfig, readCluster } from "./cluster.ts";
import { readConnections } from "./connections.ts";
import { type OperatorConfig, readOperator } from "./operator.ts";
import {
  createReaders,
  databaseUrlForms,
  hostForms,
  isHost,
  type LogLevel,
  logLevels,
  refuseFaults,
} from "./readers.ts";

/** Configuration of an application's migration endpoints, from the environment. */
export type MigrationServerConfig = Readonly<{
  host: string;
  port: number;
  databaseUrl: string | undefined;
  operator: OperatorConfig;
  cluster: ClusterConfig;
  bodyTimeoutSeconds: number;
  connections: ConnectionLimits;
  stopTimeoutSeconds: number;
  /** Whether the page for people is served. */
  web: boolean;
  logLevel: LogLevel;
}>;

/**
 * @param needsDatabase false if the application provides its own connections
 * Errors  `ConfigError` listing all faults at once
 */
export function readMigrationServerConfig(
  env: Readonly<Record<string, string | undefined>>,
  needsDatabase: boolean,
): MigrationServerConfig {
  const faults: string[] = [];
  const { text, checked, whole, oneOf, databaseUrl: readDatabaseUrl } = createReaders(env, faults);
  const databaseUrl = readDatabaseUrl("DATABASE_URL");
  if (needsDatabase && text("DATABASE_URL") === undefined) faults.push(`DATABASE_URL: expected ${databaseUrlForms}`);
  const config = {
    host: checked("HOST", hostForms, isHost) ?? "127.0.0.1",
    port: whole("PORT", 8080, 0, 65_535),
    databaseUrl,
    operator: readOperator({ text, checked }, databaseUrl),
    cluster: readCluster({ text, checked, databaseUrl: readDatabaseUrl }),
    bodyTimeoutSeconds: whole("BODY_TIMEOUT_SECONDS", 15, 1, 3600),
    connections: readConnections({ whole }),
    stopTimeoutSeconds: whole("STOP_TIMEOUT_SECONDS", 30, 1, 3600),
    web: oneOf("WEB", ["on", "off"], "on") === "on",
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
  };
  refuseFaults(faults);
  return config;
}
