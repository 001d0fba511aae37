import { isClockTime, parseTime } from "../client-text/times.ts";
import { clientUuidFrom } from "./client-uuid.ts";
import type { Report } from "./fault.ts";
import { type ActionType, isActionType } from "./vocabulary.ts";

/**
 * A segment as sent by the client, normalised but not yet validated. Shape `times` is undefined if there was no pair of
 * times, and one side of it if that was not a plain decimal number;
 *         `clientUuid`: id the client uses until it knows the stored id
 */
export type Draft = Readonly<{
  times: readonly [start: number | undefined, end: number | undefined] | undefined;
  category: string | undefined;
  actionType: ActionType;
  description: string;
  clientUuid?: string;
}>;

const maxChapterNameLength = 200;

/** Parse errors are passed to `report`; the segment itself is validated later, in order. */
export function readDraft(raw: unknown, report: Report): Draft {
  const { segment, category, actionType, description, UUID } = fieldsOf(raw);
  const clientUuid = clientUuidFrom(UUID);
  const action = actionFor(category, actionType);
  return {
    times: readTimes(segment, report),
    category: typeof category === "string" && category !== "" ? category : undefined,
    actionType: action,
    description: readDescription(description, action, report),
    ...(clientUuid !== undefined && { clientUuid }),
  };
}

const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === "object" && raw !== null ? { ...raw } : {};

/**
 * Highlights are always points, because old clients do not know the action type. That way locks on points apply to them
 * too.
 */
function actionFor(category: unknown, actionType: unknown): ActionType {
  if (category === "poi_highlight") return "poi";
  return isActionType(actionType) ? actionType : "skip";
}

function readTimes(segment: unknown, report: Report): Draft["times"] {
  if (!Array.isArray(segment) || segment.length !== 2) return undefined;
  if (segment.some(isClockTime)) {
    report({ field: "segment time", why: "Times are seconds, such as 90.5, not minutes and seconds." });
  }
  return [parseTime(segment[0]), parseTime(segment[1])];
}

/** Those that the specification excludes from what is read: C0 and DEL. */
const isControl = (character: string): boolean => character < " " || character === "\u007f";

function readDescription(raw: unknown, action: ActionType, report: Report): string {
  if (raw === undefined || raw === null || raw === "") return "";
  if (typeof raw !== "string") report({ field: "segment description", why: "A description is text." });
  else if (action !== "chapter") report({ field: "segment description", why: "Only chapters have a description." });
  else if (raw.length > maxChapterNameLength) {
    report({ field: "chapter name", why: `A chapter name has at most ${maxChapterNameLength} characters.` });
  } else if ([...raw].some(isControl)) {
    report({ field: "chapter name", why: "A chapter name has no control characters." });
  } else return raw.toWellFormed(); // replaces lone surrogates as storage would, so that the id matches the stored text
  return "";
}
