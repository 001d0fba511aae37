import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../src/config/config.ts";

const fault = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

describe("configuration from the environment", () => {
  it("has a default for everything", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      databaseUrl: "sqlite:./data/segmark.db",
      autoMigrate: true,
      minUserIdLength: 32,
      trustedProxies: [],
      sharedCacheSeconds: 0,
    });
    expect(readConfig({ PORT: "" }).port).toBe(8080);
  });

  it("migrates SQLite by default and a server only on request", () => {
    const url = "mysql://user:password@127.0.0.1:3306/segmark";
    expect(readConfig({ DATABASE_URL: url }).autoMigrate).toBe(false);
    expect(readConfig({ DATABASE_URL: url, AUTO_MIGRATE: "true" }).autoMigrate).toBe(true);
  });

  it.each([
    // one variable is wrong, because of another
    ["READ_DATABASE_URL", { READ_DATABASE_URL: "mysql://u:hunter2@h/db" }],
    ["READ_DATABASE_URL", { DATABASE_URL: "mysql://u@h/db", READ_DATABASE_URL: "sqlite:./hunter2.db" }],
    ["CLUSTER_STORE_URL", { CLUSTER_STORE_URL: "mysql://u:hunter2@one,two" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://u:hunter2@a,b/db", CLUSTER_TOPOLOGY: "t.yml", CLUSTER_INSTANCE: "one" }],
  ])("refuses an invalid %s: %j", (name, env) => {
    const refused = () => readConfig(env);
    expect(refused).toThrow(new RegExp(`${name}: expected`));
    expect(refused).not.toThrow("hunter2");
  });

  it("accepts several hosts, and a comma in a password", () => {
    const topology = { CLUSTER_TOPOLOGY: "t.yml", CLUSTER_INSTANCE: "one" };
    const replicas = { READ_DATABASE_URL: "mysql://u:p@one,two/db", READ_MAX_LAG_SECONDS: "30" };
    expect(readConfig({ DATABASE_URL: "mysql://u:p@one,two:3307/db", ...replicas })).toMatchObject({
      readDatabaseUrl: "mysql://u:p@one,two/db",
      readMaxLagSeconds: 30,
    });
    expect(readConfig({ DATABASE_URL: "mysql://u:a,b@one/db", ...topology }).databaseUrl).toContain("one");
  });

  it.each([
    ["off", []],
    ["loopback", ["127.0.0.0/8", "::1"]],
    ["loopback, 10.0.0.0/8", ["127.0.0.0/8", "::1", "10.0.0.0/8"]],
  ])("reads TRUST_PROXY=%s", (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustedProxies).toEqual(expected);
  });

  it.each([
    ["MIGRATOR_TOKEN", "OPERATOR_TOKEN"],
    ["MIGRATOR_TOKEN_FILE", "OPERATOR_TOKEN_FILE"],
    ["METRICS_TOKEN", "OPERATOR_TOKEN"],
    ["WEBHOOK_TOKEN", "OPERATOR_TOKEN"],
  ])("refuses %s, in whose place is %s", (old, now) =>
    expect(fault({ [old]: "a-token-that-is-long-enough" })).toContain(
      `\n  ${old}: expected none: ${now} has taken its place`,
    ),
  );

  it.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["DATABASE_URL", "postgres://secret@h/d"],
    ["DATABASE_URL", "mysql://secret"],
    ["DATABASE_URL", "mysql://user:secret@/segmark"],
    ["DATABASE_URL", "mysql://user:secret@127.0.0.1:99999/segmark"],
    ["DATABASE_URL", "mysql://user:secret%@127.0.0.1/segmark"],
    ["DATABASE_URL", "mysql://127.0.0.1/secret"],
    ["DATABASE_URL", "mysql://user:secret@127.0.0.1/segmark?tls=yes"],
    ["DATABASE_URL", "sqlite://"],
    ["DATABASE_URL", "sqlite:./data/segmark.db "],
    ["DATABASE_URL", "sqlite: data/segmark.db"],
    ["DATABASE_URL", "sqlite:./data/segmark.db\n"],
    ["CLUSTER_STORE_URL", "mysql://user:secret@127.0.0.1:port/segmark"],
    ["CLUSTER_STORE_URL", "mysql://user:sec%ret@127.0.0.1/segmark"],
    ["DURATION_URL", "http://secret:word:1/{videoID}"],
    ["DURATION_URL", "http://127.0.0.1:99999/{videoID}"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0/8"],
    ["TRUST_PROXY", "::1/129"],
    ["TRUST_PROXY", "::g"],
    ["HOST", "a secret"],
    ["HOST", "http://secret/"],
    ["AUTO_MIGRATE", "yes"],
    ["ADMIN_USER_ID", "secret"],
    ["TRUST_PROXY", "everybody"],
    ["DURATION_URL", "http://127.0.0.1/secret"],
    ["WORKERS", "0"],
    ["MAX_CONNECTIONS", "0"],
    ["SHARED_CACHE_SECONDS", "-1"],
    ["SHARED_CACHE_SECONDS", "3601"],
    ["SHARED_CACHE_SECONDS", "0.5"],
    ["MAX_HEADER_BYTES", "4095"],
    ["HEADERS_TIMEOUT_SECONDS", "0"],
    ["KEEP_ALIVE_SECONDS", "0.5"],
    ["SEND_TIMEOUT_SECONDS", "never"],
    ["CORS_ALLOW_HEADERS", "X-One,,X-Two"],
    ["CORS_ALLOW_HEADERS", "X-One: 1"],
    ["CORS_ALLOW_HEADERS", "X-One\r\nX-Two"],
    ["LOG_LEVEL", "loud"],
    ["SUBMIT_RESPONSE", "all"],
    ["ONE_VOTE_PER_IP", "yes"],
    ["VOTER_NEEDS_SEGMENT", "1"],
    ["RATE_LIMITS", "some"],
    ["NAME_NEEDS_SUBMISSION", "1"],
    ["NAME_IGNORES_BANNED", "yes"],
    ["STATS_CACHE_SECONDS", "-1"],
    ["LEADERBOARD_MIN_VOTES", "few"],
    ["MAX_REWARD_SECONDS", "0.5"],
    ["VOTE_LIMIT", "many"],
    ["VOTE_LIMIT_SILENT", "1"],
    ["VIEW_LIMIT_SECONDS", "0"],
    ["VIDEO_LIMIT_PER_USER", "-1"],
    ["SUBMIT_LIMIT_SECONDS", "99999999999"],
    ["BODY_TIMEOUT_SECONDS", "0"],
    ["METRICS", "secret"],
    ["OPERATOR_TOKEN", "secret"],
    ["WEBHOOK_SECRET", " \t"],
    ["WEBHOOK_VALIDATE", "yes"],
    ["WEBHOOK_CONCURRENCY", "0"],
    ["WEBHOOK_MAX_ATTEMPTS", "many"],
    ["WEBHOOK_MAX_WAITING", "0"],
    ["WEBHOOK_TIME_LIMIT_SECONDS", "0"],
    ["WEBHOOK_LEASE_SECONDS", "0.5"],
    ["WEBHOOK_KEEP_DAYS", "0"],
    ["WEBHOOK_KEEP_DEAD_DAYS", "-1"],
  ])("refuses %s=%s with the expected format, without repeating the value", (name, value) => {
    expect(fault({ [name]: value })).toMatch(new RegExp(`\\n  ${name}: expected .+`));
    expect(fault({ [name]: value })).not.toContain("secret");
  });

  it("enables webhooks when there is a secret", () => {
    expect(readConfig({ WEBHOOK_VALIDATE: "true" }).webhooks).toBeUndefined();
    expect(
      readConfig({
        WEBHOOK_SECRET: " a, b ",
        WEBHOOK_ADDITIONAL_SECRETS: "the one before it, the one before that",
      }).webhooks,
    ).toEqual({
      secret: " a, b ",
      additionalSecrets: ["the one before it", "the one before that"],
      validate: false,
      handlersFile: undefined,
      concurrency: 8,
      maxAttempts: 15,
      maxWaiting: 100_000,
      timeLimitSeconds: 600,
      leaseSeconds: 30,
      keepDays: 30,
      keepDeadDays: 90,
    });
  });

  it.each(["host", "github", "gitea", "X-Forgejo"])("recognises the webhook headers of %s", (WEBHOOK_HEADERS) => {
    expect(readConfig({ WEBHOOK_SECRET: "s", WEBHOOK_HEADERS }).webhooks?.headers).toBe(WEBHOOK_HEADERS);
  });

  it.each(["gitlab", "X-Host-", "X Host"])("refuses %j as webhook headers", (WEBHOOK_HEADERS) => {
    expect(fault({ WEBHOOK_HEADERS })).toMatch(/WEBHOOK_HEADERS: expected host, github, gitea/);
  });

  it.each([
    "the second secret,,the third secret",
    "the second secret, third",
    "third,the second secret",
    '["the second secret", ""]',
    '["the second secret", 3]',
    '["third", "the second secret"',
  ])("refuses the secrets %s, of which one is empty or may be part of one, without repeating them", (secrets) => {
    const reported = fault({ WEBHOOK_SECRET: "first", WEBHOOK_ADDITIONAL_SECRETS: secrets });
    expect(reported).toMatch(
      /WEBHOOK_ADDITIONAL_SECRETS: expected secrets of at least 16 characters separated by commas/,
    );
    expect(reported).not.toMatch(/first|second|third/);
  });

  it("takes additional secrets that are short or have commas as a JSON array", () => {
    const given = ["a,b", "short", '"', "  "];
    const env = { WEBHOOK_SECRET: "s", WEBHOOK_ADDITIONAL_SECRETS: ` ${JSON.stringify(given)}` };
    expect(readConfig(env).webhooks?.additionalSecrets).toEqual(given);
  });

  it.each(["WEBHOOK_ADDITIONAL_SECRETS", "WEBHOOK_HANDLERS"])("refuses %s without WEBHOOK_SECRET", (name) =>
    expect(fault({ [name]: "a-secret-of-16-characters" })).toMatch(`${name}: expected WEBHOOK_SECRET as well`),
  );

  it("limits votes, views and submissions by default", () => {
    const limits = {
      votes: { most: 15, seconds: 900, silent: false },
      views: { most: 10, seconds: 900 },
      requests: { perAddress: 60, perUser: 0, seconds: 900 },
      names: { perAddress: 30, perUser: 10, seconds: 3600 },
      video: { perAddress: 10, seconds: 86_400, perUser: 16 },
    };
    expect(readConfig({}).limits).toEqual(limits);
    expect(readConfig({ VIEW_LIMIT: "0", VOTE_LIMIT: "3" }).limits).toMatchObject({
      views: { most: 0 },
      votes: { most: 3 },
    });
    expect(readConfig({ RATE_LIMITS: "off", VOTE_LIMIT: "3", SUBMIT_LIMIT_PER_USER: "3" }).limits).toMatchObject({
      votes: { most: 0 },
      views: { most: 0 },
      requests: { perAddress: 0, perUser: 0 },
      names: { perAddress: 0, perUser: 0 },
      video: { perAddress: 0, perUser: 0 },
    });
  });

  it("names the setting of each fault", () => {
    const settings = (env: Readonly<Record<string, string>>) => {
      try {
        readConfig(env);
        return [];
      } catch (error) {
        return error instanceof ConfigError ? error.faults.map(({ setting }) => setting) : error;
      }
    };
    expect(settings({ PORT: "x", DATABASE_URL: "mysql:x", WORKERS: "x" })).toEqual(["DATABASE_URL", "PORT", "WORKERS"]);
    expect(settings({ WORKERS: "2", DATABASE_URL: "sqlite::memory:" })).toEqual(["WORKERS"]);
    expect(new ConfigError("REJECT_RULES_FILE: it is not there").faults[0]?.setting).toBe("REJECT_RULES_FILE");
    expect(new ConfigError("The cluster is wrong:\n  HOST: none").faults[0]?.setting).toBeUndefined();
  });

  it("reports all faults at once", () => {
    expect(fault({ PORT: "x", WORKERS: "x", LOG_LEVEL: "x" }).match(/: expected/g)).toHaveLength(3);
  });
});
