/** What a moderator asks for. `past`: whether it covers what the user submitted before; `addresses`: whether it covers the addresses they submitted from. */
export type BanRequest = Readonly<{ enabled: boolean; past: boolean; addresses: boolean }>;

/**
 * - `ban`, `lift`   the user is banned, or no longer; segments and addresses follow when asked for
 * - `extend`        the user is banned already, and only segments and addresses follow
 * - `already`, `not_banned`   there is nothing to do, which the moderator is told
 */
export type BanChange = "ban" | "extend" | "lift" | "already" | "not_banned";

/** Source  segment service, shadowBanUser, table of effects */
export function decideBan(banned: boolean, { enabled, past, addresses }: BanRequest): BanChange {
  if (!enabled) return banned ? "lift" : "not_banned";
  if (!banned) return "ban";
  return past || addresses ? "extend" : "already";
}
