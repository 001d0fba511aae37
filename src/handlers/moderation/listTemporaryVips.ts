import type { Handler, Using } from "../handler.ts";

const MOST_RANKS = 1000;

export const listTemporaryVips: Handler<"listTemporaryVips", Using<"stores" | "now", "temporaryVips">> = async (
  _input,
  { stores, now },
) => {
  const ranks = await stores.temporaryVips.current(now(), MOST_RANKS);
  const users = ranks.map(({ userId, userName, channelId, until }) => ({
    userID: userId,
    userName,
    channelID: channelId,
    until,
  }));
  return { status: 200, body: { users }, personal: true };
};
