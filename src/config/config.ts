import { type ClusterConfig, readCluster } from "@segmark/migrator/internal/server/config/cluster";
import { readConnections } from "@segmark/migrator/internal/server/config/connections";
import {
  isToken,
  type OperatorConfig,
  readOperator,
  tokenForm,
} from "@segmark/migrator/internal/server/config/operator";
import type { ConnectionLimits } from "@segmark/openapi/internal/http/connection-limits";
import { readCorsHeaders } from "./cors.ts";
import { type DumpConfig, readDumps } from "./dumps.ts";
import { type LimitConfig, readLimits } from "./limits.ts";
import { type MirrorConfig, readMirror } from "./mirror.ts";
import { createReaders, hostForms, isAddressBlock, isHost, type LogLevel, logLevels, refuseFaults } from "./readers.ts";
import { readUpstream, type UpstreamConfig } from "./upstream.ts";
import { readUserConfig, type UserConfig } from "./users.ts";
import { readWebhooks, type WebhookConfig } from "./webhooks.ts";

/** The validated configuration from the environment. Units are part of the names. */
export type Config = Readonly<{
  host: string;
  port: number;
  /** Descriptor of a listening socket to use instead of `host` and `port`. */
  socket?: number | undefined;
  databaseUrl: string;
  /** Whether a write on SQLite is confirmed once it has reached the disk, or only the file system. */
  sqliteSynchronous: "full" | "normal";
  /** Replicas used for reads where that is good enough; undefined: none. */
  readDatabaseUrl: string | undefined;
  /** Maximum replication lag of a replica that is read. */
  readMaxLagSeconds: number;
  autoMigrate: boolean;
  /** Public id of the administrator. */
  adminUserId: string | undefined;
  /** Undefined: generated once and stored in the database. */
  ipSalt: string | undefined;
  /** Addresses and CIDR blocks whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  minUserIdLength: number;
  submitResponse: "empty" | "segments";
  /** A preset, or the path of a file; undefined: the default one. */
  vocabulary: string | undefined;
  /** Allows to submit where the vocabulary asks for a token. */
  submitToken: string | undefined;
  /**
   * URL with `{videoID}` that returns `lengthSeconds`, for the default platform; undefined: that of the vocabulary, if
   * it has one.
   */
  durationUrl: string | undefined;
  /** Undefined: reads are answered from what is stored here. */
  upstream: UpstreamConfig | undefined;
  voting: Readonly<{ oneVotePerIp: boolean; voterNeedsSegment: boolean }>;
  limits: LimitConfig;
  users: UserConfig;
  /** Undefined: deliveries of the code host are not received. */
  webhooks: WebhookConfig | undefined;
  /** File of subscriptions to events. */
  webhooksOut: string | undefined;
  /** Undefined: no dumps are published. */
  dumps: DumpConfig | undefined;
  /** Who may operate the service. */
  operator: OperatorConfig;
  /** Whether the metrics are readable by anybody, without the token of the operator. */
  metrics: Readonly<{ isPublic: boolean }>;
  cluster: ClusterConfig;
  /** JSON file of rules whose matching submissions are dropped; undefined: none. */
  rejectRulesFile: string | undefined;
  /**
   * How long changes of public rows can be read, how many transactions are kept at most, and how many streams of them
   * may be open.
   */
  changes: Readonly<{ days: number; most: number; streams: number }>;
  /** Of an instance that is a copy of another one. */
  mirror: MirrorConfig;
  hashThreads: number;
  /** Upper bound on the read caches of one process. */
  cacheMegabytes: number;
  /** How long a shared cache in front may send a public answer without asking; 0: it asks each time. */
  sharedCacheSeconds: number;
  /** Timeout for receiving a request body. */
  bodyTimeoutSeconds: number;
  connections: ConnectionLimits;
  /** Headers allowed in cross-origin requests, in addition to the built-in ones. */
  corsHeaders: readonly string[];
  stopTimeoutSeconds: number;
  /** 0: a worker that hangs is left alone. */
  hungWorkerSeconds: number;
  databaseRetrySeconds: number;
  workers: number;
  /** Whether requests are rejected at once while the event loop cannot keep up. */
  loadShedding: boolean;
  /** Whether the pages for people are served. */
  web: boolean;
  logLevel: LogLevel;
  /** For people or for programs; undefined: for people on a terminal. */
  logFormat: "pretty" | "json" | undefined;
}>;

export { ConfigError, type ConfigFault, type LogLevel } from "./readers.ts";

const publicId = /^[0-9a-f]{64}$/;
/** Where the data of a service without settings are, from its working directory. */
export const defaultDatabaseUrl = "sqlite:./data/segmark.db";

