import { readInfoFields } from "../../domain/users/user-info.ts";
import { targetUser } from "../../use-cases/users/target-user.ts";
import { userInfoOf } from "../../use-cases/users/user-info.ts";
import type { Handler, Using } from "../handler.ts";

export const getUserInfo: Handler<
  "getUserInfo",
  Using<"stores" | "rewardSeconds" | "now" | "reputations" | "vocabulary", "userInfo" | "reputation" | "features">
> = async ({ query, caller }, services) => {
  const fields = readInfoFields(query.values, query.value);
  const info = await userInfoOf(targetUser(query, caller), fields, services);
  return { status: 200, body: info };
};
