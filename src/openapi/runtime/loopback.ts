const ipv4 = /^127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/;
const mappedIpv4 = /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/;

/** Whether an IP address belongs to this machine whatever its network: `127.0.0.0/8`, `::1`, and the former as IPv6 (`::ffff:127.0.0.1`). */
export function isLoopback(address: string): boolean {
  if (!address.includes(":")) return ipv4.test(address);
  const url = `http://[${address}]`;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return false;
  const { hostname } = new URL(url); // the canonical spelling of an IPv6 address
  return hostname === "[::1]" || mappedIpv4.test(hostname);
}
