import { inList } from "@segmark/database/in-list";
import type { Knex } from "knex";

/** Titles of videos of the primary platform, which come with dumps and from a service that is followed. */
export const videoTitleStore = (db: Knex) => ({
  /** Those that are known, by id. */
  of: async (videoIds: readonly string[]): Promise<Record<string, string>> => {
    if (videoIds.length === 0) return {};
    const { text, bound } = inList([...new Set(videoIds)]);
    const rows: { video_id: string; title: string }[] = await db("video_info")
      .whereRaw(`video_id ${text}`, [...bound])
      .whereNot("title", "")
      .select("video_id", "title");
    return Object.fromEntries(rows.map(({ video_id, title }) => [video_id, title]));
  },
});
