import { openStorage } from "../src/storage/open.ts";
import type { Data } from "./data.ts";
import type { Engine } from "./engines.ts";
import { percentile } from "./quantile.ts";
import { costRatio, type Ratio } from "./ratio.ts";

/** A list as the pages read it, page by page. `asVip`: only moderators see it. */
type List = Readonly<{ what: string; path: string; query?: Readonly<Record<string, string>>; asVip?: boolean }>;

const goalMs = 50;
const PAGES = 1000;

/** Rare filters are the slow ones: with them a page looks at many rows. */
export const lists: readonly List[] = [
  { what: "list: segments", path: "/api/segments" },
  { what: "list: segments of a common category", path: "/api/segments", query: { category: "sponsor" } },
  { what: "list: segments of a rare category", path: "/api/segments", query: { category: "chapter" } },
  { what: "list: hidden segments", path: "/api/segments", query: { state: "hidden" } },
  {
    what: "list: segments of a rare category, locked",
    path: "/api/segments",
    query: { category: "hook", state: "locked" },
  },
  { what: "list: segments of the most active user", path: "/api/segments", query: { user: "most active" } },
  { what: "list: locks", path: "/api/locks" },
  { what: "list: own votes", path: "/api/me/votes", asVip: true },
  { what: "list: newcomers to look at", path: "/api/moderation/queue", query: { kind: "newcomers" }, asVip: true },
  { what: "list: downvoted to look at", path: "/api/moderation/queue", query: { kind: "downvoted" }, asVip: true },
  { what: "list: reported to look at", path: "/api/moderation/queue", query: { kind: "reported" }, asVip: true },
  { what: "list: rejected to look at", path: "/api/moderation/queue", query: { kind: "rejected" }, asVip: true },
  { what: "list: bans", path: "/api/moderation/bans", asVip: true },
  { what: "list: leaderboard of 30 days", path: "/api/leaderboard", query: { period: "30d" } },
  { what: "list: days of a year", path: "/api/dailyStats", query: { days: "366" } },
];

async function makeVip(url: string, publicId: string): Promise<void> {
  await using storage = await openStorage({ url });
  await storage.stores.vips.add(publicId, Date.now());
}

/** Reads page after page, from the newest on; after the last one it begins again. */
async function latencies(base: string, { path, query = {} }: List, headers: Record<string, string>): Promise<number[]> {
  const measured: number[] = [];
  let cursor: string | undefined;
  while (measured.length < PAGES) {
    const search = new URLSearchParams({ ...query, ...(cursor !== undefined && { cursor }) });
    const began = performance.now();
    const answer = await fetch(`${base}${path}?${search}`, { headers });
    const text = await answer.text();
    measured.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    cursor = (JSON.parse(text) as { next?: string | null }).next ?? undefined;
  }
  return measured.sort((a, b) => a - b);
}

/**
 * Each list by one client that reads one page after another. The ratio says how far the 99th percentile is below the
 * goal.
 */
export async function* measureLists(
  engine: Engine,
  { users, known }: Data,
  isSelected: (what: string) => boolean,
): AsyncGenerator<Ratio, void> {
  const [vip] = known;
  if (vip === undefined) throw new Error("no user is known");
  const selected = lists.filter(({ what }) => isSelected(what));
  if (selected.length > 0) await makeVip(engine.url, vip.publicId);
  for (const list of selected) {
    const { what, query, asVip = false } = list;
    const named = { ...query, ...(query?.["user"] !== undefined && { user: users[0]?.id ?? "" }) };
    const headers: Record<string, string> = asVip ? { "x-user-id": vip.localId } : {};
    const ms = await latencies(engine.cached.base, { ...list, query: named }, headers);
    const [p50, p99] = [percentile(ms, 0.5), percentile(ms, 0.99)];
    yield { ...costRatio({ what, engine: engine.name, against: `${goalMs} ms` }, "ms", p99, goalMs), p50, p99 };
  }
}
