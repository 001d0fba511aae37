import type { IncomingMessage } from "node:http";
import { accessFault } from "../runtime/access.ts";
import type { Settings } from "../runtime/api.ts";
import type { Operation } from "../runtime/operation.ts";
import { Problem } from "../runtime/problem.ts";
import { checkDeclaredLength, hasBody } from "./read-body.ts";

const essence = (contentType: string | undefined): string =>
  (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/**
 * All checks that precede parameters and body; an operation whose setting is missing does not exist, whoever calls it.
 * Errors  `switched_off`; `unauthorized`, `not_local`, `cross_site`; `unsupported_media_type`; `body_too_large`
 */
export function checkPreconditions(
  { requires, token, body }: Operation,
  request: IncomingMessage,
  settings: Settings,
): void {
  if (requires !== undefined && !settings.has(requires)) throw new Problem("switched_off", `${requires} is not set.`);
  if (token !== undefined && settings.isPublic?.(token) !== true) {
    const { remoteAddress: socketAddress, localAddress } = request.socket;
    const accessRequest = { socketAddress, localAddress, headers: request.headers };
    const fault = accessFault(accessRequest, { setting: token, value: settings.tokenOf(token), hosts: settings.hosts });
    if (fault !== undefined) throw new Problem(fault.code, fault.reason);
  }
  if (body === undefined) return;
  const contentType = essence(request.headers["content-type"]);
  const mustBeListed = body.listedOnly && (body.required || hasBody(request));
  if (mustBeListed && !body.mediaTypes.some((type) => essence(type) === contentType))
    throw new Problem("unsupported_media_type", `The Content-Type must be ${body.mediaTypes.join(" or ")}.`);
  checkDeclaredLength(request, body.maxBytes);
}
