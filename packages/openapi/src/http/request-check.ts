import type { IncomingMessage } from "node:http";
import { Problem } from "../operation/problem.ts";
import { isDecodable, isHost, readTarget, undecodable } from "../runtime/target.ts";
import { declaredBytes } from "./read-body.ts";

/** More than any client sends, and few enough to scan linearly. */
const MAX_HEADERS = 200;

const faultOf = (text: string, status = 400): Problem => new Problem("bad_request", text, { status });

/** Number of `Host` headers: Node keeps the first and silently drops the others. */
function countHost({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let name = 0; name < rawHeaders.length; name += 2)
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === "host") count++;
  return count;
}

function hostFault(request: IncomingMessage): Problem | undefined {
  const count = countHost(request);
  const isHttp10 = request.httpVersionMajor === 1 && request.httpVersionMinor === 0;
  if (count > 1 || (count === 0 && !isHttp10)) return faultOf("A request must have one Host header.");
  if (isHost(request.headers.host ?? "")) return undefined;
  return faultOf("The Host header must be a name or an address, with or without a port.");
}

/**
 * Normalises a request for everything downstream: the target is a path, and `Host` the host that was addressed. hapi
 * builds a URL from anything else, including the `Host`, which throws for invalid client input.
 * @returns why the request is refused in any case, or that it addresses the server as a whole (`*`)
 * Source RFC 9112, sections 3.2 and 3.2.2
 */
export function examine(request: IncomingMessage): Problem | "server" | undefined {
  const finding = findingOf(request);
  // The path is kept because it determines the format of the refusal.
  if (finding !== undefined && request.url?.startsWith("/") !== true) request.url = "/";
  return finding;
}

function findingOf(request: IncomingMessage): Problem | "server" | undefined {
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
