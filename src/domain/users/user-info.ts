import { Problem } from "../../errors.ts";

/** Fields of userInfo that are returned by default. */
export const usualFields = [
  "userID",
  "userName",
  "minutesSaved",
  "segmentCount",
  "ignoredSegmentCount",
  "viewCount",
  "ignoredViewCount",
  "warnings",
  "warningReason",
  "reputation",
  "vip",
  "lastSegmentID",
] as const;

/** Fields that are returned on request only. */
export const rareFields = [
  "banned",
  "permissions",
  "freeChaptersAccess",
  "titleSubmissionCount",
  "thumbnailSubmissionCount",
  "casualSubmissionCount",
  "deArrowWarningReason",
] as const;

export type InfoField = (typeof usualFields)[number] | (typeof rareFields)[number];

const known: readonly InfoField[] = [...usualFields, ...rareFields];
/** Computed together, so returned together. */
const pair: readonly InfoField[] = ["minutesSaved", "segmentCount"];

/**
 * The fields a client requested; unknown names are ignored.
 * @param list the `values` parameter; takes precedence over `names`
 * Errors  `bad_request` if it is not a list, or contains no known field
 */
export function readInfoFields(list: unknown, names: readonly string[] | undefined): ReadonlySet<InfoField> {
  const requested: unknown = list === undefined ? names : list;
  if (requested === undefined) return new Set(usualFields);
  if (!Array.isArray(requested)) throw new Problem("bad_request", "Invalid values: want a JSON array of names.");
  const fields = known.filter((field) => requested.includes(field));
  if (fields.length === 0) throw new Problem("bad_request", "No valid values specified");
  return new Set(fields.some((field) => pair.includes(field)) ? [...fields, ...pair] : fields);
}
