import { type LimitConfig, readLimits } from "./config-limits.ts";
import { readUserConfig, type UserConfig } from "./config-users.ts";

/** What the environment says, checked. Every unit is in the name. */
export type Config = Readonly<{
  host: string;
  port: number;
  databaseUrl: string;
  autoMigrate: boolean;
  /** Public id of the administrator. */
  adminUserId: string | undefined;
  /** Undefined means: generated once and kept in the database. */
  ipSalt: string | undefined;
  /** Addresses and CIDR blocks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  minUserIdLength: number;
  submitResponse: "empty" | "segments";
  /** Address with `{videoID}` that answers `lengthSeconds`; undefined switches the look-up off. */
  durationUrl: string | undefined;
  voting: Readonly<{ oneVotePerIp: boolean; voterNeedsSegment: boolean }>;
  limits: LimitConfig;
  users: UserConfig;
  /** JSON file of rules whose matching submissions are dropped; undefined means none. */
  rejectRulesFile: string | undefined;
  hashThreads: number;
  cacheRows: number;
  stopTimeoutSeconds: number;
  databaseRetrySeconds: number;
  workers: number;
  logLevel: LogLevel;
}>;

export type LogLevel = (typeof logLevels)[number];

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const publicId = /^[0-9a-f]{64}$/;
const proxyAddress = /^[0-9a-f.:]+(\/\d{1,3})?$/i;

/** The environment is wrong. The message names every fault and what would be right. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Environment text in, frozen values out; a variable that is empty counts as absent.
 * Errors  `ConfigError` that lists every fault at once. Values are not repeated in it, since some are secrets.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const text = (name: string): string | undefined => env[name] || undefined;
  const checked = (name: string, right: string, holds: (value: string) => boolean): string | undefined => {
    const value = text(name);
    if (value === undefined || holds(value)) return value;
    faults.push(`${name}: want ${right}`);
    return undefined;
  };
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const holds = (value: string) => /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max;
    return Number(checked(name, `a whole number from ${min} to ${max}`, holds) ?? fallback);
  };
  const oneOf = <const T extends string>(name: string, choices: readonly T[], fallback: T): T => {
    const value = checked(name, `one of ${choices.join(", ")}`, (given) => choices.some((choice) => choice === given));
    return choices.find((choice) => choice === value) ?? fallback;
  };

  const databaseUrl =
    checked("DATABASE_URL", databaseUrlForms, (value) => /^sqlite:.+|^(mysql|mariadb):\/\/.+\/.+/.test(value)) ??
    "sqlite:./data/segmark.db";
  const embedded = databaseUrl.startsWith("sqlite:");
  const config: Config = {
    host: text("HOST") ?? "127.0.0.1",
    port: whole("PORT", 8080, 0, 65_535),
    databaseUrl,
    autoMigrate: oneOf("AUTO_MIGRATE", ["true", "false"], embedded ? "true" : "false") === "true",
    adminUserId: checked("ADMIN_USER_ID", "a public user id, 64 lower-case hexadecimal characters", (value) =>
      publicId.test(value),
    ),
    ipSalt: text("IP_SALT"),
    trustedProxies: trustedProxies(
      checked("TRUST_PROXY", "off, loopback, or addresses and CIDR blocks separated by commas", (value) =>
        value.split(",").every((part) => ["off", "loopback"].includes(part.trim()) || proxyAddress.test(part.trim())),
      ) ?? "off",
    ),
    minUserIdLength: whole("MIN_USER_ID_LENGTH", 32, 1, 255),
    submitResponse: oneOf("SUBMIT_RESPONSE", ["empty", "segments"], "empty"),
    durationUrl: checked(
      "DURATION_URL",
      "an http or https address with {videoID} in it",
      (value) => /^https?:\/\/\S+$/.test(value) && value.includes("{videoID}"),
    ),
    voting: {
      oneVotePerIp: oneOf("ONE_VOTE_PER_IP", ["true", "false"], "true") === "true",
      voterNeedsSegment: oneOf("VOTER_NEEDS_SEGMENT", ["true", "false"], "false") === "true",
    },
    limits: readLimits({ whole, oneOf }),
    users: readUserConfig({ text, whole, oneOf }),
    rejectRulesFile: text("REJECT_RULES_FILE"),
    hashThreads: whole("HASH_THREADS", 2, 1, 64),
    cacheRows: whole("CACHE_ROWS", 500_000, 0, 100_000_000),
    stopTimeoutSeconds: whole("STOP_TIMEOUT_SECONDS", 30, 1, 3600),
    databaseRetrySeconds: whole("DATABASE_RETRY_SECONDS", 30, 0, 3600),
    workers: whole("WORKERS", 1, 1, 64),
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
  };
  if (config.workers > 1 && databaseUrl === "sqlite::memory:")
    faults.push("WORKERS: want 1 with sqlite::memory:, whose contents belong to one process");
  if (faults.length > 0) throw new ConfigError(`The environment is wrong:\n  ${faults.join("\n  ")}`);
  return Object.freeze(config);
}

const databaseUrlForms = "sqlite:./path/to/file.db, sqlite::memory: or mysql://user:password@host:3306/database";

function trustedProxies(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .flatMap((part) => (part === "off" ? [] : part === "loopback" ? ["127.0.0.0/8", "::1"] : [part]));
}
