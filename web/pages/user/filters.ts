import type { Schemas } from "../../api/client.ts";

export const filterNames = ["category", "action", "state", "service"] as const;
export type Filters = Readonly<Record<(typeof filterNames)[number], string>>;

/** The filters in an address; empty ones let everything through. */
export function filtersOf(query: URLSearchParams): Filters {
  const given = (name: string): string => query.get(name) ?? "";
  return {
    category: given("category"),
    action: given("action"),
    state: given("state"),
    service: given("service"),
  };
}

type SegmentQuery = Readonly<{
  category?: Schemas["CategoryName"];
  actionType?: Schemas["ActionName"];
  state?: Schemas["SegmentState"];
  service?: Schemas["ServiceName"];
}>;

/** The same for the service, which refuses or ignores what it does not know. */
export const segmentQuery = ({ category, action, state, service }: Filters): SegmentQuery => ({
  ...(category !== "" && { category: category as Schemas["CategoryName"] }),
  ...(action !== "" && { actionType: action as Schemas["ActionName"] }),
  ...(state !== "" && { state: state as Schemas["SegmentState"] }),
  ...(service !== "" && { service: service as Schemas["ServiceName"] }),
});
