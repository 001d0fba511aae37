import { boundedText } from "@segmark/openapi/internal/bounded-text";
import { isCursor, isObject, jsonOf, OriginFailure } from "./origin-failure.ts";

/**
 * A snapshot that an origin has published. `index`: address of what lists its files; `cursor`: where its feed
 * continues; `tables`: those it has
 */
export type OriginSnapshot = Readonly<{ index: string; cursor: string; tables: readonly string[] }>;

/** Names of files that can be published, and not be imported. */
const ndjson = /\.ndjson(?:\.gz|\.zst)?$/;
const maxBytes = 1_000_000;
const timeoutMs = 30_000;

/**
 * Asks an origin for its latest snapshot. @returns undefined if it publishes none Errors `OriginFailure` for an answer
 * that is none, or a snapshot that has no position in the feed; others when it does not answer
 */
export const originSnapshot =
  (origin: string) =>
  async (signal: AbortSignal): Promise<OriginSnapshot | undefined> => {
    const url = new URL("database.json", origin.endsWith("/") ? origin : `${origin}/`);
    const response = await fetch(url, {
      headers: { accept: "application/json", "accept-encoding": "identity" },
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await boundedText(response.body, maxBytes);
    if (response.status === 404) return undefined;
    if (response.status !== 200)
      throw new OriginFailure(
        `database.json: ${response.status}`,
        `The origin answered ${response.status} to database.json: ${text.slice(0, 300)}`,
      );
    const index = jsonOf(text, "database.json");
    const { cursor, links } = isObject(index) ? index : {};
    if (!isCursor(cursor))
      throw new OriginFailure(
        "database.json: no cursor",
        "The snapshot of the origin has no cursor, so it is unknown where its feed continues.",
      );
    // The import refuses what is no list of links.
    const listed = (Array.isArray(links) ? links : []).map((link: unknown) => (isObject(link) ? link : {}));
    if (listed.some((link) => ndjson.test(String(link["url"]))))
      throw new OriginFailure(
        "database.json: ndjson",
        "The origin publishes ndjson; mirrors need csv: PUBLISH_DUMPS_FORMAT=csv is to be set there.",
      );
    return { index: url.href, cursor, tables: listed.map((link) => String(link["table"] ?? "")) };
  };
