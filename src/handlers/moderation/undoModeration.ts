import { answerOf } from "../../use-cases/moderation/moderation-reply.ts";
import { undoModeration as undo } from "../../use-cases/moderation/undo-moderation.ts";
import type { Handler, Using } from "../handler.ts";

export const undoModeration: Handler<
  "undoModeration",
  Using<"now" | "stores" | "transaction", "segmentChanges" | "videos" | "auditLog" | "totals" | "events">
> = async ({ body, caller }, services) =>
  answerOf(await undo({ entryId: body.id, actor: caller.publicId, at: services.now() }, services));
