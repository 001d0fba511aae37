import { Problem } from "../../errors.ts";

/** The last element of a page in a list that is ordered by time and then by id. Units: ms since 1970 */
export type ListPosition = Readonly<{ time: number; id: number }>;

/** The refusal of a text that is not the `next` of a page. */
export const badCursor = (): Problem =>
  new Problem("bad_request", 'No valid cursor. cursor must be the "next" of the page before, unchanged.');

/** Whole numbers of a cursor: as written by the service, and small enough to be exact. */
export const wholeNumber = "(0|[1-9]\\d{0,14})";

export const positionCursor = ({ time, id }: ListPosition): string => `${time}.${id}`;

/** @throws Problem `bad_request` if the text is not what `positionCursor` makes */
export function positionFrom(cursor: string): ListPosition {
  const [, time, id] = /^(0|[1-9]\d{0,15})\.(0|[1-9]\d{0,15})$/.exec(cursor) ?? [];
  const position = { time: Number(time), id: Number(id) };
  if (!Number.isSafeInteger(position.time) || !Number.isSafeInteger(position.id)) throw badCursor();
  return position;
}

/** The key of an element by which a list is ordered: a time, and texts. */
export type TextPosition = readonly [time: number, ...texts: string[]];

/** In letters that every URL takes as they are. */
export const textCursor = (position: TextPosition): string =>
  Buffer.from(JSON.stringify(position)).toString("base64url");

/**
 * @param texts how many there have to be
 * @throws Problem `bad_request` if the text is not what `textCursor` makes
 */
export function textPositionFrom(cursor: string, texts: number): TextPosition {
  const position = parsed(Buffer.from(cursor, "base64url").toString());
  if (!isTextPosition(position) || position.length !== texts + 1 || textCursor(position) !== cursor) throw badCursor();
  return position;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTextPosition = (value: unknown): value is TextPosition =>
  Array.isArray(value) &&
  Number.isSafeInteger(value[0]) &&
  value.slice(1).every((text) => typeof text === "string" && text.isWellFormed());