/**
 * Parses environment variables into a frozen configuration; an empty variable counts as absent.
 * Errors  `ConfigError` listing all faults at once. Values are not included, since some are secrets.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const { text, checked, whole, oneOf, databaseUrl: readUrl } = createReaders(env, faults);
  const hostNeeds = text("CLUSTER_TOPOLOGY") === undefined ? undefined : "one host"; // an instance is the leader of its own server
  const databaseUrl = readUrl("DATABASE_URL", hostNeeds) ?? defaultDatabaseUrl;
  const isSqlite = databaseUrl.startsWith("sqlite:");
  const config: Config = {
    host: checked("HOST", hostForms, isHost) ?? "127.0.0.1",
    port: whole("PORT", 8080, 0, 65_535),
    databaseUrl,
    sqliteSynchronous: oneOf("SQLITE_SYNCHRONOUS", ["full", "normal"], "full"),
    readDatabaseUrl: readUrl("READ_DATABASE_URL", "a server"),
    readMaxLagSeconds: whole("READ_MAX_LAG_SECONDS", 5, 1, 300),
    autoMigrate: oneOf("AUTO_MIGRATE", ["true", "false"], isSqlite ? "true" : "false") === "true",
    adminUserId: checked("ADMIN_USER_ID", "a public user id, 64 lower-case hexadecimal characters", (value) =>
      publicId.test(value),
    ),
    ipSalt: text("IP_SALT"),
    trustedProxies: trustedProxies(
      checked("TRUST_PROXY", "off, loopback, or addresses and CIDR blocks separated by commas", (value) =>
        value.split(",").every((part) => ["off", "loopback"].includes(part.trim()) || isAddressBlock(part.trim())),
      ) ?? "off",
    ),
    minUserIdLength: whole("MIN_USER_ID_LENGTH", 32, 1, 255),
    submitResponse: oneOf("SUBMIT_RESPONSE", ["empty", "segments"], "empty"),
    vocabulary: text("VOCABULARY"),
    submitToken: checked("SUBMIT_TOKEN", tokenForm, isToken),
    durationUrl: checked(
      "DURATION_URL",
      "an http or https address with {videoID} in it",
      (value) =>
        /^https?:\/\/\S+$/.test(value) && value.includes("{videoID}") && URL.canParse(value.replaceAll(/[{}]/g, "")),
    ),
    upstream: readUpstream({ checked, whole }),
    voting: {
      oneVotePerIp: oneOf("ONE_VOTE_PER_IP", ["true", "false"], "true") === "true",
      voterNeedsSegment: oneOf("VOTER_NEEDS_SEGMENT", ["true", "false"], "false") === "true",
    },
    limits: readLimits({ whole, oneOf }),
    users: readUserConfig({ text, whole, oneOf }),
    webhooks: readWebhooks({ text, checked, whole, oneOf }),
    webhooksOut: text("WEBHOOKS_OUT"),
    dumps: readDumps({ text, checked, whole, oneOf }),
    operator: readOperator({ text, checked }, databaseUrl),
    metrics: { isPublic: oneOf("METRICS", ["protected", "public"], "protected") === "public" },
    cluster: readCluster({ text, checked, databaseUrl: readUrl }),
    rejectRulesFile: text("REJECT_RULES_FILE"),
    changes: {
      days: whole("CHANGES_DAYS", 7, 1, 3650),
      most: whole("CHANGES_MAX", 10_000_000, 1, 1_000_000_000),
      streams: whole("CHANGES_STREAMS", 100, 0, 10_000),
    },
    mirror: readMirror({ text, checked, oneOf }),
    hashThreads: whole("HASH_THREADS", 2, 1, 64),
    cacheMegabytes: whole("CACHE_MB", text("CACHE_ROWS") === "0" ? 0 : defaultCacheMegabytes(), 0, 65_536),
    sharedCacheSeconds: whole("SHARED_CACHE_SECONDS", 0, 0, 3600),
    bodyTimeoutSeconds: whole("BODY_TIMEOUT_SECONDS", 15, 1, 3600),
    connections: readConnections({ whole }),
    corsHeaders: readCorsHeaders({ checked }),
    stopTimeoutSeconds: whole("STOP_TIMEOUT_SECONDS", 30, 1, 3600),
    hungWorkerSeconds: whole("HUNG_WORKER_SECONDS", 0, 0, 86_400),
    databaseRetrySeconds: whole("DATABASE_RETRY_SECONDS", 30, 0, 3600),
    workers: whole("WORKERS", 1, 1, 64),
    loadShedding: oneOf("LOAD_SHEDDING", ["on", "off"], "on") === "on",
    web: oneOf("WEB", ["on", "off"], "on") === "on",
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
    logFormat: text("LOG_FORMAT") === undefined ? undefined : oneOf("LOG_FORMAT", ["pretty", "json"], "json"),
  };
  if (config.workers > 1 && databaseUrl === "sqlite::memory:")
    faults.push("WORKERS: expected 1 with sqlite::memory:, whose contents belong to one process");
  const { topologyFile, secret } = config.cluster;
  if (config.workers > 1 && (topologyFile !== undefined || secret !== undefined))
    faults.push("WORKERS: expected 1 in a cluster, because a run belongs to the process that began it");
  if (config.readDatabaseUrl !== undefined && isSqlite)
    faults.push("READ_DATABASE_URL: expected none with SQLite, which has no replicas");
  refuseFaults(faults);
  return Object.freeze(config);
}

/** 1/128 of the memory available to the container or machine, between a useful minimum and what most instances need. */
const defaultCacheMegabytes = (): number =>
  Math.min(192, Math.max(64, Math.floor(process.availableMemory() / 1024 / 1024 / 128)));

function trustedProxies(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .flatMap((part) => (part === "off" ? [] : part === "loopback" ? ["127.0.0.0/8", "::1"] : [part]));
}
