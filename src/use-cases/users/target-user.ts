import type { Caller } from "@segmark/openapi/internal/operation/handler";
import { Problem } from "../../errors.ts";

/**
 * The user a request is about: the caller, or else the one given as `publicUserID`. Errors: `bad_request` if there is
 * neither.
 */
export function targetUser({ publicUserID }: Readonly<{ publicUserID?: string }>, caller: Caller | undefined): string {
  const userId = caller?.publicId ?? publicUserID;
  if (userId === undefined) throw new Problem("bad_request", "Invalid userID or publicUserID parameter");
  return userId;
}
