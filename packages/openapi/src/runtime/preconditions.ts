import { type Headers, headerText } from "../operation/headers.ts";
import type { Operation } from "../operation/operation.ts";
import { Problem } from "../operation/problem.ts";
import { accessFault } from "./access.ts";
import type { Settings } from "./api.ts";
import { unsupported } from "./decode/body.ts";
import { contentFor } from "./decode/media-type.ts";
import type { RequestFacts } from "./request.ts";

/**
 * All checks that precede parameters and body; an operation whose setting is missing does not exist for any caller.
 * @throws Problem `switched_off`; `unauthorized`, `not_local`, `cross_site`; `unsupported_media_type`; `body_too_large`
 */
export function checkPreconditions(
  { requires, token, body }: Operation,
  { headers, socketAddress, localAddress, body: { isSent, declared = 0 } }: RequestFacts,
  settings: Settings,
): void {
  if (requires !== undefined && !settings.has(requires)) throw new Problem("switched_off", `${requires} is not set.`);
  if (token !== undefined) {
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

/** Whether a name may be repeated in an error: coding names are short, and nothing else of a request is repeated. */
const isName = (text: string): boolean => /^[\w.+-]{1,20}$/.test(text);

/** No coding. A charset in its place is a common, harmless mistake. */
const plain = new Set(["", "identity", "utf-8", "utf8"]);

/**
 * Encoded bodies are not decoded: limits apply to the bytes sent, and the decoded size is known only afterwards.
 * @returns undefined if the body is as its Content-Type says
 * Source RFC 9110, sections 8.4 and 12.5.3
 */
export function codingProblem(headers: Headers): Problem | undefined {
  const codings = headerText(headers["content-encoding"])?.toLowerCase().split(",") ?? [];
  const other = codings.map((coding) => coding.trim()).find((coding) => !plain.has(coding));
  if (other === undefined) return undefined;
  const text = `The Content-Encoding must be identity, not ${isName(other) ? other : "another coding"}: send the body as it is.`;
  return new Problem("unsupported_media_type", text, { headers: { "accept-encoding": "identity" } });
}
