import { switchFrom } from "../../domain/client-text/switches.ts";
import { readNameSearch } from "../../domain/users/user-name.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const getUserID: Handler<"getUserID", Using<"stores", "userNames">> = async ({ query }, { stores }) => {
  const exact = switchFrom(query.exact) ?? false;
  const text = readNameSearch(query.username, exact);
  const hits = await (exact ? stores.userNames.named(text) : stores.userNames.containing(text));
  if (hits.length === 0) throw new Problem("not_found");
  return { status: 200, body: [...hits] };
};
