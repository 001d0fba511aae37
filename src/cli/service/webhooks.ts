import { Failure } from "@segmark/openapi/internal/cli/failure";
import { countNumber } from "@segmark/openapi/internal/cli/option-values";
import { printable } from "@segmark/openapi/internal/cli/printable";
import { pino } from "pino";
import { type Config, readConfig } from "../../config/config.ts";
import type { EventType } from "../../domain/outgoing/event.ts";
import { eventTypes } from "../../domain/outgoing/event-types.ts";
import type { Subscription } from "../../domain/outgoing/subscription.ts";
import { configuredSubscriptions } from "../../process/composition/subscriptions.ts";
import { openMigrated } from "../../process/worker/start.ts";
import type { DeliveryPosition, OutgoingFilter } from "../../storage/outgoing/deliveries.ts";
import type { SubscriptionState } from "../../storage/outgoing/subscriptions.ts";
import type { Stores } from "../../storage/stores.ts";
import { testMessage } from "../../use-cases/outgoing/test-message.ts";

type Given = Readonly<{
  subscription?: string;
  type?: string;
  state?: "sent" | "dead";
  from?: string;
  to?: string;
  number?: string;
}>;
type Action = "list" | "test" | "replay";
type Used = Stores<"outgoingDeliveries" | "outgoingEvents" | "subscriptions">;

const wrongly = { exitCode: 2 } as const;
/** Deliveries that a transaction replays at most. */
const batch = 500;

async function subscriptionsOf({ webhooksOut, databaseUrl }: Config): Promise<readonly Subscription[]> {
  if (webhooksOut === undefined)
    throw new Failure("WEBHOOKS_OUT is not set: there are no subscriptions. docs/service/events.md has an example.");
  if (databaseUrl === "sqlite::memory:")
    throw new Failure("sqlite::memory: can be read by the process of the service only.");
  return configuredSubscriptions(webhooksOut);
}

function known(subscriptions: readonly Subscription[], name: string): string {
  const names = subscriptions.map((one) => one.name);
  if (names.includes(name)) return name;
  throw new Failure(
    `There is no subscription ${printable(name)}. WEBHOOKS_OUT has ${names.length === 0 ? "none" : names.join(", ")}.`,
    wrongly,
  );
}

function typeOf(text: string): EventType {
  const type = eventTypes.find((one) => one === text);
  if (type === undefined)
    throw new Failure(`--type ${printable(text)}: expected one of ${eventTypes.join(", ")}.`, wrongly);
  return type;
}

/** In ms since 1970. */
function timeOf(option: string, text: string): number {
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  if (!Number.isSafeInteger(time) || time < 0)
    throw new Failure(
      `${option} ${printable(text)}: expected a time such as 2026-01-31T12:00:00Z, or milliseconds since 1970.`,
      wrongly,
    );
  return time;
}

/** What to replay: one delivery, or all that match. */
function replayOf({ subscription, type, state = "dead", from, to, number }: Given): OutgoingFilter | number {
  if (number === undefined)
    return {
      subscription,
      type: type === undefined ? undefined : typeOf(type),
      state,
      from: from === undefined ? undefined : timeOf("--from", from),
      to: to === undefined ? undefined : timeOf("--to", to),
    };
  if (subscription === undefined) throw new Failure("--number needs --subscription, within which it counts.", wrongly);
  return countNumber("--number", number, Number.MAX_SAFE_INTEGER);
}

const timeText = (time: number): string => new Date(time).toISOString();

function conditionOf(state: SubscriptionState | undefined): string {
  if (state?.disabled) return `disabled ${timeText(state.disabled.at)}: ${state.disabled.reason}`;
  if (state !== undefined && state.failingSince !== null) return `failing since ${timeText(state.failingSince)}`;
  return state?.lastSuccess ? `delivered ${timeText(state.lastSuccess)}` : "nothing delivered yet";
}

async function list(subscriptions: readonly Subscription[], stores: Used): Promise<string> {
  const [states, counts] = await Promise.all([stores.subscriptions.all(), stores.outgoingDeliveries.counts()]);
  const width = Math.max(0, ...subscriptions.map(({ name }) => name.length));
  const lines = subscriptions.map(({ name, format }) => {
    const state = states.find((one) => one.name === name);
    const { waiting = 0, dead = 0 } = counts.find(({ subscription }) => subscription === name) ?? {};
    const events = `${state?.lastNumber ?? 0} events, ${waiting} waiting, ${dead} dead`;
    return `${name.padEnd(width)}  ${format.padEnd(12)}  ${events}; ${conditionOf(state)}\n`;
  });
  return lines.length === 0 ? "WEBHOOKS_OUT has no subscriptions.\n" : lines.join("");
}

async function replay(
  what: OutgoingFilter | number,
  subscription: string | undefined,
  subscriptions: readonly Subscription[],
  { outgoingDeliveries }: Used,
): Promise<string> {
  const now = Date.now();
  let count = 0;
  if (typeof what === "number") {
    const key = { subscription: subscription ?? "", number: what };
    if (!(await outgoingDeliveries.replay(key, now)))
      throw new Failure(`${key.subscription} has no delivery ${what}: it was never made, or deleted after its time.`);
    count = 1;
  } else {
    const names = new Set(subscriptions.map(({ name }) => name));
    let after: DeliveryPosition | undefined;
    do {
      const page = await outgoingDeliveries.replayPage(what, { subscriptions: names, after, now, most: batch });
      count += page.replayed;
      after = page.next;
    } while (after !== undefined);
  }
  return `Deliveries that are sent again: ${count}\n`;
}

/**
 * Lists subscriptions, stores a test event, or makes deliveries due again. A service that runs on the database sends
 * them. Addresses and secrets are not printed. Errors  `Failure`, `ConfigError`, `StartError`
 */
export async function runWebhooks(action: Action, name: string | undefined, given: Given): Promise<void> {
  const [option] = Object.keys(given);
  if (action !== "replay" && option !== undefined) throw new Failure(`${action} takes no --${option}.`, wrongly);
  if (action !== "test" && name !== undefined)
    throw new Failure(`${action} takes no name${action === "replay" ? "; give it as --subscription" : ""}.`, wrongly);
  const what = replayOf(given);
  const config = readConfig(process.env);
  const subscriptions = await subscriptionsOf(config);
  if (action === "test" && name === undefined) throw new Failure("Which subscription is to be tested?", wrongly);
  for (const one of [name, given.subscription]) if (one !== undefined) known(subscriptions, one);
  const { storage } = await openMigrated({ ...config, databaseRetrySeconds: 0 }, pino({ level: "silent" }));
  try {
    process.stdout.write(await act(storage.stores));
  } finally {
    await storage.close();
  }

  async function act(stores: Used): Promise<string> {
    if (action === "list") return list(subscriptions, stores);
    if (action === "replay") return replay(what, given.subscription, subscriptions, stores);
    await stores.outgoingEvents.addTest(name ?? "", testMessage, Date.now());
    return `A test event for ${name} is stored. A running service sends it within seconds.\n`;
  }
}
