import { ownWarning } from "../../use-cases/users/own-warning.ts";
import type { Handler, Using } from "../handler.ts";

const MOST_WARNINGS = 100;

export const getMe: Handler<"getMe", Using<"stores" | "isAdmin" | "now", "ownAccount">> = async (
  { caller },
  { stores, isAdmin, now },
) => {
  const userID = caller.publicId;
  const { name, isVip, temporaryVipUntil, warnings } = await stores.ownAccount.summary(userID, now(), MOST_WARNINGS);
  const body = {
    userID,
    userName: name.name,
    nameLocked: name.isLocked,
    vip: isVip,
    admin: isAdmin(userID),
    temporaryVipUntil,
    warnings: warnings.map(ownWarning),
  };
  return { status: 200, body, personal: true };
};
