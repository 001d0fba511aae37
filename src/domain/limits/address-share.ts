import { limitedAddress } from "./rate-limit.ts";

/**
 * What one address gets of what a process has for all clients at once: so little that several addresses leave enough
 * for others.
 */
export const addressShare = (most: number): number => Math.max(2, Math.floor(most / 16));

/**
 * Who has as much as may be already, so that a client gets no more: its address, or all clients together. Undefined if
 * it may have one more.
 * @param holders the `limitedAddress` of each holder
 * @param most    for all clients
 */
export function fullFor(
  ip: string,
  { holders, most }: Readonly<{ holders: readonly string[]; most: number }>,
): "your address" | "all clients" | undefined {
  if (holders.length >= most) return "all clients";
  const address = limitedAddress(ip);
  const own = holders.filter((holder) => holder === address).length;
  return own < addressShare(most) ? undefined : "your address";
}
