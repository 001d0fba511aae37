import type { components } from "../../../generated/openapi/types.ts";
import { banCursor, pageOfBans, readBanCursor } from "../../domain/moderation/ban-list.ts";
import type { ListedBan } from "../../storage/moderation/bans.ts";
import type { Handler, Using } from "../handler.ts";

export const listBans: Handler<"listBans", Using<"stores" | "now", "bans">> = async ({ query }, { stores, now }) => {
  const after = query.cursor === undefined ? undefined : readBanCursor(query.cursor);
  const { bans, next } = pageOfBans(await stores.bans.list(after, query.limit + 1), query.limit, now());
  return { status: 200, body: { bans: bans.map(answer), next: next && banCursor(next) }, personal: true };
};

const answer = ({ userId, userName, since, until, byUser, reason }: ListedBan): components["schemas"]["ListedBan"] => ({
  userID: userId,
  userName,
  since,
  until,
  by: byUser,
  reason,
});
