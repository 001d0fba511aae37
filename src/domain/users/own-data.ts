import { badCursor, wholeNumber } from "../client-text/cursors.ts";
import { readVoteCursor, type VotePosition, voteCursor } from "./own-votes.ts";

/** The position of a segment among those of its submitter, oldest first. Units   `at` in ms since 1970 */
export type OwnSegmentPosition = Readonly<{ at: number; id: number }>;

/** The position of a lock among those of its author, oldest first; no two share one. Units   `at` in ms since 1970 */
export type OwnLockPosition = Readonly<{
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
export type DataPosition =
  | Readonly<{ list: "segments"; after: OwnSegmentPosition | undefined }>
  | Readonly<{ list: "votes"; after: VotePosition | undefined }>
  | Readonly<{ list: "locks"; after: OwnLockPosition | undefined }>;

export const beginning: DataPosition = { list: "segments", after: undefined };

export function dataCursor(position: DataPosition): string {
  const { list, after } = position;
  if (after === undefined) return list;
  if (list === "segments") return `segments.${after.at}.${after.id}`;
  if (list === "votes") return `votes.${voteCursor(after)}`;
  const { at, service, videoHash, category, actionType } = after;
  return ["locks", at, service, videoHash, category, actionType].join(".");
}

const segmentCursor = new RegExp(`^${wholeNumber}\\.${wholeNumber}$`);
const lockCursor = new RegExp(`^${wholeNumber}\\.([\\w-]{1,20})\\.([0-9a-f]{64})\\.([\\w-]{1,32})\\.([\\w-]{1,10})$`);

/** Errors  `bad_request` if the text is no cursor of a user's data */
export function readDataCursor(text: string): DataPosition {
  const [, list, rest] = /^(segments|votes|locks)(?:\.(.+))?$/.exec(text) ?? [];
  if (list === "segments") return { list, after: rest === undefined ? rest : segmentPosition(rest) };
  if (list === "votes") return { list, after: rest === undefined ? rest : readVoteCursor(rest) };
  if (list === "locks") return { list, after: rest === undefined ? rest : lockPosition(rest) };
  throw badCursor();
}

function segmentPosition(text: string): OwnSegmentPosition {
  const [, at, id] = segmentCursor.exec(text) ?? [];
  if (at === undefined || id === undefined) throw badCursor();
  return { at: Number(at), id: Number(id) };
}

function lockPosition(text: string): OwnLockPosition {
  const [, at, service, videoHash, category, actionType] = lockCursor.exec(text) ?? [];
  if (at === undefined || service === undefined || videoHash === undefined) throw badCursor();
  if (category === undefined || actionType === undefined) throw badCursor();
  return { at: Number(at), service, videoHash, category, actionType };
}
