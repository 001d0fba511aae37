import { badCursor, wholeNumber } from "../client-text/cursors.ts";
import { readVoteCursor, type VotePlace, voteCursor } from "./own-votes.ts";

/** The place of a segment among those of its submitter, oldest first. Units   `at` in ms since 1970 */
export type OwnSegmentPlace = Readonly<{ at: number; id: number }>;

/** The place of a lock among those of its author, oldest first; no two share one. Units   `at` in ms since 1970 */
export type OwnLockPlace = Readonly<{
  at: number;
  service: string;
  videoHash: string;
  category: string;
  actionType: string;
}>;

/**
 * Where a page of a user's data begins: in one of three lists that follow each other; `after`: undefined for the
 * beginning of the list.
 */
export type DataPlace =
  | Readonly<{ list: "segments"; after: OwnSegmentPlace | undefined }>
  | Readonly<{ list: "votes"; after: VotePlace | undefined }>
  | Readonly<{ list: "locks"; after: OwnLockPlace | undefined }>;

export const beginning: DataPlace = { list: "segments", after: undefined };

export function dataCursor(place: DataPlace): string {
  const { list, after } = place;
  if (after === undefined) return list;
  if (list === "segments") return `segments.${after.at}.${after.id}`;
  if (list === "votes") return `votes.${voteCursor(after)}`;
  const { at, service, videoHash, category, actionType } = after;
  return ["locks", at, service, videoHash, category, actionType].join(".");
}

const segmentCursor = new RegExp(`^${wholeNumber}\\.${wholeNumber}$`);
const lockCursor = new RegExp(`^${wholeNumber}\\.([\\w-]{1,20})\\.([0-9a-f]{64})\\.([\\w-]{1,32})\\.([\\w-]{1,10})$`);

/** Errors  `bad_request` if the text is no cursor of a user's data */
export function readDataCursor(text: string): DataPlace {
  const [, list, rest] = /^(segments|votes|locks)(?:\.(.+))?$/.exec(text) ?? [];
  if (list === "segments") return { list, after: rest === undefined ? rest : segmentPlace(rest) };
  if (list === "votes") return { list, after: rest === undefined ? rest : readVoteCursor(rest) };
  if (list === "locks") return { list, after: rest === undefined ? rest : lockPlace(rest) };
  throw badCursor();
}

function segmentPlace(text: string): OwnSegmentPlace {
  const [, at, id] = segmentCursor.exec(text) ?? [];
  if (at === undefined || id === undefined) throw badCursor();
  return { at: Number(at), id: Number(id) };
}

function lockPlace(text: string): OwnLockPlace {
  const [, at, service, videoHash, category, actionType] = lockCursor.exec(text) ?? [];
  if (at === undefined || service === undefined || videoHash === undefined) throw badCursor();
  if (category === undefined || actionType === undefined) throw badCursor();
  return { at: Number(at), service, videoHash, category, actionType };
}
