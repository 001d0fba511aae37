import type { paths } from "../../generated/openapi/client-types.ts";
import { api } from "./client.ts";
import { answered } from "./failure.ts";
import { useVocabulary } from "./vocabulary.ts";

/** A page of a list of segments, with what the service says of their submitters and videos beside them. */
type Listed = Readonly<{
  segments: readonly Readonly<{ userID: string }>[];
  vips: readonly string[];
  titles: Readonly<Record<string, string>>;
}>;

/** More than a person looks at before the page is loaded again. */
const most = 5000;

function keep<V>(known: Map<string, V>, key: string, value: V): void {
  if (known.size >= most) known.clear();
  known.set(key, value);
}

/** By public id, and by video id, as the last list that had them said. */
const vips = new Map<string, boolean>();
const titles = new Map<string, string>();

/** Keeps which submitters of a list are VIPs, and the titles of its videos; returns the list. */
export function remember<T extends Listed>(list: T): T {
  const among = new Set(list.vips);
  for (const { userID } of list.segments) keep(vips, userID, among.has(userID));
  for (const [videoID, title] of Object.entries(list.titles)) keep(titles, videoID, title);
  return list;
}

/** Whether a user is known to be a VIP. */
export const isKnownVip = (userID: string): boolean => vips.get(userID) === true;

/** The title of a video, if a list has said it. */
export function useKnownTitle(service: string, videoID: string): string | undefined {
  const { services } = useVocabulary();
  return service === services[0]?.name ? titles.get(videoID) : undefined;
}

type Query = NonNullable<paths["/api/segments"]["get"]["parameters"]["query"]>;

/** A page of all segments, newest first. */
export const segmentPage = async (query: Query, signal: AbortSignal) =>
  remember(await answered(api.GET("/api/segments", { params: { query }, signal })));
