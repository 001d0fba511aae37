import type { Category, Submitters } from "./vocabulary.ts";

/** Whether a user may submit without being a VIP. @param hasToken the request has the token of the instance */
export const isInvited = ({ who, users }: Submitters, publicId: string, hasToken: boolean): boolean =>
  who === "anybody" || users.has(publicId) || (who === "token" && hasToken);

/** Whether a reputation is enough for a category. VIPs need none, nor does for filler who was given that right. */
export const isReputable = ({ name, minReputation }: Category, reputation: number, grantedFiller: boolean): boolean =>
  minReputation === undefined || reputation >= minReputation || (grantedFiller && name === "filler");
