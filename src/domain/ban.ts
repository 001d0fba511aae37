/** What a moderator asks for. `past`: whether it covers what the user submitted before. */
export type BanRequest = Readonly<{ enabled: boolean; past: boolean }>;

/**
 * - `ban`, `lift`   the user is banned, or no longer; with `past` his segments follow
 * - `extend`        he is banned already and only his segments follow
 * - `already`, `not_banned`   there is nothing to do, which the moderator is told
 */
export type BanChange = "ban" | "extend" | "lift" | "already" | "not_banned";

/** Source  segment service, shadowBanUser, table of effects */
export function decideBan(banned: boolean, { enabled, past }: BanRequest): BanChange {
  if (!enabled) return banned ? "lift" : "not_banned";
  if (!banned) return "ban";
  return past ? "extend" : "already";
}
