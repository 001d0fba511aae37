import { publicIdFrom } from "../../domain/users/public-id.ts";
import { decideName, mayBeSecret, type NameRules, readName } from "../../domain/users/user-name.ts";
import { Problem } from "../../errors.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Services } from "../../use-cases/services.ts";
import type { Handler } from "../handler.ts";

/** Sent by some clients that have lost their id. */
const lostId = "undefined";

export const setUsername: Handler<"setUsername"> = async ({ query, caller }, services) => {
  const { userID, username, adminUserID } = query;
  if (userID === lostId) throw new Problem("bad_user_id");
  const name = readName(username);
  const byAdmin = adminUserID !== undefined;
  const actor = byAdmin ? await services.publicIdOf(adminUserID) : caller.publicId;
  if (byAdmin && !services.isAdmin(actor)) throw new Problem("not_admin");
  await refuseSecret(name, byAdmin ? adminUserID : userID, services);

  const userId = byAdmin ? publicIdFrom(userID) : caller.publicId;
  const at = services.now();
  await services.transaction(async (stores) => {
    await stores.moderationLocks.lock([userId]);
    const before = await stores.userNames.of(userId);
    const isIgnored = !byAdmin && (await isIgnoredBy(services.names, name, { userId, at }, stores));
    const after = decideName(name, { userId, current: before, byAdmin, isIgnored });
    if (after === undefined) return;
    await stores.userNames.change({ userId, before, after, byAdmin, at });
    if (!byAdmin) return;
    // Without the former name: users may have their data erased, but the audit log is permanent.
    await stores.auditLog.add({ at, actor, action: "set_name", user: userId, detail: { name: after.name } });
  });
  return { status: 200, body: undefined };
};

/** Prevents users from publishing a secret id, their own or another's, by pasting it into the name field. */
async function refuseSecret(name: string, ownId: string | undefined, services: Services): Promise<void> {
  const reason = "No valid username. This is a secret id of a user; keep it to yourself.";
  const pasted = name.trim(); // with surrounding blanks it would be leaked as well
  if (pasted !== "" && pasted === ownId?.trim()) throw new Problem("bad_user_name", reason);
  if (!mayBeSecret(pasted)) return;
  const { stores } = services;
  const owner = await services.publicIdOf(pasted);
  const isUser =
    services.isAdmin(owner) ||
    (await stores.vips.has(owner)) ||
    (await stores.userNames.of(owner)).name !== null ||
    (await stores.intake.isKnown(owner));
  if (isUser) throw new Problem("bad_user_name", reason);
}

async function isIgnoredBy(
  rules: NameRules,
  name: string,
  { userId, at }: Readonly<{ userId: string; at: number }>,
  stores: Stores,
): Promise<boolean> {
  if (rules.reserved.some((part) => name.includes(part))) return true;
  if (rules.needsSubmission && !(await stores.intake.isKnown(userId))) return true;
  return rules.ignoresBanned && (await stores.bans.has(userId, at));
}
