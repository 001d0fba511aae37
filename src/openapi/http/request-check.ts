import type { IncomingMessage } from "node:http";
import { isDecodable, isHost, readTarget, undecodable } from "../runtime/target.ts";
import { declaredBytes } from "./read-body.ts";

/** Why a request is rejected before routing. */
export type RequestFault = Readonly<{ status: 400 | 413 | 431; text: string }>;
type Finding = RequestFault | "server";

/** More than any client sends, and few enough to scan linearly. */
const MAX_HEADERS = 200;

const findings = new WeakMap<IncomingMessage, Finding>();
/** The result of examining a request: a fault, or that it addresses the server as a whole (`*`). */
export const findingOf = (request: IncomingMessage): Finding | undefined => findings.get(request);

const faultOf = (text: string, status: RequestFault["status"] = 400): RequestFault => ({ status, text });

/** Number of `Host` headers: Node keeps the first and silently drops the others. */
function countHost({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let name = 0; name < rawHeaders.length; name += 2)
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === "host") count++;
  return count;
}

function hostFault(request: IncomingMessage): RequestFault | undefined {
  const count = countHost(request);
  const isHttp10 = request.httpVersionMajor === 1 && request.httpVersionMinor === 0;
  if (count > 1 || (count === 0 && !isHttp10)) return faultOf("A request must have one Host header.");
  if (isHost(request.headers.host ?? "")) return undefined;
  return faultOf("The Host header must be a name or an address, with or without a port.");
}

/**
 * Normalises requests for everything downstream: the target is a path, and `Host` the host that was addressed. hapi builds a URL from anything else,
 * including the `Host`, which throws for invalid client input. Must run before hapi's own listener.
 * Source  RFC 9112, sections 3.2 and 3.2.2
 */
export function normaliseRequest(request: IncomingMessage): void {
  const finding = examine(request);
  if (finding === undefined) return;
  findings.set(request, finding);
  // The path is kept because it determines the format of the rejection.
  if (request.url?.startsWith("/") !== true) request.url = "/";
}

function examine(request: IncomingMessage): Finding | undefined {
  if (request.rawHeaders.length > 2 * MAX_HEADERS) return faultOf(`Send at most ${MAX_HEADERS} headers.`, 431);
  // hapi would wait for the end of a body whose length exceeds the safe integers.
  if ((declaredBytes(request) ?? 0) > Number.MAX_SAFE_INTEGER) return faultOf("The body is too large.", 413);
  const fault = hostFault(request);
  if (fault !== undefined) return fault;
  const target = readTarget(request.method ?? "", request.url ?? "");
  if (target === undefined)
    return faultOf("The target of a request must be a path such as /api/status, or a whole http or https address.");
  if (target === "server") return target;
  request.url = target.path;
  if (target.authority !== undefined) request.headers.host = target.authority;
  return isDecodable(target.path) ? undefined : faultOf(undecodable);
}
