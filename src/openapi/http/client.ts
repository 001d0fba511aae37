import type { IncomingHttpHeaders } from "node:http";
import type { Client } from "../runtime/handler.ts";
import { ClientGone } from "./client-gone.ts";
import type { ClientIp } from "./client-ip.ts";

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(",") : value;

/** The client of a request. @param address of the socket, undefined if it is closed. Errors: `ClientGone` */
export function clientOf(address: string | undefined, headers: IncomingHttpHeaders, clientIp: ClientIp): Client {
  if (address === undefined) throw new ClientGone();
  return { ip: clientIp(address, headerText(headers["x-forwarded-for"])), userAgent: headers["user-agent"] ?? "" };
}
