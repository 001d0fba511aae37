/** At most so many in each window. 0 for `most` means no limit. */
export type Limit = Readonly<{ most: number; seconds: number }>;

/**
 * The end of the window that `now` lies in; both in ms since 1970. Windows begin at multiples of their length, so that all processes
 * agree on them without asking each other.
 */
export function windowEnd({ seconds }: Pick<Limit, "seconds">, now: number): number {
  const length = seconds * 1000;
  return (Math.floor(now / length) + 1) * length;
}

/** Whole seconds from `now` until `then`, at least 1: what Retry-After says. */
export const secondsUntil = (then: number, now: number): number => Math.max(1, Math.ceil((then - now) / 1000));

/** The groups of an IPv6 address that name a network; everything behind them its owner chooses freely, 2^64 times over. */
const networkGroups = 4;

/** What limits count by: an IPv4 address as it is, of an IPv6 address the network of 64 bits. */
export function limitedAddress(ip: string): string {
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::");
  if (!ip.includes(":")) return ip;
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  // The last 32 bits may be written as an IPv4 address: one piece of text for two groups.
  const rightGroups = right.length + (tail?.includes(".") === true ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - rightGroups);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
