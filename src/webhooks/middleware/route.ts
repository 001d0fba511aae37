import { type Answer, notParsable } from "./answers.ts";
import type { Incoming } from "./incoming.ts";
import { pathnameOf } from "./path.ts";
import type { KeepAlive, Pipeline } from "./pipeline.ts";

/**
 * Answers requests for the path of the pipeline and those without any path; `undefined` when the path is another.
 * @param url what the line of the request says, or its whole address
 */
export function route(
  { path, answer }: Pipeline,
  url: string | null | undefined,
  incoming: Incoming,
  keepAlive?: KeepAlive,
): Promise<Answer> | Answer | undefined {
  // The path is what a URL parser makes of it, so that most requests need none.
  const pathname = url === path ? path : pathnameOf(url);
  if (pathname === undefined) return notParsable();
  return pathname === path ? answer(incoming, pathname, keepAlive) : undefined;
}
