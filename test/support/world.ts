import type { PageFiles } from "@segmark/migrator/internal/server/pages/page-files";
import { pino } from "pino";
import { expect } from "vitest";
import { createHashPool, type HashPool } from "../../src/adapters/hash-pool.ts";
import { hashRounds } from "../../src/adapters/rounds.ts";
import { type Config, readConfig } from "../../src/config/config.ts";
import { compose } from "../../src/process/composition/composition.ts";
import type { RegisterHandlers } from "../../src/process/composition/webhook-service.ts";
import { openStorage, type Storage } from "../../src/storage/open.ts";
import { checkAnswer } from "./contract.ts";
import { type TestDatabase, testDatabase } from "./database.ts";
import { guard } from "./leaks.ts";
import { credentialsFor, OPERATOR_TOKEN } from "./operator.ts";
import { proxied } from "./prism-proxy.ts";

/** Threads take longer to start than most tests run, so all worlds of a process share them. They end with it. */
export const sharedHashes = createHashPool();

const MARK = "local-id-that-nobody-may-ever-log";

/** The local id (a secret) of a user in a test. */
export const local = (name: string): string => `${name}-${MARK}`;

const publicIds = new Map<string, string>();
export function publicIdOf(name: string): string {
  const publicId = publicIds.get(name) ?? hashRounds(local(name));
  publicIds.set(name, publicId);
  return publicId;
}

export type Answer = Readonly<{ status: number; text: string; json: unknown; headers: Headers }>;
export type Sent = Readonly<{
  query?: Readonly<Record<string, string | readonly string[]>>;
  json?: unknown;
  /** Bytes or text as they are, with the content type given. */
  body?: string | Uint8Array;
  /** An empty `authorization` withholds the token of the operator, which is sent where an operation asks for it. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Address the request seems to come from; the test server trusts X-Forwarded-For from loopback. `direct`: no proxy
   * forwarded it.
   */
  ip?: string;
}>;

const searchOf = (query: NonNullable<Sent["query"]>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const search = new URLSearchParams(pairs).toString();
  return search === "" ? "" : `?${search}`;
};

export type WorldOptions = Readonly<{
  config?: Partial<Config>;
  /** Variables of the environment beside those of every test. */
  env?: Readonly<Record<string, string>>;
  /** Registers handlers of webhooks, which needs `WEBHOOK_SECRET` in `env`. */
  webhooks?: RegisterHandlers;
  /** Instead of the shared pool, which is not closed with the world. */
  hashes?: HashPool;
  /** Other pages than those that are built. */
  pages?: PageFiles;
  now?: () => number;
  settled?: (line: string) => void;
  /** Another world whose database this one shares, as a second process would. It has to be disposed later. */
  beside?: Readonly<{ database: TestDatabase; storage: Storage }>;
}>;

/**
 * A storage to close at the end. Two connections to one SQLite file wait for each other by blocking their thread, which
 * is the same one here: neither would get on. So a second world uses that of the first.
 */
async function storageOf({ engine, url }: TestDatabase, first: Storage | undefined): Promise<Storage> {
  if (first === undefined || engine !== "sqlite") return openStorage({ url });
  const leave = async (): Promise<void> => {};
  return { ...first, close: leave, [Symbol.asyncDispose]: leave };
}

/**
 * A small world of its own: an empty database of the engine under test, and the service on a free port of this machine.
 * Every answer is held to the specification, and no log line may hold a local user id, an address or a query.
 */
export async function world(options: WorldOptions = {}) {
  const { config = {}, env = {}, webhooks, pages, now = Date.now, beside, hashes = sharedHashes } = options;
  const database = beside?.database ?? (await testDatabase());
  const lines: string[] = [];
  guard.know({ DATABASE_URL: database.url, OPERATOR_TOKEN, ...env });
  const storage = await storageOf(database, beside?.storage);
  const composed = compose({
    config: {
      ...readConfig({
        DATABASE_URL: database.url,
        TRUST_PROXY: "loopback",
        IP_SALT: "pepper",
        OPERATOR_TOKEN,
        RATE_LIMITS: "off",
        LOAD_SHEDDING: "off", // the event loop is that of the test too
        LOG_LEVEL: "trace",
        ...env,
      }),
      port: 0,
      ...config,
    },
    storage,
    hashes,
    log: pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }),
    now,
    webhooks,
    pages,
  });
  const segmark = await composed.catch(async (error: unknown) => {
    await storage.close();
    if (beside === undefined) await database[Symbol.asyncDispose]();
    throw error;
  });
  await segmark.server.start();
  const base = segmark.server.info.uri;
  const proxy = proxied(base);

  const send = async (method: string, path: string, sent: Sent = {}): Promise<Answer> => {
    const { query = {}, json, body = json === undefined ? undefined : JSON.stringify(json), ip = "192.0.2.1" } = sent;
    const headers = {
      ...(ip !== "direct" && { "x-forwarded-for": ip }),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...credentialsFor(path),
      ...sent.headers,
    };
    const response = await proxy.fetch(base + path + searchOf(query), {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const mediaType = response.headers.get("content-type")?.split(";")[0];
    const isEndless = mediaType === "text/event-stream";
    if (isEndless) await response.body?.cancel();
    const text = isEndless ? "" : await response.text();
    await checkAnswer({ method, path: new URL(base + path).pathname, status: response.status, mediaType, text });
    return {
      status: response.status,
      text,
      json: /[/+]json$/.test(mediaType ?? "") && text !== "" ? JSON.parse(text) : undefined,
      headers: response.headers,
    };
  };

  return {
    ...segmark,
    base,
    fetch: proxy.fetch,
    database,
    storage,
    stores: storage.stores,
    lines,
    send,
    [Symbol.asyncDispose]: async () => {
      await proxy[Symbol.asyncDispose]();
      await segmark.stop({ quietMs: 0 }); // nobody else asks
      if (beside === undefined) await database[Symbol.asyncDispose]();
      const log = lines.join("");
      guard.look("the log of a world", log);
      expect(log).not.toContain("videoID=");
    },
  };
}

export type World = Awaited<ReturnType<typeof world>>;
