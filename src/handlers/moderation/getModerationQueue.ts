import { cursorOf, positionFrom, type QueuePosition } from "../../domain/moderation/queue.ts";
import type { Stores } from "../../storage/stores.ts";
import { rejectedItem, segmentItem } from "../../use-cases/moderation/queue-items.ts";
import type { Handler, Input, Using } from "../handler.ts";

export const getModerationQueue: Handler<
  "getModerationQueue",
  Using<"stores", "queues" | "rejectedSubmissions">
> = async ({ query }, { stores }) => {
  const { kind, cursor } = query;
  const { items, last } = await read(query, cursor === undefined ? undefined : positionFrom(kind, cursor), stores);
  const next = last === undefined ? null : cursorOf(kind, last);
  return { status: 200, body: { items, next }, personal: true };
};

async function read(
  { kind, limit }: Query,
  after: QueuePosition | undefined,
  { queues, rejectedSubmissions }: Stores<"queues" | "rejectedSubmissions">,
) {
  if (kind !== "rejected") {
    const { items, last } = await queues.page(kind, after, limit);
    return { items: items.map(segmentItem), last };
  }
  const found = await rejectedSubmissions.page(after, limit);
  const items = found.slice(0, limit);
  return { items: items.map(rejectedItem), last: found.length > limit ? items.at(-1) : undefined };
}

type Query = Input<"getModerationQueue">["query"];
