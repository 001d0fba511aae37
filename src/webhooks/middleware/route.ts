import { type Answer, notParsable } from "./answers.ts";
import type { Incoming } from "./incoming.ts";
import { pathnameOf } from "./path.ts";
import type { KeepAlive, Pipeline } from "./pipeline.ts";

/** A request of which nobody knows yet whether it is ours. `url` is what its line says, or its whole address. */
export type Unrouted = Omit<Incoming, "pathname"> & Readonly<{ url: string | null | undefined }>;

/** Answers requests for the path of the pipeline and those without any path; `undefined` when the path is another. */
export async function route(
  { path, answer }: Pipeline,
  { url, ...rest }: Unrouted,
  keepAlive?: KeepAlive,
): Promise<Answer | undefined> {
  const pathname = pathnameOf(url);
  if (pathname === undefined) return notParsable();
  return pathname === path ? answer({ ...rest, pathname }, keepAlive) : undefined;
}
