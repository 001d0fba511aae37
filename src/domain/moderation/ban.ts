/** A moderator's request. `past`: also apply to existing segments; `addresses`: also apply to the addresses the user submitted from. */
export type BanRequest = Readonly<{ enabled: boolean; past: boolean; addresses: boolean }>;

/**
 * - `ban`, `lift`   bans or unbans the user, plus their segments and addresses if requested
 * - `extend`        the user is already banned; only segments and addresses are updated
 * - `already`, `not_banned`   nothing to do, which is reported to the moderator
 */
export type BanChange = "ban" | "extend" | "lift" | "already" | "not_banned";

/** Source  segment service, shadowBanUser, table of effects */
export function decideBan(banned: boolean, { enabled, past, addresses }: BanRequest): BanChange {
  if (!enabled) return banned ? "lift" : "not_banned";
  if (!banned) return "ban";
  return past || addresses ? "extend" : "already";
}
