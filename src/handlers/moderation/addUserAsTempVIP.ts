import { switchFrom } from "../../domain/client-text/switches.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import { publicIdFrom } from "../../domain/users/public-id.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Input, Using } from "../handler.ts";

const LIFETIME_HOURS = 24;

export const addUserAsTempVIP: Handler<
  "addUserAsTempVIP",
  Using<"vocabulary" | "durations" | "now" | "transaction", "moderationLocks" | "vips" | "temporaryVips" | "auditLog">
> = async ({ query, caller }, services) => {
  const user = publicIdFrom(query.userID);
  const enabled = switchFrom(query.enabled) ?? true;
  if (enabled && query.channelVideoID === undefined) throw new Problem("bad_request", "No channelVideoID provided.");
  const channel = query.channelVideoID === undefined ? undefined : await channelOf(query, services);
  const at = services.now();
  const entry = { at, actor: caller.publicId, user, detail: { channel: channel ?? "all" } };

  await services.transaction(async ({ moderationLocks, vips, temporaryVips, auditLog }) => {
    await moderationLocks.lock([user]);
    if (!enabled) {
      const ended = await temporaryVips.remove(user, channel);
      if (ended > 0) await auditLog.add({ ...entry, action: "remove_temporary_vip" });
      return;
    }
    if (await vips.has(user)) throw new Problem("already_vip");
    if (channel === undefined) return;
    await temporaryVips.add(user, channel, at + LIFETIME_HOURS * 3_600_000);
    await auditLog.add({ ...entry, action: "add_temporary_vip" });
  });
  const message = enabled ? `Temporary VIP added for ${LIFETIME_HOURS} hours` : "Temporary VIP removed";
  return { status: 200, body: message };
};

async function channelOf(
  query: Input<"addUserAsTempVIP">["query"],
  services: Using<"vocabulary" | "durations">,
): Promise<string> {
  const service = normaliseService(services.vocabulary, query.service);
  const channel = await services.durations.channelOf(service, query.channelVideoID ?? "");
  if (channel === undefined) throw new Problem("unknown_channel");
  return channel;
}
