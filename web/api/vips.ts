/** By public id, as the last list that had the user said. */
const known = new Map<string, boolean>();

type Listed = Readonly<{ segments: readonly Readonly<{ userID: string }>[]; vips: readonly string[] }>;

/** Keeps who of the submitters of a list are VIPs, and returns the list. */
export function rememberVips<T extends Listed>(list: T): T {
  const vips = new Set(list.vips);
  for (const { userID } of list.segments) known.set(userID, vips.has(userID));
  return list;
}

/** Whether a user is known to be a VIP. */
export const isKnownVip = (userID: string): boolean => known.get(userID) === true;
