import { accessFault } from "./access.ts";
import type { Settings } from "./api.ts";
import { codingProblem } from "./content-coding.ts";
import { unsupported } from "./decode/body.ts";
import { contentFor } from "./decode/media-type.ts";
import type { Operation } from "./operation.ts";
import { Problem } from "./problem.ts";
import type { RequestFacts } from "./request.ts";

/**
 * All checks that precede parameters and body; an operation whose setting is missing does not exist, whoever calls it.
 * Errors  `switched_off`; `unauthorized`, `not_local`, `cross_site`; `unsupported_media_type`; `body_too_large`
 */
export function checkPreconditions(
  { requires, token, body }: Operation,
  { headers, socketAddress, localAddress, body: { isSent, declared = 0 } }: RequestFacts,
  settings: Settings,
): void {
  if (requires !== undefined && !settings.has(requires)) throw new Problem("switched_off", `${requires} is not set.`);
  if (token !== undefined && settings.isPublic?.(token) !== true) {
    const accessRequest = { socketAddress, localAddress, headers };
    const fault = accessFault(accessRequest, { setting: token, value: settings.tokenOf(token), hosts: settings.hosts });
    if (fault !== undefined) throw new Problem(fault.code, fault.reason);
  }
  if (body === undefined) return;
  const { unlisted, required, contents } = body;
  const coding = isSent && contents.length > 0 ? codingProblem(headers) : undefined;
  if (coding !== undefined) throw coding;
  const isExpected = isSent || (required && contents.some(({ kind }) => kind === "bytes"));
  if (unlisted === "rejected" && isExpected && contentFor(body, headers["content-type"]) === undefined)
    throw unsupported(body);
  if (declared > body.maxBytes) throw new Problem("body_too_large");
}
