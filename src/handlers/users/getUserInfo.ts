import { readInfoFields } from "../../domain/user-info.ts";
import type { Handler } from "../handler.ts";
import { userOf } from "./asking.ts";
import { infoOf } from "./informing.ts";

export const getUserInfo: Handler<"getUserInfo"> = async ({ query, caller }, services) => {
  const fields = readInfoFields(query.values, query.value);
  const info = await infoOf(userOf(query, caller), fields, services);
  return { status: 200, body: info };
};
