import type { components } from "../../../generated/openapi/types.ts";
import { banCursor, pageOfBans, readBanCursor } from "../../domain/moderation/ban-list.ts";
import type { ListedBan } from "../../storage/moderation/bans.ts";
import type { Handler, Using } from "../handler.ts";

export const listBans: Handler<"listBans", Using<"stores" | "now", "bans" | "userNames">> = async (
  { query },
  { stores, now },
) => {
  const after = query.cursor === undefined ? undefined : readBanCursor(query.cursor);
  const { bans, next } = pageOfBans(await stores.bans.list(after, query.limit + 1), query.limit, now());
  const names = await stores.userNames.namesOf([...new Set(bans.map(({ byUser }) => byUser))]);
  const body = { bans: bans.map((ban) => answer(ban, names)), next: next && banCursor(next) };
  return { status: 200, body, personal: true };
};

const answer = (
  { userId, userName, since, until, byUser, reason }: ListedBan,
  names: ReadonlyMap<string, string>,
): components["schemas"]["ListedBan"] => ({
  userID: userId,
  userName,
  since,
  until,
  by: byUser,
  byName: names.get(byUser) ?? null,
  reason,
});
