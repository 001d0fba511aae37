import { publicIdFrom } from "../../domain/users/public-id.ts";
import { decideName, mayBeSecret, type NameRules, readName } from "../../domain/users/user-name.ts";
import { Problem } from "../../errors.ts";
import type { Stores } from "../../storage/stores.ts";
import type { NameChange } from "../../storage/users/user-names.ts";
import type { Handler, Input, Using } from "../handler.ts";

/** Sent by some clients that have lost their id. */
const lostId = "undefined";

export const setUsername: Handler<
  "setUsername",
  Using<
    "publicIdOf" | "isAdmin" | "stores" | "now" | "names" | "limits" | "transaction",
    "vips" | "userNames" | "intake" | "bans" | "moderationLocks" | "auditLog"
  >
> = async ({ query, header, caller, client }, services) => {
  const { username, adminUserID } = query;
  const userID = query.userID ?? header["X-User-ID"];
  if (userID === lostId) throw new Problem("bad_user_id");
  const name = readName(username);
  const byAdmin = adminUserID !== undefined;
  const actor = byAdmin ? await services.publicIdOf(adminUserID, client) : caller.publicId;
  if (byAdmin && !services.isAdmin(actor)) throw new Problem("not_admin");
  await refuseSecret(name, byAdmin ? adminUserID : userID, client, services);

  if (byAdmin && query.userID === undefined) throw new Problem("no_user_id");
  const userId = byAdmin ? publicIdFrom(query.userID) : caller.publicId;
  const at = services.now();
  const change = async (stores: Stores<"userNames" | "intake" | "bans">): Promise<NameChange | undefined> => {
    const before = await stores.userNames.of(userId);
    const isIgnored = !byAdmin && (await isIgnoredBy(services.names, name, { userId, at }, stores));
    const after = decideName(name, { userId, current: before, byAdmin, isIgnored });
    return after && { userId, before, after, byAdmin, at };
  };
  // The lock leaves a row, which is not stored for every caller.
  if ((await change(services.stores)) === undefined) return { status: 200, body: undefined };
  if (!byAdmin) await services.limits.takeName(client.ip, userId);
  await services.transaction(async (stores) => {
    await stores.moderationLocks.lock([userId]);
    const decided = await change(stores);
    if (decided === undefined) return;
    await stores.userNames.change(decided);
    if (!byAdmin) return;
    // Without the former name: users may have their data erased, but the audit log is permanent.
    await stores.auditLog.add({ at, actor, action: "set_name", user: userId, detail: { name: decided.after.name } });
  });
  return { status: 200, body: undefined };
};

/** Prevents users from publishing a secret id, their own or another's, by pasting it into the name field. */
async function refuseSecret(
  name: string,
  ownId: string | undefined,
  client: Input<"setUsername">["client"],
  services: Using<"stores" | "publicIdOf", "vips" | "userNames" | "intake">,
): Promise<void> {
  const reason = "No valid username. This is a secret id of a user; keep it to yourself.";
  const pasted = name.trim(); // with surrounding blanks it would be leaked as well
  if (pasted !== "" && pasted === ownId?.trim()) throw new Problem("bad_user_name", reason);
  if (!mayBeSecret(pasted)) return;
  const { stores } = services;
  const owner = await services.publicIdOf(pasted, client);
  const isUser =
    (await stores.vips.has(owner)) ||
    (await stores.userNames.of(owner)).name !== null ||
    (await stores.intake.isKnown(owner));
  if (isUser) throw new Problem("bad_user_name", reason);
}

async function isIgnoredBy(
  rules: NameRules,
  name: string,
  { userId, at }: Readonly<{ userId: string; at: number }>,
  stores: Stores<"intake" | "bans">,
): Promise<boolean> {
  if (rules.reserved.some((part) => name.includes(part))) return true;
  if (rules.needsSubmission && !(await stores.intake.isKnown(userId))) return true;
  return rules.ignoresBanned && (await stores.bans.has(userId, at));
}
