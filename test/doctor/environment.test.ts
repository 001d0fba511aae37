import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { adminFinding, proxyFinding, saltFinding, secretFindings } from "../../src/doctor/access.ts";
import { fileFindings, nodeFinding, readEnvironment } from "../../src/doctor/environment.ts";
import { scratchFolder } from "../support/outages.ts";

const remedyOf = (name: string): string => `Correct or unset ${name}; docs/deployment/settings.md lists all settings.`;

describe("the environment", () => {
  it("is reported with all its faults, and the other settings are used", () => {
    const { findings, config, wrong } = readEnvironment({ PORT: "http", LOG_FORMAT: "xml", HOST: "::1" });
    expect(findings).toEqual([
      {
        check: "settings",
        level: "problem",
        text: "PORT: expected a whole number from 0 to 65535",
        remedy: remedyOf("PORT"),
      },
      {
        check: "settings",
        level: "problem",
        text: "LOG_FORMAT: expected one of pretty, json",
        remedy: remedyOf("LOG_FORMAT"),
      },
    ]);
    expect([config?.host, [...wrong]]).toEqual(["::1", ["PORT", "LOG_FORMAT"]]);
  });

  it("is never quoted, since some of it is secret", () => {
    const { findings } = readEnvironment({
      DATABASE_URL: "mysql://ann:hunter2-hunter2@/db",
      OPERATOR_TOKEN: "hunter2",
    });
    expect(findings).toHaveLength(2);
    expect(JSON.stringify(findings)).not.toContain("hunter2");
  });

  it.each([
    ["VOTE_LIMT", "VOTE_LIMIT"],
    ["VOTELIMIT", "VOTE_LIMIT"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["WEBHOOK_SECRETS", "WEBHOOK_SECRET"],
    ["WORKER", "WORKERS"],
    ["SUBMIT_LIMIT_PER_ADRESS", "SUBMIT_LIMIT_PER_ADDRESS"],
  ])("with %s probably means %s, and its value is not shown", (name, setting) => {
    const { findings, config, wrong } = readEnvironment({ [name]: "hunter2" });
    expect(findings).toEqual([
      {
        check: "settings",
        level: "warning",
        text: `${name} is no setting, and is ignored; ${setting} is one.`,
        remedy: `Write ${setting} if that is meant; docs/deployment/settings.md lists all settings.`,
      },
    ]);
    expect([config !== undefined, [...wrong]]).toEqual([true, []]);
  });

  it("with a setting that is wrong and a name that is wrong is reported with both", () => {
    const { findings } = readEnvironment({ PORT: "http", VOTE_LIMT: "3" });
    expect(findings.map(({ level }) => level)).toEqual(["problem", "warning"]);
  });

  it("may have names of other programs", () => {
    const others =
      "HOME PATH SHELL USER LANG TERM PWD HOSTNAME HOSTS PORTS POST WEBS NODE_ENV NODE_OPTIONS LOG_FILE LOGLEVEL_ MYSQL_URL TEST_DATABASE_URL REDIS_URL GITHUB_TOKEN METRICS_PORT LISTEN_FDS SEGMARK_PORT SEGMARK_SERVICE_HOST CACHE_DIR HTTP_PROXY npm_config_cache log_level";
    const env = Object.fromEntries(others.split(" ").map((name) => [name, "x"]));
    const used = { WORKERS: "1", WORKER: "web.1", DATABASE_URL: "sqlite::memory:", DATABASE_URL_2: "x", VOTE_LIMT: "" };
    expect(readEnvironment({ ...env, ...used }).findings).toEqual([
      { check: "settings", level: "ok", text: "All settings are valid.", remedy: undefined },
    ]);
  });

  it.each([
    [{}, []],
    [{ WEBHOOK_SECRET: "0123456789abcdef" }, []],
    [{ WEBHOOK_SECRET: "éééééééé" }, []], // 16 bytes
    [{ WEBHOOK_SECRET: "0123456789abcde" }, ["WEBHOOK_SECRET has"]],
    [
      { WEBHOOK_SECRET: "0123456789abcdef", WEBHOOK_ADDITIONAL_SECRETS: '["short", " "]' },
      ["A secret in WEBHOOK_ADDITIONAL_SECRETS has"],
    ],
  ])("with %j has webhook secrets that can be guessed: %j", (env, short) => {
    const findings = secretFindings(readConfig(env));
    expect(findings).toEqual(
      short.map((text) => ({
        check: "webhooks",
        level: "warning",
        text: `${text} fewer than 16 bytes, so it can be guessed and deliveries can be forged.`,
        remedy: "Make a long one from random characters, here and at the code host.",
      })),
    );
  });

  it("needs a Node that is new enough", () => {
    expect(nodeFinding("20.19.4")).toMatchObject({
      level: "problem",
      text: expect.stringMatching(/^Segmark needs Node 22\.14 or 23\.6 or newer, and this is Node 20\.19\.4/),
    });
    expect(nodeFinding("24.21.0")).toMatchObject({ level: "ok", text: "Node 24.21.0" });
  });

  it("names files that exist, and rules that are rules", async () => {
    await using folder = await scratchFolder();
    const rules = join(folder.path, "rules.json");
    await writeFile(rules, '[{"userAgent":"("}]');
    const env = { REJECT_RULES_FILE: rules, WEBHOOK_SECRET: "s", WEBHOOK_HANDLERS: join(folder.path, "none.mjs") };
    expect((await fileFindings(readConfig(env))).map(({ level, text, remedy }) => [level, text, remedy])).toEqual([
      ["problem", expect.stringMatching(/^REJECT_RULES_FILE: .*userAgent/), "Correct the file, or REJECT_RULES_FILE."],
      [
        "problem",
        `WEBHOOK_HANDLERS: there is no file ${join(folder.path, "none.mjs")}; expected a module whose default export registers handlers`,
        "Correct the file, or WEBHOOK_HANDLERS.",
      ],
    ]);
    await writeFile(rules, '[{"userAgent":"^Bad"}]');
    expect(await fileFindings(readConfig({ REJECT_RULES_FILE: rules }))).toEqual([]);
  });
});

describe("the vocabulary", () => {
  const found = async (env: Readonly<Record<string, string>>) =>
    (await fileFindings(readConfig(env))).map(({ level, text }) => `${level} ${text}`);
  const remedies = async (env: Readonly<Record<string, string>>) =>
    (await fileFindings(readConfig(env))).map(({ remedy }) => remedy);

  it("is read, and all its faults are reported", async () => {
    await using folder = await scratchFolder();
    const path = join(folder.path, "vocabulary.yaml");
    await writeFile(path, "services: [{ name: Radio, colour: red }]\ncategories: []\n");
    expect(await found({ VOCABULARY: path })).toEqual([
      `problem VOCABULARY: ${path}, line 1, services[0].colour: there is no such key here`,
      `problem VOCABULARY: ${path}, line 2, categories: must NOT have fewer than 1 items`,
    ]);
    expect(new Set(await remedies({ VOCABULARY: path }))).toEqual(
      new Set(["Correct the vocabulary; docs/data/vocabulary.md says what belongs into it."]),
    );
    expect(await found({ VOCABULARY: "bilibili" })).toEqual([]);
  });

  it("may need a token", async () => {
    await using folder = await scratchFolder();
    const path = join(folder.path, "vocabulary.yaml");
    const category = '{ name: news, label: News, colour: "#112233", actionTypes: [skip] }';
    await writeFile(path, `services: [{ name: Radio }]\ncategories: [${category}]\nsubmitters: { who: token }\n`);
    expect(await found({ VOCABULARY: path })).toEqual([
      expect.stringMatching(/^problem SUBMIT_TOKEN: expected a token/),
    ]);
    expect(await remedies({ VOCABULARY: path })).toEqual([
      "Set SUBMIT_TOKEN, or change `submitters` in the vocabulary; docs/data/vocabulary.md says who may submit.",
    ]);
    expect(await found({ VOCABULARY: path, SUBMIT_TOKEN: "a-token-of-some-length" })).toEqual([]);
  });
});

describe("who may claim an address", () => {
  it.each([
    ["127.0.0.1", "off", "ok"],
    ["0.0.0.0", "loopback", "ok"],
    ["127.0.0.1", "loopback", "ok"],
    ["0.0.0.0", "10.0.0.0/8", "ok"],
    ["127.0.0.1", "10.0.0.0/8", "warning"],
    ["0.0.0.0", "0.0.0.0/0", "problem"],
    ["0.0.0.0", "loopback, ::/0", "problem"],
    ["0.0.0.0", "192.0.0.0/7", "problem"],
  ])("HOST %s with TRUST_PROXY %s: %s", (host, proxies, level) => {
    const config = readConfig({ HOST: host, TRUST_PROXY: proxies });
    expect(proxyFinding(config).level).toBe(level);
  });

  it("says what everybody could do", () => {
    expect(proxyFinding(readConfig({ TRUST_PROXY: "0.0.0.0/0" }))).toEqual({
      check: "proxy",
      level: "problem",
      text: "TRUST_PROXY trusts 0.0.0.0/0, so that clients can claim any address and no limit holds.",
      remedy: "Name only the addresses of your own proxies.",
    });
  });
});

describe("secrets and roles", () => {
  it.each([
    [undefined, undefined, "ok"],
    [undefined, "kept-by-the-database", "ok"],
    ["long-enough-for-a-salt", undefined, "ok"],
    ["long-enough-for-a-salt", "long-enough-for-a-salt", "ok"],
    ["long-enough-for-a-salt", "kept-by-the-database", "warning"],
    ["short", "short", "warning"],
  ])("IP_SALT %s where the database has %s: %s", (ipSalt, stored, level) => {
    expect(saltFinding({ ipSalt }, stored).level).toBe(level);
  });

  it.each([
    [undefined, undefined, "warning"],
    ["0".repeat(64), undefined, "ok"],
    [undefined, "0".repeat(64), "ok"],
  ])("ADMIN_USER_ID %s where the database has %s: %s", (adminUserId, stored, level) => {
    expect(adminFinding({ adminUserId }, stored).level).toBe(level);
  });
});
