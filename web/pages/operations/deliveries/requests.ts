import { api, bearer, type Schemas } from "../../../api/client.ts";
import { answered } from "../../../api/failure.ts";
import type { Page } from "../../../api/use-pages.ts";
import { operatorToken } from "../../../app/session.ts";

export type Delivery = Schemas["Delivery"];
export type DeliveryRecord = Schemas["DeliveryRecord"];
export type DeliveryState = Schemas["DeliveryState"];

export const states: readonly DeliveryState[] = ["waiting", "running", "handled", "dead"];
/** What the list is narrowed to, as it stands in the address. Times are those of a field of the browser. */
export type Filters = Readonly<{ event?: string; action?: string; state?: DeliveryState; from?: string; to?: string }>;

const isState = (text: string | null): text is DeliveryState => states.some((state) => state === text);

export function filtersOf(query: URLSearchParams): Filters {
  const text = (name: "event" | "action" | "from" | "to") => {
    const value = query.get(name);
    return value === null || value === "" ? {} : { [name]: value };
  };
  const state = query.get("state");
  return { ...text("event"), ...text("action"), ...text("from"), ...text("to"), ...(isState(state) && { state }) };
}

/** Milliseconds since 1970 of a local time; undefined for what is none. */
function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? undefined : Math.max(0, time);
}

/** A page of deliveries, newest first. */
export async function listDeliveries(
  { from, to, ...rest }: Filters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<Delivery>> {
  const [start, end] = [timeOf(from), timeOf(to)];
  const query = {
    ...rest,
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { to: end }),
    ...(cursor !== undefined && { cursor }),
  };
  const headers = bearer(operatorToken.get());
  const { deliveries, next } = await answered(api.GET("/api/host/deliveries", { params: { query }, headers, signal }));
  return { items: deliveries, next };
}

export const getDelivery = (id: string, signal: AbortSignal): Promise<DeliveryRecord> =>
  answered(
    api.GET("/api/host/deliveries/{id}", {
      params: { path: { id } },
      headers: bearer(operatorToken.get()),
      signal,
    }),
  );

/** Puts a delivery at the head of the queue. */
export const redeliver = async (id: string, signal?: AbortSignal): Promise<void> => {
  await answered(
    api.POST("/api/host/deliveries/{id}/redeliver", {
      params: { path: { id } },
      headers: bearer(operatorToken.get()),
      parseAs: "text",
      ...(signal !== undefined && { signal }),
    }),
  );
};
