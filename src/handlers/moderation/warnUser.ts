import { switchFrom } from "../../domain/client-text/switches.ts";
import { decideWarning } from "../../domain/moderation/warning.ts";
import { publicIdFrom } from "../../domain/users/public-id.ts";
import { Problem } from "../../errors.ts";
import type { Services } from "../../use-cases/services.ts";
import type { Handler } from "../handler.ts";

export const warnUser: Handler<"warnUser"> = async ({ body, caller, client }, services) => {
  const enabled = switchFrom(body.enabled) ?? true;
  if (caller === undefined) {
    if (enabled) throw new Problem("no_user_id", "No issuerUserID provided");
    await acknowledge(await services.publicIdOf(body.userID, client), services);
    return { status: 200, body: undefined };
  }
  const userId = publicIdFrom(body.userID);
  const { publicId: issuerId } = caller;
  const reason = body.reason ?? "";
  const at = services.now();

  // The second of two concurrent warnings waits here, and is rejected when it sees the first.
  await services.transaction(async ({ moderationLocks, warnings, auditLog }) => {
    await moderationLocks.lock([userId]);
    const change = decideWarning((await warnings.active(userId)) !== undefined, enabled);
    if (change === "refuse") throw new Problem("already_warned");
    const entry = { at, actor: issuerId, user: userId };
    if (change === "issue") {
      await warnings.issue({ userId, issuerId, reason, at });
      await auditLog.add({ ...entry, action: "warn", detail: { reason } });
    } else if ((await warnings.lift(userId, at)) > 0) await auditLog.add({ ...entry, action: "unwarn" });
  });
  return { status: 200, body: undefined };
};

/** A warned user confirms having read the reason. Only the secret local id proves their identity. */
async function acknowledge(userId: string, { stores, transaction, now }: Services): Promise<void> {
  // The lock leaves a row, which is not stored of everybody who asks.
  if ((await stores.warnings.active(userId)) === undefined) return;
  const at = now();
  await transaction(async ({ moderationLocks, warnings, auditLog }) => {
    await moderationLocks.lock([userId]);
    if ((await warnings.lift(userId, at)) === 0) return;
    await auditLog.add({ at, actor: userId, action: "acknowledge", user: userId });
  });
}
