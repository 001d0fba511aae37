import { textCursor, textPositionFrom } from "../../domain/client-text/cursors.ts";
import { lockPositionTexts } from "../../domain/segments/locks.ts";
import { listedLock } from "../../use-cases/moderation/listed-lock.ts";
import type { Handler, Using } from "../handler.ts";

export const listLocks: Handler<"listLocks", Using<"stores", "lockList">> = async ({ query }, { stores }) => {
  const { user, cursor, limit } = query;
  const after = cursor === undefined ? undefined : textPositionFrom(cursor, lockPositionTexts);
  const { locks, next } = await stores.lockList.page({ user, after, limit });
  return { status: 200, body: { locks: locks.map(listedLock), next: next === undefined ? null : textCursor(next) } };
};
