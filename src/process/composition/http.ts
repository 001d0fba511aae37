import type { Server } from "@hapi/hapi";
import { describeError } from "@segmark/database/describe-error";
import type { PageFiles } from "@segmark/migrator/internal/server/pages/page-files";
import {
  type AnswerCache,
  type Api,
  bindHandlers,
  clientIpFinder,
  createServer,
  type LoadGauge,
  type Operation,
} from "@segmark/openapi";
import type { Logger } from "pino";
import { operations } from "../../../generated/openapi/operations.js";
import { problems } from "../../../generated/openapi/problems.ts";
import { requests } from "../../../generated/openapi/validators.js";
import type { Callers } from "../../adapters/callers.ts";
import type { Config } from "../../config/config.ts";
import { handlers } from "../../handlers/index.ts";
import type { Storage } from "../../storage/open.ts";
import type { Services } from "../../use-cases/services.ts";
import { callersOf } from "../../use-cases/users/callers.ts";
import { logExchange } from "../log/exchange-log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Migrations } from "./migrations.ts";
import { servicePageRoutes } from "./pages.ts";
import { proxyToOrigin } from "./proxy-to-origin.ts";
import { readOnlyHandlers } from "./read-only.ts";
import { responseHeaders } from "./response-headers.ts";

type Parts = Readonly<{
  config: Config;
  storage: Storage;
  log: Logger;
  services: Services;
  answers: AnswerCache;
  migrations: Migrations;
  operatorToken: string;
  callers: Callers;
  metrics: Metrics;
  load: LoadGauge;
  /** The operation that receives deliveries, if its headers differ from the specification. */
  receiveWebhook: Operation | undefined;
  /** Undefined: no pages are served. */
  pages: PageFiles | undefined;
  isStopping: () => boolean;
}>;

const corsHeadersOf = (
  { corsHeaders }: Config,
  { vocabulary: { submitters, corsHeaders: own } }: Services,
): string[] => [...new Set([...corsHeaders, ...own, ...(submitters.who === "token" ? ["X-Submit-Token"] : [])])];

/** The HTTP server of the service: every operation of the specification, and the endpoints of the migration manager. */
export function serviceServer({ config, storage, log, services, answers, migrations, ...parts }: Parts): Server {
  const { callers, metrics, load, operatorToken, receiveWebhook, pages, isStopping } = parts;
  const findIp = clientIpFinder(config.trustedProxies);
  const { followUrl, submit } = config.mirror;
  const originProxy =
    submit &&
    proxyToOrigin(submit, (error) => log.warn({ err: describeError(error) }, "nothing can be passed on to SUBMIT_URL"));
  const segments: Api = {
    operations: {
      ...operations,
      ...originProxy?.operations,
      ...(receiveWebhook !== undefined && { receiveWebhook }),
      ...(config.metrics.isPublic && { getMetrics: { ...operations.getMetrics, token: undefined } }),
    },
    requests,
    handlers: {
      ...bindHandlers(followUrl === undefined ? handlers : readOnlyHandlers(handlers, followUrl), services),
      ...originProxy?.handlers,
    },
    problems: { catalogue: problems, typePrefix: "urn:segmark:", body: "negotiated" },
    recognise: storage.asProblem,
    callers: callersOf({
      minUserIdLength: config.minUserIdLength,
      publicIdOf: services.publicIdOf,
      isVip: storage.stores.vips.has,
      isAdmin: services.isAdmin,
    }),
    settings: {
      has: (setting) =>
        (setting === "WEBHOOK_SECRET" && config.webhooks !== undefined) ||
        (setting === "WEBHOOKS_OUT" && config.webhooksOut !== undefined) ||
        (setting === "PUBLISH_DUMPS" && config.dumps !== undefined),
      tokenOf: (setting) => (setting === "OPERATOR_TOKEN" ? operatorToken : undefined),
    },
  };
  return createServer({
    host: config.host,
    port: config.port,
    socket: config.socket,
    limits: config.connections,
    apis: [segments, migrations.api],
    answers,
    sharedCacheSeconds: config.sharedCacheSeconds,
    headersFor: responseHeaders(corsHeadersOf(config, services), services.vocabulary.services),
    bodyTimeoutMs: config.bodyTimeoutSeconds * 1000,
    routes: [...migrations.routes, ...(pages === undefined ? [] : servicePageRoutes(pages))],
    clientIp: (...from) => {
      const ip = findIp(...from);
      callers.record(ip);
      return ip;
    },
    onExchange: (exchange) => {
      metrics.observe(exchange);
      logExchange(log, exchange);
    },
    onBug: (error, about) => log.error({ err: describeError(error), ...about }, "unknown failure"),
    isStopping,
    ...(config.loadShedding && {
      shedding: {
        pressure: load.pressure,
        last: (method, path) => (method === "GET" || method === "HEAD") && path.startsWith("/api/skipSegments"),
        always: (path) => path === "/api/ready" || path === "/api/status" || path === "/metrics",
        onShed: metrics.countShed,
      },
    }),
  });
}
