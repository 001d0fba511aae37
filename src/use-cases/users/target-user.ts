import { Problem } from "../../errors.ts";
import type { Caller } from "../../handlers/handler.ts";

/** The user a request is about: the caller, else the one named by `publicUserID`. Errors: `bad_request` when there is neither. */
export function targetUser({ publicUserID }: Readonly<{ publicUserID?: string }>, caller: Caller | undefined): string {
  const userId = caller?.publicId ?? publicUserID;
  if (userId === undefined) throw new Problem("bad_request", "Invalid userID or publicUserID parameter");
  return userId;
}
