import { Problem } from "../../errors.ts";
import type { Caller } from "../../handlers/handler.ts";

/** The user who is asked about: the caller, else whom he names. Errors `bad_request` when nobody is. */
export function userOf({ publicUserID }: Readonly<{ publicUserID?: string }>, caller: Caller | undefined): string {
  const userId = caller?.publicId ?? publicUserID;
  if (userId === undefined) throw new Problem("bad_request", "Invalid userID or publicUserID parameter");
  return userId;
}
