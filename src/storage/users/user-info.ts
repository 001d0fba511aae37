import { batchQuery, type Query } from "@segmark/database/batch-query";
import type { Knex } from "knex";
import { isBanned } from "../moderation/bans.ts";
import type { IsVip } from "../moderation/vips.ts";
import { activeWarnings, warningTypes } from "../moderation/warnings.ts";
import { figuresOf, lastSegmentOf } from "./user-figures.ts";
import { nameOf } from "./user-names.ts";

/** The requested fields. Units   `cap`: maximum seconds saved per view of a segment; `now`: ms since 1970 */
export type RequestedInfo = Readonly<{
  name: boolean;
  figures: boolean;
  warnings: boolean;
  titleWarnings: boolean;
  isVip: boolean;
  isBanned: boolean;
  lastSegment: boolean;
  cap: number;
  now: number;
}>;

/**
 * Reads the requested fields of a user, and only those, in one round trip, or two if nothing is stored of the figures.
 */
export const userInfoStore = (db: Knex, isVip: IsVip) => ({
  of: async (userId: string, requested: RequestedInfo) => {
    const when = <T>(isWanted: boolean, query: (userId: string) => Query<T>): Query<T> | undefined =>
      isWanted ? query(userId) : undefined;
    return batchQuery(db, {
      name: when(requested.name, nameOf),
      figures: when(requested.figures, (user) => figuresOf(user, requested.cap, requested.now)),
      warnings: when(requested.warnings, (user) => activeWarnings(user)),
      titleWarnings: when(requested.titleWarnings, (user) => activeWarnings(user, warningTypes.titles)),
      isVip: when(requested.isVip, isVip),
      isBanned: when(requested.isBanned, (user) => isBanned(user, requested.now)),
      lastSegment: when(requested.lastSegment, lastSegmentOf),
    });
  },
});
