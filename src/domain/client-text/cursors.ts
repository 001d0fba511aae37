import { Problem } from "../../errors.ts";

/** The last element of a page in a list that is ordered by time and then by id. Units: ms since 1970 */
export type Place = Readonly<{ time: number; id: number }>;

/** The refusal of a text that is not the `next` of a page. */
export const badCursor = (): Problem =>
  new Problem("bad_request", 'No valid cursor. cursor must be the "next" of the page before, unchanged.');

/** Whole numbers of a cursor: as written by the service, and small enough to be exact. */
export const wholeNumber = "(0|[1-9]\\d{0,14})";

export const placeCursor = ({ time, id }: Place): string => `${time}.${id}`;

/** @throws Problem `bad_request` if the text is not what `placeCursor` makes */
export function placeFrom(cursor: string): Place {
  const [, time, id] = /^(0|[1-9]\d{0,15})\.(0|[1-9]\d{0,15})$/.exec(cursor) ?? [];
  const place = { time: Number(time), id: Number(id) };
  if (!Number.isSafeInteger(place.time) || !Number.isSafeInteger(place.id)) throw badCursor();
  return place;
}

/** The key of an element by which a list is ordered: a time, and texts. */
export type TextPlace = readonly [time: number, ...texts: string[]];

/** In letters that every URL takes as they are. */
export const textCursor = (place: TextPlace): string => Buffer.from(JSON.stringify(place)).toString("base64url");

/**
 * @param texts how many there have to be
 * @throws Problem `bad_request` if the text is not what `textCursor` makes
 */
export function textPlaceFrom(cursor: string, texts: number): TextPlace {
  const place = parsed(Buffer.from(cursor, "base64url").toString());
  if (!isTextPlace(place) || place.length !== texts + 1 || textCursor(place) !== cursor) throw badCursor();
  return place;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTextPlace = (value: unknown): value is TextPlace =>
  Array.isArray(value) &&
  Number.isSafeInteger(value[0]) &&
  value.slice(1).every((text) => typeof text === "string" && text.isWellFormed());
