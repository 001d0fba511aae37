/** A page of changes as an origin sent it. */
export type OriginPage<Change> = Readonly<{ changes: readonly Change[]; next: string; hasMore: boolean }>;

/** Maximum size of a page, in bytes. */
const maxBytes = 64 * 1024 * 1024;
const timeoutMs = 30_000;

/** The changes after the cursor are not kept any more at the origin. */
export class FeedExpired extends Error {
  override readonly name = "FeedExpired";
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isValue = (value: unknown): boolean =>
  value === null || typeof value === "string" || (typeof value === "number" && Number.isFinite(value));

function isChange(value: unknown, tables: readonly string[]): boolean {
  if (!isObject(value)) return false;
  const { table, key, row } = value;
  const isRow = row === null || (isObject(row) && Object.values(row).every(isValue));
  return (
    tables.includes(String(table)) && Array.isArray(key) && key.every((part) => part !== null && isValue(part)) && isRow
  );
}

/**
 * Reads the change feed of another instance. @param tables those whose changes are understood
 * Errors  `FeedExpired`; anything else when the origin does not answer, or not with changes
 */
export function originFeed<Change>(origin: string, tables: readonly string[]) {
  return async (after: string | undefined, limit: number, signal: AbortSignal): Promise<OriginPage<Change>> => {
    const url = new URL("api/changes", origin.endsWith("/") ? origin : `${origin}/`);
    if (after !== undefined) url.search = String(new URLSearchParams({ after, limit: String(limit) }));
    const response = await fetch(url, {
      headers: { accept: "application/json, application/problem+json", "accept-encoding": "identity" },
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await bodyOf(response);
    if (response.status === 410) throw new FeedExpired(`The origin answered 410: ${text.slice(0, 300)}`);
    if (response.status !== 200) throw new Error(`The origin answered ${response.status}: ${text.slice(0, 300)}`);
    const page: unknown = JSON.parse(text);
    const isPage =
      isObject(page) &&
      typeof page["next"] === "string" &&
      typeof page["hasMore"] === "boolean" &&
      Array.isArray(page["changes"]) &&
      page["changes"].every((change) => isChange(change, tables));
    if (!isPage) throw new Error("The origin answered with something else than changes.");
    return page as unknown as OriginPage<Change>;
  };
}
