import type { IncomingMessage } from "node:http";
import { accessFault } from "../runtime/access.ts";
import type { Settings } from "../runtime/api.ts";
import { unsupported } from "../runtime/decode/body.ts";
import { contentFor } from "../runtime/decode/media-type.ts";
import type { Operation } from "../runtime/operation.ts";
import { Problem } from "../runtime/problem.ts";
import { checkDeclaredLength, hasBody } from "./read-body.ts";

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
  const { unlisted, required, contents } = body;
  const isSent = hasBody(request) || (required && contents.some(({ kind }) => kind === "bytes"));
  if (unlisted === "rejected" && isSent && contentFor(body, request.headers["content-type"]) === undefined)
    throw unsupported(body);
  checkDeclaredLength(request, body.maxBytes);
}
