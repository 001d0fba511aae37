import { switchFrom } from "../../domain/client-text/switches.ts";
import { decideWarning } from "../../domain/moderation/warning.ts";
import { publicIdFrom } from "../../domain/users/public-id.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const warnUser: Handler<
  "warnUser",
  Using<"publicIdOf" | "stores" | "transaction" | "now", "warnings" | "moderationLocks" | "auditLog">
> = async ({ body, caller, client }, services) => {
  const enabled = switchFrom(body.enabled) ?? true;
  const type = body.type ?? 0;
  if (caller === undefined) {
    if (enabled) throw new Problem("no_user_id", "No issuerUserID provided");
    await acknowledge(await services.publicIdOf(body.userID, client), type, services);
    return { status: 200, body: undefined };
  }
  const userId = publicIdFrom(body.userID);
  const { publicId: issuerId } = caller;
  const reason = body.reason ?? "";
  const at = services.now();

  // The second of two concurrent warnings waits here, and is rejected when it sees the first.
  await services.transaction(async ({ moderationLocks, warnings, auditLog }) => {
    await moderationLocks.lock([userId]);
    const change = decideWarning((await warnings.active(userId, type)) !== undefined, enabled);
    if (change === "refuse") throw new Problem("already_warned");
    const entry = { at, actor: issuerId, user: userId };
    if (change === "issue") {
      await warnings.issue({ userId, issuerId, reason, at, type });
      await auditLog.add({ ...entry, action: "warn", detail: type === 0 ? { reason } : { reason, type } });
    } else if ((await warnings.lift(userId, at, type)) > 0) await auditLog.add({ ...entry, action: "unwarn" });
  });
  return { status: 200, body: undefined };
};

/** A warned user confirms having read the reason. Only the secret local id proves their identity. */
async function acknowledge(
  userId: string,
  type: 0 | 1,
  { stores, transaction, now }: Using<"stores" | "transaction" | "now", "warnings" | "moderationLocks" | "auditLog">,
): Promise<void> {
  // The lock leaves a row, which is not stored for every caller.
  if ((await stores.warnings.active(userId, type)) === undefined) return;
  const at = now();
  await transaction(async ({ moderationLocks, warnings, auditLog }) => {
    await moderationLocks.lock([userId]);
    if ((await warnings.lift(userId, at, type)) === 0) return;
    await auditLog.add({ at, actor: userId, action: "acknowledge", user: userId });
  });
}
