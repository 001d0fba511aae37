import type { Subscription as FileSubscription } from "../../../generated/webhooks-out/file.ts";
import type { EventType, OutgoingEvent } from "./event.ts";

export type Format = NonNullable<FileSubscription["format"]>;

/** Who is told of what, as the file of subscriptions says. `url` and `secrets` never reach logs. */
export type Subscription = Readonly<{
  name: string;
  url: URL;
  format: Format;
  /** The first one is in use; others are those that receivers may still have. */
  secrets: readonly string[];
  events: ReadonlySet<EventType>;
  categories: ReadonlySet<string> | undefined;
  services: ReadonlySet<string> | undefined;
  minVotes: number | undefined;
  allowPrivate: boolean;
}>;

export function subscriptionOf({ name, url, events, ...file }: FileSubscription): Subscription {
  const { format = "standard", secret = [], categories, services, minVotes, allowPrivate = false } = file;
  return {
    name,
    url: new URL(url),
    format,
    secrets: [secret].flat(),
    events: new Set(events),
    categories: categories && new Set(categories),
    services: services && new Set(services),
    minVotes,
    allowPrivate,
  };
}

function categoriesOf({ data }: OutgoingEvent): readonly string[] | undefined {
  if ("segment" in data) return [data.segment.category];
  return "categories" in data ? data.categories : undefined;
}

/** Whether the subscription wants an event. A filter passes events that have nothing of what it looks at. */
export function wants({ events, categories, services, minVotes }: Subscription, event: OutgoingEvent): boolean {
  if (!events.has(event.type)) return false;
  const { data } = event;
  const named = categoriesOf(event);
  if (categories !== undefined && named !== undefined && !named.some((one) => categories.has(one))) return false;
  if (services !== undefined && "video" in data && !services.has(data.video.service)) return false;
  return minVotes === undefined || !("votes" in data) || data.votes.after >= minVotes;
}

/** All types that some subscription wants. */
export const wantedTypes = (subscriptions: readonly Subscription[]): ReadonlySet<EventType> =>
  new Set(subscriptions.flatMap(({ events }) => [...events]));
