import { boundedText } from "@segmark/openapi/internal/bounded-text";
import { FeedExpired, isCursor, isObject, jsonOf, OriginFailure } from "./origin-failure.ts";

/**
 * A page of changes as an origin sent it. `sent`: how many there were, with those that only a later version can store.
 */
export type OriginPage<Change> = Readonly<{ changes: readonly Change[]; sent: number; next: string; hasMore: boolean }>;
/**
 * What the values in a page are.
 * - `changeOf`      the change, or which one cannot be stored, and why
 * - `unknownTable` the name of the table of a change that only a later version can store; undefined for any other value
 */
export type ChangeKinds<Change extends object> = Readonly<{
  changeOf: (value: unknown) => Change | string;
  unknownTable: (value: unknown) => string | undefined;
}>;
/** `leftOut`: tables whose changes are not among those of the page. */
type ReadPage<Change> = OriginPage<Change> & Readonly<{ leftOut: readonly string[] }>;

/** Maximum size of a page, in bytes. It is parsed in the thread that answers requests, in less than a second. */
const maxBytes = 4_000_000;
/**
 * So many changes are never longer: a row has one text of 16,000 characters, its others have 1300, its key no more, and
 * JSON takes six bytes for each.
 */
const alwaysFit = 32;
const timeoutMs = 30_000;

function pageOf<Change extends object>(
  value: unknown,
  limit: number,
  { changeOf, unknownTable }: ChangeKinds<Change>,
): ReadPage<Change> {
  const { next, hasMore, changes: sent } = isObject(value) ? value : {};
  const other = "The origin answered with something else than changes";
  if (!(isCursor(next) && typeof hasMore === "boolean" && Array.isArray(sent)))
    throw new OriginFailure("changes: other", `${other}.`);
  if (sent.length > limit)
    throw new OriginFailure("changes: too many", `${other}: ${sent.length} changes, and ${limit} were asked for.`);
  const changes: Change[] = [];
  const leftOut = new Set<string>();
  for (const one of sent) {
    const table = unknownTable(one);
    const change = table === undefined ? changeOf(one) : undefined;
    if (typeof change === "string")
      throw new OriginFailure(
        "changes: fault",
        `${other}, or with one of a row that cannot be stored here: ${change}.`,
      );
    if (table !== undefined) leftOut.add(table);
    else if (change !== undefined) changes.push(change);
  }
  return { next, hasMore, changes, sent: sent.length, leftOut: [...leftOut] };
}

/**
 * Reads the change feed of another instance.
 * Errors  `FeedExpired`; `OriginFailure` for any other answer than changes; others when the origin does not answer
 */
export function originFeed<Change extends object>(origin: string, kinds: ChangeKinds<Change>) {
  const read = async (after: string | undefined, limit: number, signal: AbortSignal): Promise<ReadPage<Change>> => {
    const url = new URL("api/changes", origin.endsWith("/") ? origin : `${origin}/`);
    if (after !== undefined) url.search = String(new URLSearchParams({ after, limit: String(limit) }));
    const response = await fetch(url, {
      headers: { accept: "application/json, application/problem+json", "accept-encoding": "identity" },
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const { status } = response;
    let text: string;
    try {
      text = await boundedText(response.body, maxBytes);
    } catch (error) {
      // Long rows come in smaller pages.
      if (status === 200 && limit > alwaysFit && !signal.aborted) return read(after, alwaysFit, signal);
      throw error;
    }
    const said = `The origin answered ${status}: ${text.slice(0, 300)}`;
    if (status === 410) throw new FeedExpired(`changes: ${status}`, said);
    if (status !== 200) throw new OriginFailure(`changes: ${status}`, said);
    const page = pageOf(jsonOf(text, "api/changes"), limit, kinds);
    // It would be asked the same at once, for ever.
    if (page.hasMore && page.next === after)
      throw new OriginFailure("changes: no progress", "The origin says that there are more changes, and gives none.");
    return page;
  };
  return read;
}
