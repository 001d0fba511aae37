import type { Category, Submitters } from "./vocabulary.ts";

/** Whether somebody may submit without being a VIP. @param hasToken the request has the token of the instance */
export const isInvited = ({ who, users }: Submitters, publicId: string, hasToken: boolean): boolean =>
  who === "anybody" || users.has(publicId) || (who === "token" && hasToken);

/** Whether a reputation is enough for a category. VIPs need none. */
export const isReputable = ({ minReputation }: Category, reputation: number): boolean =>
  minReputation === undefined || reputation >= minReputation;
