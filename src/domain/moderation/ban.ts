/**
 * A ban, in force or ended. `until` is null for good; `hidPast`: whether it hid submissions made before it.
 * Units   `since`, `until` in ms since 1970
 */
export type Ban = Readonly<{
  userId: string;
  byUser: string;
  since: number;
  until: number | null;
  reason: string;
  hidPast: boolean;
}>;

/** Whether a ban applies; it has ended at `until` itself. @param now ms since 1970 */
export const isInForce = ({ until }: Pick<Ban, "until">, now: number): boolean => until === null || until > now;

/** The end and reason that a moderator gives a ban. */
export type BanTerms = Pick<Ban, "until" | "reason">;

/**
 * A moderator's request. `past`: also apply to existing segments; `addresses`: also apply to the addresses the user
 * submitted from; `terms`: undefined for a ban for good without a reason of its own.
 */
export type BanRequest = Readonly<{
  enabled: boolean;
  past: boolean;
  addresses: boolean;
  terms?: BanTerms | undefined;
}>;

/**
 * - `ban`, `lift`   bans or unbans the user, plus their segments and addresses if requested
 * - `extend`        the user is already banned; end and reason, segments and addresses are updated
 * - `already`, `not_banned`   nothing to do, which is reported to the moderator
 */
export type BanChange = "ban" | "extend" | "lift" | "already" | "not_banned";

/**
 * @param current the ban in force, undefined if there is none
 * Source  segment service, shadowBanUser, table of effects
 */
export function decideBan(current: Pick<Ban, "until"> | undefined, request: BanRequest): BanChange {
  const { enabled, past, addresses, terms } = request;
  if (!enabled) return current === undefined ? "not_banned" : "lift";
  if (current === undefined) return "ban";
  // A ban with an end is not the one that was asked for without terms: it becomes one for good.
  const changesTerms = terms !== undefined || current.until !== null;
  return past || addresses || changesTerms ? "extend" : "already";
}

/**
 * The ban after `ban` or `extend`. It is still that of the moderator who began it; without terms the reason is kept.
 */
export function bannedAnew(
  current: Ban | undefined,
  { userId, byUser, since }: Pick<Ban, "userId" | "byUser" | "since">,
  { past, terms }: Pick<BanRequest, "past" | "terms">,
): Ban {
  const begun = current ?? { userId, byUser, since, reason: "", hidPast: false };
  return {
    ...begun,
    until: terms?.until ?? null,
    reason: terms?.reason ?? begun.reason,
    hidPast: begun.hidPast || past,
  };
}
