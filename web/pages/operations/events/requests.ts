import { api, bearer, type Schemas } from "../../../api/client.ts";
import { answered } from "../../../api/failure.ts";
import type { Page } from "../../../api/use-pages.ts";
import { operatorToken } from "../../../app/session.ts";

export type Subscription = Schemas["ListedSubscription"];
export type Delivery = Schemas["OutgoingDelivery"];
export type DeliveryRecord = Schemas["OutgoingDeliveryRecord"];
type EventType = Schemas["OutgoingEventType"];
type State = Schemas["OutgoingState"];

export const states: readonly State[] = ["waiting", "sent", "dead"];
const names = ["subscription", "type", "state", "from", "to"] as const;
/** What the list is narrowed to, as it stands in the address. Times are those of a field of the browser. */
export type Filters = Readonly<Partial<Record<(typeof names)[number], string>>>;

export const filtersOf = (query: URLSearchParams): Filters =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));

/** Milliseconds since 1970 of a local time; undefined for what is none. */
function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? undefined : Math.max(0, time);
}

const headers = () => bearer(operatorToken.get());

export const listSubscriptions = async (signal: AbortSignal): Promise<readonly Subscription[]> =>
  (await answered(api.GET("/api/host/outgoing/subscriptions", { headers: headers(), signal }))).subscriptions;

/** A page of deliveries, newest first. What is wrong in the address is refused by the service. */
export async function listDeliveries(
  { subscription, type, state, from, to }: Filters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<Delivery>> {
  const [start, end] = [timeOf(from), timeOf(to)];
  const query = {
    ...(subscription !== undefined && { subscription }),
    ...(type !== undefined && { type: type as EventType }),
    ...(state !== undefined && { state: state as State }),
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { to: end }),
    ...(cursor !== undefined && { cursor }),
  };
  const asked = api.GET("/api/host/outgoing/deliveries", { params: { query }, headers: headers(), signal });
  const { deliveries, next } = await answered(asked);
  return { items: deliveries, next };
}

/** What identifies a delivery in this page. */
export const idOf = ({ subscription, number }: Pick<Delivery, "subscription" | "number">): string =>
  `${subscription}/${number}`;
const pathOf = (id: string) => {
  const [subscription = "", number] = id.split("/");
  return { subscription, number: Number(number) };
};

export const getDelivery = (id: string, signal: AbortSignal): Promise<DeliveryRecord> =>
  answered(
    api.GET("/api/host/outgoing/deliveries/{subscription}/{number}", {
      params: { path: pathOf(id) },
      headers: headers(),
      signal,
    }),
  );

/** Sends a delivery again. */
export const replay = async (id: string, signal?: AbortSignal): Promise<void> => {
  await answered(
    api.POST("/api/host/outgoing/deliveries/{subscription}/{number}/replay", {
      params: { path: pathOf(id) },
      headers: headers(),
      parseAs: "text",
      ...(signal !== undefined && { signal }),
    }),
  );
};

export const actions = ["test", "disable", "enable"] as const;
export type Action = (typeof actions)[number];

/** Does something with a subscription. */
export const act = async (action: Action, subscription: string): Promise<void> => {
  const options = { params: { path: { subscription } }, headers: headers(), parseAs: "text" } as const;
  await answered(api.POST(`/api/host/outgoing/subscriptions/{subscription}/${action}`, options));
};
