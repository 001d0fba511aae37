import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describeError } from "@segmark/database/describe-error";
import { messageOf } from "@segmark/database/error-message";
import { asWork } from "@segmark/openapi/internal/http/work";
import type { Headers } from "@segmark/openapi/internal/operation/headers";
import type { Operation } from "@segmark/openapi/internal/operation/operation";
import {
  contradiction,
  type HeaderConvention,
  headerRecognition,
} from "@segmark/webhooks/internal/delivery/header-names";
import { createInbox, type Inbox } from "@segmark/webhooks/internal/inbox/inbox";
import type { InboxStore } from "@segmark/webhooks/internal/inbox/store/store";
import type { Observation, TracedEvent } from "@segmark/webhooks/internal/observability/hooks";
import type { Log } from "@segmark/webhooks/internal/observability/log";
import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
import type { Logger } from "pino";
import { singleFlight } from "../../caches/single-flight.ts";
import { ConfigError } from "../../config/config.ts";
import { readNamedFile } from "../../config/named-file.ts";
import type { WebhookConfig } from "../../config/webhooks.ts";
import { Problem } from "../../errors.ts";
import type { Gauges } from "../metrics/metrics.ts";

/** Registers handlers. If it throws, the start fails. */
export type RegisterHandlers = (webhooks: Webhooks) => void | Promise<void>;

export type WebhookParts = Readonly<{
  config: WebhookConfig;
  store: InboxStore;
  log: Logger;
  now: () => number;
  stopTimeoutMs: number;
  /** Called after each attempt. */
  onAttempt: (outcome: "handled" | "failed") => void;
  /** Handlers of the embedding program, in addition to those of `WEBHOOK_HANDLERS`. */
  register: RegisterHandlers | undefined;
}>;

const conventionOf = (setting: string): HeaderConvention =>
  setting === "host" || setting === "github" || setting === "gitea" ? setting : { prefix: setting };

/** The operation that receives deliveries, with the configured header convention, or that of each request. */
export function receivedAs(operation: Operation, setting: string | undefined): Operation {
  const recognise = headerRecognition(setting === undefined ? undefined : conventionOf(setting));
  const prefixOf = (headers: Headers): string => {
    const names = recognise((name) => headers[name]?.toString());
    if (names === undefined) throw new Problem("bad_request", contradiction);
    return names.prefix;
  };
  const parameters = operation.parameters.map((parameter) => {
    const sentAs = (headers: Headers) => parameter.name.replace(/^X-Host/, () => prefixOf(headers));
    return parameter.name.startsWith("X-Host") ? { ...parameter, sentAs } : parameter;
  });
  return { ...operation, parameters };
}

const day = 86_400_000;
/** Maximum age in ms of delivery counts in the metrics, because counting may be slow. */
const COUNTS_MS = 5000;

/** Backlog and dead deliveries in the database, for the metrics. */
export function deliveryGauges(store: InboxStore, now: () => number): Gauges {
  const counts = singleFlight(() => store.counts(), COUNTS_MS, now);
  return {
    webhook_waiting: { help: "Webhook deliveries that wait to be handled", read: async () => (await counts()).waiting },
    webhook_dead: { help: "Webhook deliveries that failed for good", read: async () => (await counts()).dead },
  };
}

/** Adapts the service's log to the toolkit's interface: a message, rarely with an error. */
function toolkitLog(log: Logger): Log {
  const at =
    (level: keyof Log) =>
    (message: unknown, reason?: unknown): void => {
      if (message instanceof Error) log[level]({ err: describeError(message) }, "webhooks");
      else if (reason === undefined) log[level](String(message));
      else log[level]({ err: describeError(reason) }, String(message));
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** @throws ConfigError if the module is not there or cannot be loaded, exports no function, or its function fails */
async function registerFrom(file: string, webhooks: Webhooks): Promise<void> {
  const fault = (text: string, cause?: unknown) => new ConfigError(`WEBHOOK_HANDLERS: ${text}`, { cause });
  await readNamedFile("WEBHOOK_HANDLERS", file); // what the loader says of a missing file names neither the setting nor what is expected
  const module: { default?: unknown } = await import(pathToFileURL(resolve(file)).href).catch((cause: unknown) => {
    throw fault(`${file} cannot be loaded: ${messageOf(cause)}`, cause);
  });
  const register = module.default;
  if (typeof register !== "function")
    throw fault(`${file} has no default export that is a function, as in export default (webhooks) => { … }`);
  try {
    await register(webhooks);
  } catch (cause) {
    throw fault(`${file} cannot register its handlers: ${messageOf(cause)}`, cause);
  }
}

/** The inbox of the service with all its handlers; handles nothing until it is started. */
export async function createWebhookService(parts: WebhookParts): Promise<Inbox> {
  const { config, store, now, stopTimeoutMs, onAttempt } = parts;
  const log = toolkitLog(parts.log);
  const observe = ({ type }: Observation): void => {
    if (type === "handled" || type === "failed") onAttempt(type);
  };
  const trace = ({ id }: TracedEvent, next: () => Promise<void>): Promise<void> =>
    asWork({ about: { delivery: id } }, next);
  const webhooks = new Webhooks({
    secret: config.secret,
    additionalSecrets: config.additionalSecrets,
    validate: config.validate ? (await import("@segmark/webhooks/validate")).validatePayloads : undefined,
    timeLimit: config.timeLimitSeconds * 1000,
    log,
    hooks: { observe, trace },
  });
  if (config.handlersFile !== undefined) await registerFrom(config.handlersFile, webhooks);
  await parts.register?.(webhooks);
  return createInbox({
    webhooks,
    store,
    concurrency: config.concurrency,
    maxAttempts: config.maxAttempts,
    maxWaiting: config.maxWaiting,
    lease: config.leaseSeconds * 1000,
    keep: config.keepDays * day,
    keepDead: config.keepDeadDays * day,
    stopTimeout: stopTimeoutMs,
    now,
    log,
  });
}
