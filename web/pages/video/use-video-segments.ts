import { useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import { remember } from "../../api/listed.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { type Page, type Pages, usePages } from "../../api/use-pages.ts";
import type { Segment } from "./filters.ts";

/** The service gives 100 at a time; these many are asked for before a person has to ask for more. */
const pageSize = 100;
const pagesAtOnce = 10;
/** Requests under way at a time. */
const parallel = 5;

type Part = Readonly<{ count: number; segments: readonly Segment[] }>;

async function part(service: string, videoID: string, page: number, signal: AbortSignal): Promise<Part> {
  const query = { service: service as "YouTube", videoID, page, limit: pageSize };
  const none = { segmentCount: 0, segments: [], vips: [], titles: {} };
  const found = remember(await answeredOr(api.GET("/api/searchSegments", { params: { query }, signal }), none));
  return { count: found.segmentCount, segments: found.segments };
}

/** All segments of a video, oldest first, 1,000 at a time. `total` says how many there are. */
export function useVideoSegments(service: string, videoID: string): Pages<Segment> & Readonly<{ total: number }> {
  const [total, setTotal] = useState(0);
  const load = async (cursor: string | undefined, signal: AbortSignal): Promise<Page<Segment>> => {
    const start = Number(cursor ?? 0);
    const first = await part(service, videoID, start, signal);
    const end = Math.min(start + pagesAtOnce, Math.ceil(first.count / pageSize));
    const rest: Segment[][] = [];
    let next = start + 1;
    const work = async (): Promise<void> => {
      for (let page = next++; page < end; page = next++)
        rest[page] = [...(await part(service, videoID, page, signal)).segments];
    };
    await Promise.all(Array.from({ length: parallel }, work));
    if (!signal.aborted) setTotal(first.count);
    return {
      items: [...first.segments, ...rest.flat()],
      next: end * pageSize < first.count ? String(end) : null,
    };
  };
  return { ...usePages(load, [service, videoID]), total };
}

/** segmentInfo takes this many. */
const maxAsked = 10;

/** The duration of the video in seconds as the newest segments tell it, 0 while it is unknown. */
export function useDuration(segments: readonly Segment[]): number {
  const uuids = segments
    .toSorted((a, b) => b.timeSubmitted - a.timeSubmitted)
    .slice(0, maxAsked)
    .map(({ UUID }) => UUID);
  const { data = 0 } = useLoaded(async (signal) => {
    if (uuids.length === 0) return 0;
    const query = { UUID: uuids };
    const records = await answeredOr(api.GET("/api/segmentInfo", { params: { query }, signal }), []);
    const newest = records.toSorted((a, b) => b.timeSubmitted - a.timeSubmitted);
    return newest.find(({ videoDuration }) => videoDuration > 0)?.videoDuration ?? 0;
  }, uuids);
  return data;
}
