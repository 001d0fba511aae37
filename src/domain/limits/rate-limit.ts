/** At most `most` per window; 0 means no limit. */
export type Limit = Readonly<{ most: number; seconds: number }>;

/**
 * End of the window containing `now`; both in ms since 1970. Windows start at multiples of their length, so that all
 * processes agree on them without coordination.
 */
export function windowEnd({ seconds }: Pick<Limit, "seconds">, now: number): number {
  const length = seconds * 1000;
  return (Math.floor(now / length) + 1) * length;
}

/** Whole seconds from `now` until `then`, at least 1, for Retry-After. */
export const secondsUntil = (then: number, now: number): number => Math.max(1, Math.ceil((then - now) / 1000));

/** Groups of an IPv6 address that identify a network; its owner can freely choose among the 2^64 addresses within. */
const networkGroups = 4;

/**
 * What stands for an address in limits and in hashes of addresses: an IPv4 address as is, or the /64 network of an IPv6
 * address.
 */
export function limitedAddress(ip: string): string {
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::");
  if (!ip.includes(":")) return ip;
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  // The last 32 bits may be written as an IPv4 address, which is one piece of text for two groups.
  const rightGroups = right.length + (tail?.includes(".") === true ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - rightGroups);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
