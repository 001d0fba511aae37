import type { Incoming } from "../body/incoming.ts";
import { pathnameOf } from "../pipeline/path.ts";
import type { KeepAlive, Pipeline } from "../pipeline/pipeline.ts";
import { type Answer, notParsable } from "../pipeline/webhook-responses.ts";

/**
 * Responds to requests for the path of the pipeline and to those with an invalid URL; `undefined` if the path does not
 * match.
 * @param url the target from the request line, or the full URL
 */
export function route(
  { path, answer }: Pipeline,
  url: string | null | undefined,
  incoming: Incoming,
  keepAlive?: KeepAlive,
): Promise<Answer> | Answer | undefined {
  // `path` is already normalised, so most requests need no URL parsing.
  const pathname = url === path ? path : pathnameOf(url);
  if (pathname === undefined) return notParsable();
  return pathname === path ? answer(incoming, pathname, keepAlive) : undefined;
}
