import { boundedText } from "./bounded-text.ts";

/** A snapshot that an origin has published. `index`: address of what lists its files. `cursor`: where its feed goes on */
export type OriginSnapshot = Readonly<{ index: string; cursor: string }>;

const maxBytes = 1_000_000;
const timeoutMs = 30_000;

/**
 * Asks an origin for its latest snapshot. @returns undefined if it publishes none
 * Errors  when it does not answer, or with a snapshot that has no place in the feed
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
    const text = await boundedText(response, maxBytes);
    if (response.status === 404) return undefined;
    if (response.status !== 200)
      throw new Error(`The origin answered ${response.status} to database.json: ${text.slice(0, 300)}`);
    const index: unknown = JSON.parse(text);
    const cursor = typeof index === "object" && index !== null && "cursor" in index ? index.cursor : undefined;
    if (typeof cursor !== "string" || cursor === "")
      throw new Error("The snapshot of the origin has no cursor, so nothing says where its feed goes on.");
    return { index: url.href, cursor };
  };
