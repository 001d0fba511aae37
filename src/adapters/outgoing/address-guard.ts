import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not the public internet: this machine, private ones, and what carries their addresses. */
const ipv4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 " +
  "192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4";
/** Rules of IPv4 also hold for `::ffff:0:0/96`, but not for the other forms of an IPv4 address in IPv6. */
const ipv6 =
  "::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10 ff00::/8";

const refused = new BlockList();
for (const [networks, family] of [
  [ipv4, "ipv4"],
  [ipv6, "ipv6"],
] as const)
  for (const network of networks.split(" ")) {
    const [address = "", bits] = network.split("/");
    refused.addSubnet(address, Number(bits), family);
  }

/** Whether an address of IP is one of the public internet. A zone, as in `fe80::1%eth0`, would match no rule. */
export function isPublicAddress(address: string): boolean {
  const [bare = ""] = address.split("%");
  const family = isIP(bare);
  return family !== 0 && !refused.check(bare, family === 4 ? "ipv4" : "ipv6");
}

/** What is connected to is not public. The message has no address of the receiver. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
  constructor() {
    super("The host has an address that is not public; `allowPrivate: true` permits it.");
  }
}

/**
 * For the connections of a request: looks a name up, and refuses it if one of its addresses is not public. What is
 * checked here is what is connected to, so a second answer of the name server changes nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error !== null) return done(error, "");
    if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
      return done(new PrivateAddressError(), "");
    if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** Sockets call no lookup for an address in the place of a name. @throws PrivateAddressError for one that is not public */
export function checkLiteralAddress({ hostname }: URL): void {
  const address = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new PrivateAddressError();
}
