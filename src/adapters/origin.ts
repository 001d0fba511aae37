import { boundedText } from "./bounded-text.ts";
import { FeedExpired, isCursor, isObject, jsonOf, OriginFailure } from "./origin-failure.ts";

/** A page of changes as an origin sent it. */
export type OriginPage<Change> = Readonly<{ changes: readonly Change[]; next: string; hasMore: boolean }>;
/**
 * What the values in a page are.
 * - `isChange`      whether one is a change that can be stored
 * - `unknownTable`  the name of the table of a change that only a later version can store; undefined for any other value
 */
export type ChangeKinds<Change> = Readonly<{
  isChange: (value: unknown) => value is Change;
  unknownTable: (value: unknown) => string | undefined;
}>;
/** `leftOut`: tables whose changes are not among those of the page. */
type ReadPage<Change> = OriginPage<Change> & Readonly<{ leftOut: readonly string[] }>;

/** Maximum size of a page, in bytes. */
const maxBytes = 64 * 1024 * 1024;
const timeoutMs = 30_000;

function pageOf<Change>(value: unknown, { isChange, unknownTable }: ChangeKinds<Change>): ReadPage<Change> {
  const { next, hasMore, changes: sent } = isObject(value) ? value : {};
  const changes: unknown[] = [];
  const leftOut = new Set<string>();
  for (const change of Array.isArray(sent) ? sent : []) {
    const table = unknownTable(change);
    if (table === undefined) changes.push(change);
    else leftOut.add(table);
  }
  if (!(isCursor(next) && typeof hasMore === "boolean" && Array.isArray(sent) && changes.every(isChange)))
    throw new OriginFailure("changes: other", "The origin answered with something else than changes.");
  return { next, hasMore, changes, leftOut: [...leftOut] };
}

/**
 * Reads the change feed of another instance.
 * Errors  `FeedExpired`; `OriginFailure` for any other answer than changes; others when the origin does not answer
 */
export function originFeed<Change>(origin: string, kinds: ChangeKinds<Change>) {
  return async (after: string | undefined, limit: number, signal: AbortSignal): Promise<ReadPage<Change>> => {
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
    const page = pageOf(jsonOf(text, "api/changes"), kinds);
    // It would be asked the same at once, for ever.
    if (page.hasMore && page.next === after)
      throw new OriginFailure("changes: no progress", "The origin says that there are more changes, and gives none.");
    return page;
  };
}
