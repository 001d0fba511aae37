import type { PublicTableName } from "../public/tables.ts";

/**
 * Where the rows of a file wait until they take effect. Shape `table`: its name; `columns`: the stored column, and the
 * public one it comes from; `live`: the table they are for, whose columns
 *         they have, except those that say otherwise
 */
export type Stage = Readonly<{
  table: string;
  live: string;
  columns: readonly Readonly<{ stored: string; name: string; like?: Readonly<{ table: string; column: string }> }>[];
}>;

const stage = (table: string, live: string, columns: Readonly<Record<string, string>>): Stage => ({
  table,
  live,
  columns: Object.entries(columns).map(([stored, name]) => ({ stored, name })),
});

/**
 * Segments wait in the table that becomes the live one, with ids that say in which line they were: sorting and copying
 * millions of rows a second time would double the time of an import. Other rows have their line as key.
 */
export const stages: Readonly<Record<PublicTableName, Stage>> = {
  sponsorTimes: stage("import_segments", "segments", {
    uuid: "UUID",
    service: "service",
    video_id: "videoID",
    video_hash: "hashedVideoID",
    start_time: "startTime",
    end_time: "endTime",
    category: "category",
    action_type: "actionType",
    description: "description",
    user_id: "userID",
    votes: "votes",
    incorrect_votes: "incorrectVotes",
    views: "views",
    locked: "locked",
    hidden: "hidden",
    shadow_hidden: "shadowHidden",
    reputation: "reputation",
    video_duration: "videoDuration",
    time_submitted: "timeSubmitted",
    user_agent: "userAgent",
  }),
  userNames: stage("stage_users", "users", {
    user_id: "userID",
    user_name: "userName",
    name_locked: "locked",
    updated: "updateTime",
  }),
  categoryVotes: {
    table: "stage_category_tally",
    live: "category_tally",
    columns: [
      { stored: "uuid", name: "UUID", like: { table: "segments", column: "uuid" } },
      { stored: "category", name: "category" },
      { stored: "votes", name: "votes" },
    ],
  },
  lockCategories: stage("stage_category_locks", "category_locks", {
    service: "service",
    video_id: "videoID",
    video_hash: "hashedVideoID",
    category: "category",
    action_type: "actionType",
    reason: "reason",
    user_id: "userID",
  }),
  warnings: stage("stage_warnings", "warnings", {
    user_id: "userID",
    type: "type",
    issuer_user_id: "issuerUserID",
    reason: "reason",
    issued: "issueTime",
    disabled: "disableTime",
  }),
  vipUsers: stage("stage_vip_users", "vip_users", { user_id: "userID" }),
  videoInfo: stage("stage_video_info", "video_info", {
    video_id: "videoID",
    channel_id: "channelID",
    title: "title",
    published: "published",
  }),
};

/** The stored columns that identify a row of a stage. */
export const stageKeys: Readonly<Record<PublicTableName, readonly string[]>> = {
  sponsorTimes: ["uuid"],
  userNames: ["user_id"],
  categoryVotes: ["uuid", "category"],
  lockCategories: ["service", "video_id", "category", "action_type"],
  warnings: ["user_id", "issued"],
  vipUsers: ["user_id"],
  videoInfo: ["video_id"],
};

/** The column of a stage that says in which line of its files a row was. */
export const lineColumn = (table: PublicTableName): "id" | "line" => (table === "sponsorTimes" ? "id" : "line");

/** Rows of `public_leftovers`; their lines are those of `leftoverLine`. */
export const leftoverStage = "stage_public_leftovers";
export const leftoverColumns = ["table_name", "row_key", "texts"] as const;

const stageNames = Object.keys(stages);
/** The line of what is left over of a row: each stage has its own among the lines of all. */
export const leftoverLine = (table: PublicTableName, line: number): number =>
  line * stageNames.length + stageNames.indexOf(table);

/** Lines that are taken out of a stage. */
export const takenOutStage = "stage_taken_out";
