import { hash } from "node:crypto";
import type { PublicTableName } from "../../../src/storage/public/tables.ts";
import { columnsOf, csvFile, type Row, segmentRow, userOf, uuidOf } from "./dump.ts";

const count = 60;

/** A row of each kind in each table, and names that must be found again. */
export const everything: Readonly<Record<PublicTableName, readonly Row[]>> = {
  sponsorTimes: Array.from({ length: count }, (_, at) =>
    at % 4 === 0
      ? segmentRow(at, { category: "chapter", actionType: "chapter", description: ` Chapter ${at % 12}, "Größe" ` })
      : segmentRow(at, {
          locked: at % 5 === 0 ? 1 : 0,
          hidden: at % 9 === 0 ? 1 : 0,
          shadowHidden: at % 13 === 0 ? 1 : 0,
        }),
  ),
  userNames: Array.from({ length: 9 }, (_, at) => ({
    userID: userOf(at),
    userName: at === 8 ? null : `Näme "${at}", second`,
    locked: at % 2,
    updateTime: 1000 + at,
  })),
  categoryVotes: Array.from({ length: 12 }, (_, at) => ({
    UUID: uuidOf(at),
    category: at % 2 ? "intro" : "sponsor",
    votes: at - 3,
  })),
  lockCategories: Array.from({ length: 8 }, (_, at) => ({
    videoID: `video-${at}`,
    userID: userOf(at),
    actionType: "skip",
    category: "sponsor",
    hashedVideoID: hash("sha256", `video-${at}`),
    reason: at === 0 ? "" : `Because,\nof ${at}`,
    service: "YouTube",
  })),
  warnings: [
    [1, null],
    [0, 900],
    [0, null],
    [1, 950],
  ].map(([enabled = 0, disableTime = null], at) => ({
    userID: userOf(at),
    issueTime: 500 + at,
    issuerUserID: userOf(9),
    enabled,
    reason: "so, and so",
    type: 0,
    disableTime,
  })),
  vipUsers: [{ userID: userOf(9) }, { userID: userOf(10) }],
  videoInfo: [{ videoID: "video-1", channelID: "channel", title: 'A "title"', published: 1234.5 }],
};

/** The files of a dump, by name. */
export const everyFile = (): ReadonlyMap<string, Buffer> =>
  new Map(
    Object.entries(everything).map(([table, rows]) => [
      `${table}_17.csv`,
      csvFile(columnsOf(table as PublicTableName), rows),
    ]),
  );
