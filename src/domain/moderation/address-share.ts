import { limitedAddress } from "./rate-limit.ts";

/** Of what a process does for all clients at once, an address gets this part, and at least one. */
const shareOfAddress = 1 / 4;

/**
 * Who has as much as may be already, so that a client gets no more: its address, or all clients together. Undefined if it may have one more.
 * @param holders the `limitedAddress` of whoever has each
 * @param most    for all clients
 */
export function fullFor(
  ip: string,
  { holders, most }: Readonly<{ holders: readonly string[]; most: number }>,
): "your address" | "all clients" | undefined {
  if (holders.length >= most) return "all clients";
  const address = limitedAddress(ip);
  const own = holders.filter((holder) => holder === address).length;
  return own < Math.ceil(most * shareOfAddress) ? undefined : "your address";
}
