import { badCursor, wholeNumber } from "../client-text/cursors.ts";
import { type Ban, isInForce } from "./ban.ts";

/** A position in the list of bans, newest first. */
export type BanPosition = Pick<Ban, "since" | "userId">;

/**
 * A page of the bans in force. `read`: the first `limit + 1` stored bans from a position on. A page is short when some
 * of them have ended.
 * @returns `next`: the position after which the next page begins, null when nothing follows
 */
export function pageOfBans<B extends Ban>(
  read: readonly B[],
  limit: number,
  now: number,
): Readonly<{ bans: readonly B[]; next: BanPosition | null }> {
  const page = read.slice(0, limit);
  return {
    bans: page.filter((ban) => isInForce(ban, now)),
    next: read.length > limit ? (page.at(-1) ?? null) : null,
  };
}

export const banCursor = ({ since, userId }: BanPosition): string => `${since}.${userId}`;

const cursor = new RegExp(`^${wholeNumber}\\.([!-~]{1,64})$`);

/** Errors  `bad_request` if the text is no cursor of bans */
export function readBanCursor(text: string): BanPosition {
  const [, since, userId] = cursor.exec(text) ?? [];
  if (since === undefined || userId === undefined) throw badCursor();
  return { since: Number(since), userId };
}
