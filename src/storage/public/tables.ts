/**
 * Kind of a column's values.
 * - `text`  any text    - `whole`  an integer    - `real`  a double    - `flag`  0 or 1
 */
export type ColumnKind = "text" | "whole" | "real" | "flag";

/**
 * A column as it is published. Shape `name`: in the header of a file and in the change feed; `stored`: SQL expression
 * over the table's `from`; `isNullable`: null has a
 *         meaning of its own; `isEmptyNull`: null and an empty text mean the same, and files have the latter; `absent`: the value of a row whose file lacks the column, undefined if no row can do without
 */
export type PublicColumn = Readonly<{
  name: string;
  kind: ColumnKind;
  stored: string;
  isNullable?: boolean;
  isEmptyNull?: boolean;
  absent?: string | number | null;
}>;

/**
 * A table as it is published. Shape `name`: of its file; `from`: what its rows are selected from; `key`: the columns
 * that identify a row, by name;
 *         `order`: in which it is exported, along an index where the table is large
 */
export type PublicTable = Readonly<{
  name: string;
  from: string;
  columns: readonly PublicColumn[];
  key: readonly string[];
  order: readonly string[];
}>;

const text = (name: string, stored: string): PublicColumn => ({ name, kind: "text", stored });
const whole = (name: string, stored: string): PublicColumn => ({ name, kind: "whole", stored });
const real = (name: string, stored: string): PublicColumn => ({ name, kind: "real", stored });
const flag = (name: string, stored: string): PublicColumn => ({ name, kind: "flag", stored });
/** Older files lack the column. */
const later = (column: PublicColumn, absent: string | number | null): PublicColumn => ({ ...column, absent });
const nullable = (column: PublicColumn): PublicColumn => ({ ...column, isNullable: true });

/**
 * What an instance publishes: nothing of it is secret, and addresses are not in it.
 * Source  the public dumps of the original service; columns in the order of its files
 */
export const publicTables = {
  sponsorTimes: {
    name: "sponsorTimes",
    from: "segments as s",
    key: ["UUID"],
    order: ["s.time_submitted", "s.id"],
    columns: [
      text("videoID", "s.video_id"),
      real("startTime", "s.start_time"),
      real("endTime", "s.end_time"),
      whole("votes", "s.votes"),
      later(flag("locked", "s.locked"), 0),
      later(whole("incorrectVotes", "s.incorrect_votes"), 1),
      text("UUID", "s.uuid"),
      text("userID", "s.user_id"),
      whole("timeSubmitted", "s.time_submitted"),
      later(whole("views", "s.views"), 0),
      later(text("category", "s.category"), "sponsor"),
      later(text("actionType", "s.action_type"), "skip"),
      later(text("service", "s.service"), "YouTube"),
      later(real("videoDuration", "s.video_duration"), 0),
      later(flag("hidden", "s.hidden"), 0),
      later(real("reputation", "s.reputation"), 0),
      later(whole("shadowHidden", "s.shadow_hidden"), 0),
      later(text("hashedVideoID", "s.video_hash"), ""),
      later(text("userAgent", "s.user_agent"), ""),
      later(text("description", "s.description"), ""),
    ],
  },
  userNames: {
    name: "userNames",
    from: "users as u",
    key: ["userID"],
    order: ["u.user_id"],
    columns: [
      text("userID", "u.user_id"),
      { ...nullable(text("userName", "u.user_name")), isEmptyNull: true }, // not null in the tables of mirrors
      later(flag("locked", "u.name_locked"), 0),
      later(whole("updateTime", "u.updated"), 0),
    ],
  },
  categoryVotes: {
    name: "categoryVotes",
    from: "category_tally as t inner join segments as s on s.id = t.segment_id",
    key: ["UUID", "category"],
    order: ["s.uuid", "t.category"], // numbers of segments differ between databases with equal rows
    columns: [text("UUID", "s.uuid"), text("category", "t.category"), whole("votes", "t.votes")],
  },
  lockCategories: {
    name: "lockCategories",
    from: "category_locks as l",
    key: ["service", "videoID", "category", "actionType"],
    order: ["l.service", "l.video_id", "l.category", "l.action_type"],
    columns: [
      text("videoID", "l.video_id"),
      text("userID", "l.user_id"),
      later(text("actionType", "l.action_type"), "skip"),
      text("category", "l.category"),
      later(text("hashedVideoID", "l.video_hash"), ""),
      later(text("reason", "l.reason"), ""),
      later(text("service", "l.service"), "YouTube"),
    ],
  },
  warnings: {
    name: "warnings",
    from: "warnings as w",
    key: ["userID", "issueTime"],
    order: ["w.id"],
    columns: [
      text("userID", "w.user_id"),
      whole("issueTime", "w.issued"),
      text("issuerUserID", "w.issuer_user_id"),
      later(flag("enabled", "case when w.disabled is null then 1 else 0 end"), 1),
      later(text("reason", "w.reason"), ""),
      later(whole("type", "w.type"), 0),
      later(nullable(whole("disableTime", "w.disabled")), null),
    ],
  },
  vipUsers: {
    name: "vipUsers",
    from: "vip_users as v",
    key: ["userID"],
    order: ["v.user_id"],
    columns: [text("userID", "v.user_id")],
  },
  videoInfo: {
    name: "videoInfo",
    from: "video_info as i",
    key: ["videoID"],
    order: ["i.video_id"],
    columns: [
      text("videoID", "i.video_id"),
      text("channelID", "i.channel_id"),
      text("title", "i.title"),
      real("published", "i.published"),
    ],
  },
} as const satisfies Readonly<Record<string, PublicTable>>;

export type PublicTableName = keyof typeof publicTables;

export const publicTableNames = Object.keys(publicTables) as PublicTableName[];
