import { answerOf } from "../../use-cases/moderation/moderation-reply.ts";
import { type UndoingAll, undoModeration as undo } from "../../use-cases/moderation/undo-moderation.ts";
import type { Handler } from "../handler.ts";

export const undoModeration: Handler<"undoModeration", UndoingAll> = async ({ body, caller }, services) =>
  answerOf(await undo({ entryId: body.id, actor: caller.publicId, at: services.now() }, services));
