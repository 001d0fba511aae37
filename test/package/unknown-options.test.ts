import { readFileSync } from "node:fs";
import { server } from "@hapi/hapi";
import * as migrator from "@segmark/migrator";
import { newConfigLoader, sourceFault } from "@segmark/migrator/config-loader";
import { newDirectoryLoader } from "@segmark/migrator/directory-loader";
import { createManager } from "@segmark/migrator/internal/cluster/manager";
import { alter_table } from "@segmark/migrator/online";
import { createMigrationServer } from "@segmark/migrator/server";
import * as utils from "@segmark/migrator/utils";
import * as openapi from "@segmark/openapi";
import { createFetchHandler } from "@segmark/openapi/fetch";
import { defaultConnectionLimits } from "@segmark/openapi/internal/http/connection-limits";
import { createNodeHandler, stopServer } from "@segmark/openapi/node";
import * as send from "@segmark/openapi/send";
import * as validation from "@segmark/openapi/validation";
import * as toolkit from "@segmark/webhooks";
import { webhooksPlugin } from "@segmark/webhooks/hapi";
import * as proxy from "@segmark/webhooks/proxy";
import { createStandardWebhook } from "@segmark/webhooks/standard";
import { validatePayloads } from "@segmark/webhooks/validate";
import { expect, it } from "vitest";
import * as client from "../../src/client/index.ts";
import { createInboxTables, knexStore } from "../../src/exports/webhooks-knex-store.ts";
import * as service from "../../src/index.ts";

const repair = { kind: "repair", migrations: [] } as const;
const secret = "a secret that only tests know";
const webhooks = new toolkit.Webhooks({ secret });
const inbox = toolkit.createInbox({ webhooks, store: toolkit.memoryStore() });
const { createClient } = client;
const { createNodeMiddleware, createWebMiddleware, createInbox, createEventHandler, validateEventName } = toolkit;
const segments = createClient({ baseUrl: "http://127.0.0.1:1" });

type Call = (options: never) => unknown;
type Row = readonly [of: unknown, misspelt: string, known: string, call: Call];

/** Public functions, and by their names what takes options besides them. */
const refusing: readonly Row[] = [
  [service.createServer, "webhook", "webhooks", (given) => service.createServer({}, undefined, given)],
  [service.compose, "storag", "storage", service.compose],
  [createClient, "baseURL", "baseUrl", createClient],
  ["segments", "category", "categories", (options) => segments.segments("a video", options)],
  [createMigrationServer, "usSchema", "useSchema", (given) => createMigrationServer({}, given)],
  [migrator.createInstance, "databaseURL", "databaseUrl", migrator.createInstance],
  ["up of a manager", "waitMS", "waitMs", (options) => createManager({} as never).up(options)],
  ["history of a manager", "limits", "limit", (options) => createManager({} as never).history(options)],
  [
    "amend of a manager",
    "wait",
    "waitMs",
    (more: object) => createManager({} as never).amend(repair, { write: true, ...more }),
  ],
  [migrator.createMigrator, "waitMS", "waitMs", migrator.createMigrator],
  [newDirectoryLoader, "wran", "warn", (options) => newDirectoryLoader("a folder", options)],
  [alter_table, "tol", "tool", (options) => alter_table("orders", "FORCE", options)],
  [newConfigLoader, "stroe", "store", newConfigLoader],
  [openapi.serve, "bodyTimeout", "bodyTimeoutMs", openapi.serve],
  [openapi.createServer, "bodyTimeout", "bodyTimeoutMs", openapi.createServer],
  [
    "limits",
    "maxConnection",
    "maxConnections",
    (more: object) => openapi.createServer({ limits: { ...defaultConnectionLimits, ...more } } as never),
  ],
  [openapi.apiOf, "validateReply", "validateReplies", openapi.apiOf],
  [createNodeHandler, "trustProxies", "trustProxy", createNodeHandler],
  [createFetchHandler, "basepath", "basePath", createFetchHandler],
  [
    send.createSender,
    "secrets",
    "secret",
    (options) => send.createSender({ operations: {}, requests: {}, replies: async () => ({ replies: {} }) }, options),
  ],
  [openapi.Problem, "retryafter", "retryAfter", (options) => new openapi.Problem("not_found", "why", options)],
  [service.Problem, "retryafter", "retryAfter", (options) => new service.Problem("not_found", "why", options)],
  [toolkit.Webhooks, "validat", "validate", (more: object) => new toolkit.Webhooks({ secret, ...more })],
  [
    createStandardWebhook,
    "tolerence",
    "tolerance",
    (more: object) => createStandardWebhook({ secret: "c2VnbWFyay1vbGQtc2VjcmV0LTI0LWJ5", ...more }),
  ],
  ["hooks", "obsreve", "observe", (hooks) => new toolkit.Webhooks({ secret, hooks })],
  [
    "replaceSecrets",
    "additionalSecret",
    "additionalSecrets",
    (more: object) => webhooks.replaceSecrets({ secret, ...more }),
  ],
  [createEventHandler, "timeLimt", "timeLimit", createEventHandler],
  [createNodeMiddleware, "timeuot", "timeout", (options) => createNodeMiddleware(webhooks, options)],
  [createWebMiddleware, "waitUntill", "waitUntil", (options) => createWebMiddleware(webhooks, options)],
  ["deduplicate", "sizes", "size", (deduplicate) => createNodeMiddleware(webhooks, { deduplicate })],
  [
    webhooksPlugin,
    "timeuot",
    "timeout",
    (more: object) => server().register({ plugin: webhooksPlugin, options: { webhooks, ...more } }),
  ],
  [
    createInbox,
    "maxAtempts",
    "maxAttempts",
    (more: object) => createInbox({ webhooks, store: toolkit.memoryStore(), ...more }),
  ],
  ["list of an inbox", "stat", "state", (filter) => inbox.list(filter)],
  ["redeliverAll of an inbox", "stat", "state", (filter) => inbox.redeliverAll(filter)],
  ["deleteAll of an inbox", "stat", "state", (filter) => inbox.deleteAll(filter)],
  [
    proxy.createProxyClient,
    "onEror",
    "onError",
    (more: object) => proxy.createProxyClient({ url: "http://127.0.0.1:1", webhooks, ...more }),
  ],
  [
    validateEventName,
    "onUnknownEvent",
    "onUnknownEventName",
    (options) => (validateEventName as (name: string, options: unknown) => void)("push", options),
  ],
];

