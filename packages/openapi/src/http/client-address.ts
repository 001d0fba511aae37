import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Client } from "../operation/handler.ts";
import { ClientGone } from "../runtime/client-gone.ts";

/** Determines the client address of a request. */
export type ClientIp = (socketAddress: string, forwardedFor: string | undefined) => string;

const family = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** `::ffff:192.0.2.1` and `192.0.2.1` are the same address. */
const normalised = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();

function blockList(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = "", bits] = entry.split("/");
    if (isIP(address) === 0) throw new Error(`TRUST_PROXY: ${entry} is not an address or a CIDR block`);
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
}

/**
 * The socket's address or, if that is a trusted proxy, the right-most address in X-Forwarded-For that is not a trusted
 * proxy. A forged header is therefore trusted only as far as the configured proxies confirm it.
 * @param trusted addresses and CIDR blocks; if empty, the header is never read
 */
export function clientIpFinder(trusted: readonly string[]): ClientIp {
  const proxies = blockList(trusted);
  const isProxy = (address: string): boolean => isIP(address) !== 0 && proxies.check(address, family(address));
  return (socketAddress, forwardedFor) => {
    const socket = normalised(socketAddress);
    if (forwardedFor === undefined || !isProxy(socket)) return socket;
    let client = socket;
    for (const element of forwardedFor.split(",").reverse()) {
      const address = normalised(element.trim());
      if (isIP(address) === 0) return client;
      client = address;
      if (!isProxy(address)) return client;
    }
    return client;
  };
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(",") : value;

/** The client of a request. @param address of the socket, undefined if it is closed. @throws ClientGone */
export function clientOf(address: string | undefined, headers: IncomingHttpHeaders, clientIp: ClientIp): Client {
  if (address === undefined) throw new ClientGone();
  return { ip: clientIp(address, headerText(headers["x-forwarded-for"])), userAgent: headers["user-agent"] ?? "" };
}
