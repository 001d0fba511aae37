import { boundedText } from "./bounded-text.ts";
import { FeedExpired, isCursor, jsonOf, OriginFailure } from "./origin-failure.ts";

/** A page of changes as an origin sent it. */
export type OriginPage<Change> = Readonly<{ changes: readonly Change[]; next: string; hasMore: boolean }>;
/** Whether a value is a change that can be stored. */
export type IsChange<Change> = (value: unknown) => value is Change;

/** Maximum size of a page, in bytes. */
const maxBytes = 64 * 1024 * 1024;
const timeoutMs = 30_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function pageOf<Change>(value: unknown, isChange: IsChange<Change>): OriginPage<Change> {
  const { next, hasMore, changes } = isObject(value) ? value : {};
  if (!(isCursor(next) && typeof hasMore === "boolean" && Array.isArray(changes) && changes.every(isChange)))
    throw new OriginFailure("changes: other", "The origin answered with something else than changes.");
  return { next, hasMore, changes };
}

/**
 * Reads the change feed of another instance.
 * Errors  `FeedExpired`; `OriginFailure` for any other answer than changes; others when the origin does not answer
 */
export function originFeed<Change>(origin: string, isChange: IsChange<Change>) {
  return async (after: string | undefined, limit: number, signal: AbortSignal): Promise<OriginPage<Change>> => {
    const url = new URL("api/changes", origin.endsWith("/") ? origin : `${origin}/`);
    if (after !== undefined) url.search = String(new URLSearchParams({ after, limit: String(limit) }));
    const response = await fetch(url, {
      headers: { accept: "application/json, application/problem+json", "accept-encoding": "identity" },
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await boundedText(response, maxBytes);
    const { status } = response;
    const said = `The origin answered ${status}: ${text.slice(0, 300)}`;
    if (status === 410) throw new FeedExpired(`changes: ${status}`, said);
    if (status !== 200) throw new OriginFailure(`changes: ${status}`, said);
    const page = pageOf(jsonOf(text, "api/changes"), isChange);
    // It would be asked the same at once, for ever.
    if (page.hasMore && page.next === after)
      throw new OriginFailure("changes: no progress", "The origin says that there are more changes, and gives none.");
    return page;
  };
}
