import type { components } from "../../../generated/openapi/types.ts";
import type { SegmentOrder } from "../../domain/moderation/segment-order.ts";
import { Problem } from "../../errors.ts";
import { type Moderating, moderateSegments as moderate } from "../../use-cases/moderation/moderate-segments.ts";
import { answerOf } from "../../use-cases/moderation/moderation-reply.ts";
import type { Handler, Using } from "../handler.ts";

export const moderateSegments: Handler<"moderateSegments", Moderating & Using<"now">> = async (
  { body, caller },
  services,
) => {
  const instruction = {
    order: orderFrom(body),
    actor: caller.publicId,
    at: services.now(),
    reason: body.reason ?? "",
  };
  return answerOf(await moderate(body.UUIDs, instruction, services));
};

function orderFrom({ action, category }: Pick<Body, "action" | "category">): SegmentOrder {
  if (action === "category") {
    if (category === undefined)
      throw new Problem("bad_request", "No category provided, which the action category needs.");
    return { action, category };
  }
  if (category !== undefined) throw new Problem("bad_request", `No category is expected with the action ${action}.`);
  return { action };
}

type Body = components["schemas"]["ModerationOrder"];