/** Settings that a whole environment may be given as, values, and errors that users receive. */
const withoutOptions: readonly unknown[] = [
  ...[service.readConfig, service.migrate, service.ConfigError, service.StartError],
  ...[client.RequestError, client.createUserId, client.publicUserId, client.videoHash],
  ...[migrator.MigratorError, migrator.storage, migrator.up, migrator.get_applied, migrator.move_migrations_state],
  ...[migrator.set_loader, migrator.set_use_cartridge_ddl, sourceFault],
  ...[utils.check_roles_enabled, utils.register_sharding_key],
  ...[openapi.bindHandlers, openapi.clientIpFinder, openapi.createAnswerCache, openapi.notImplemented],
  ...[
    openapi.preferredType,
    openapi.startLoadGauge,
    send.SendError,
    stopServer,
    validation.equal,
    validation.ucs2length,
  ],
  ...[toolkit.DeliveryTimeoutError, toolkit.InvalidPayloadError, toolkit.InvalidSignatureError, toolkit.PermanentError],
  ...[toolkit.memoryStore, toolkit.sign, toolkit.verify, toolkit.verifyWithFallback],
  ...[validatePayloads, proxy.ProxyChannelError, proxy.TargetError, knexStore, createInboxTables],
];

const root = new URL("../../", import.meta.url);
const manifests = [
  "package.json",
  ...["migrator", "openapi", "webhooks"].map((name) => `packages/${name}/package.json`),
];
type Manifest = Readonly<{ exports: Readonly<Record<string, string | Readonly<Record<string, string>>>> }>;

const takesCalls = (value: unknown): boolean =>
  typeof value === "function" || (typeof value === "object" && value !== null && "register" in value);

it.each(manifests)("every function that %s exports refuses unknown options or takes none", async (file) => {
  const covered = new Set([...refusing.map(([of]) => of), ...withoutOptions]);
  const { exports } = JSON.parse(readFileSync(new URL(file, root), "utf8")) as Manifest;
  const targets = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === "string" || entry.startsWith("./internal/") ? [] : [target["@segmark/source"] ?? ""],
  );
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets) {
    const entry: Readonly<Record<string, unknown>> = await import(new URL(target, new URL(file, root)).href);
    const missing = Object.keys(entry).filter((name) => takesCalls(entry[name]) && !covered.has(entry[name]));
    expect(missing, `without a row here, of ${target}`).toEqual([]);
  }
});

const named = refusing.map(
  ([of, ...row]) => [typeof of === "string" ? of : (of as { name: string }).name, ...row] as const,
);

it.each(named)("%s refuses %s and names %s", async (_name, misspelt, known, call) => {
  const given = async (name: string): Promise<unknown> => call({ [name]: undefined } as never);
  await expect(given(misspelt)).rejects.toThrow(new TypeError(`Unknown option ${misspelt}; did you mean ${known}?`));
  await expect(given("zzzzzz")).rejects.toThrow(new RegExp(`^Unknown option zzzzzz\\. There are .*\\b${known}\\b`));
  await expect(given("toString")).rejects.toThrow(/^Unknown option toString/);
});

it("validate of a Webhooks is no option of a middleware", () => {
  expect(() => createNodeMiddleware(webhooks, { validate: true } as never)).toThrow(/^Unknown option validate/);
});

it("options may be an instance of a class", () => {
  class Options {
    readonly note = "a field of its own";
    readonly path = "/hooks";
  }
  expect(() => createNodeMiddleware(webhooks, new Options())).not.toThrow();
});
