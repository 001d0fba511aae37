import { messageOf } from "@segmark/database/error-message";
import { readDraft } from "./draft.ts";
import { type RawSubmission, segmentsOf, userAgentOf, videoIdOf } from "./raw-submission.ts";
import { namedService, type Vocabulary } from "./vocabulary.ts";

const requestFields = ["userAgent", "videoID", "userID", "service", "userName"] as const;
const segmentFields = ["startTime", "endTime", "category", "actionType", "description"] as const;
const fields = [...requestFields, ...segmentFields] as const;
type RequestField = (typeof requestFields)[number];
type SegmentField = (typeof segmentFields)[number];
type Field = RequestField | SegmentField;

/** Matches if the pattern of every field matches. */
export type RejectRule = ReadonlyMap<Field, RegExp>;
export type RejectRules = readonly RejectRule[];
export const noRejectRules: RejectRules = [];

/** The texts patterns are matched against; absent fields are empty. */
export type Suspect = Readonly<Record<RequestField, string>> &
  Readonly<{ segments: readonly Readonly<Record<SegmentField, string>>[] }>;

/** Longer text is truncated before matching, to bound the cost of slow patterns. */
const maxTextLength = 255;
const maxPatternLength = 1000;

const isField = (name: string): name is Field => fields.some((field) => field === name);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function readPattern(location: string, pattern: unknown): RegExp {
  if (typeof pattern !== "string" || pattern.length > maxPatternLength) {
    throw new Error(`${location}: expected a regular expression as text of at most ${maxPatternLength} characters`);
  }
  try {
    return new RegExp(pattern, "u");
  } catch (cause) {
    throw new Error(`${location}: ${messageOf(cause)}`, { cause });
  }
}

function readRule(rule: unknown, location: string): RejectRule {
  if (!isObject(rule) || Array.isArray(rule)) throw new Error(`${location}: expected an object of fields and patterns`);
  const entries = Object.entries(rule).map(([name, pattern]): [Field, RegExp] => {
    if (!isField(name)) throw new Error(`${location}: there is no field ${name}; expected one of ${fields.join(", ")}`);
    return [name, readPattern(`${location}, ${name}`, pattern)];
  });
  if (entries.length === 0) throw new Error(`${location}: a rule without a field would match everything`);
  return new Map(entries);
}

/** Parses rules from JSON. @throws Error naming the rule, the field and the expected value */
export function readRejectRules(text: string): RejectRules {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error("expected a JSON list of rules");
  return list.map((rule, i) => readRule(rule, `rule ${i + 1}`));
}

export const usesUserName = (rules: RejectRules): boolean => rules.some((rule) => rule.has("userName"));

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/**
 * A submission as rules see it: normalised where possible and otherwise as sent, since rules run before validation.
 * @param who public id and user name, empty if there is none
 */
export function suspectOf(
  raw: RawSubmission,
  who: Readonly<{ publicId: string; userName: string }>,
  vocabulary: Vocabulary,
): Suspect {
  const service = namedService(vocabulary, raw.services) ?? vocabulary.services[0];
  return {
    userAgent: userAgentOf(raw),
    videoID: videoIdOf(raw, service) ?? text(raw.videoId),
    userID: who.publicId,
    service: service.name,
    userName: who.userName,
    segments: segmentsOf(raw).map((segment) => {
      const draft = readDraft(segment, () => {});
      const description = isObject(segment) && "description" in segment ? segment.description : undefined;
      return {
        startTime: text(draft.times?.[0]),
        endTime: text(draft.times?.[1]),
        category: draft.category ?? "",
        actionType: draft.actionType,
        description: text(description),
      };
    }),
  };
}

const noSegment = { startTime: "", endTime: "", category: "", actionType: "", description: "" };

/**
 * The number of the first rule, from 1, that matches the submission with any of its segments; undefined if none does.
 * Source  segment service, POST skipSegments, check 2
 */
export function rejectingRule(rules: RejectRules, { segments, ...request }: Suspect): number | undefined {
  if (rules.length === 0) return undefined;
  const candidates = (segments.length === 0 ? [noSegment] : segments).map((segment) => ({ ...request, ...segment }));
  const index = rules.findIndex((rule) =>
    candidates.some((candidate) =>
      [...rule].every(([field, pattern]) => pattern.test(candidate[field].slice(0, maxTextLength))),
    ),
  );
  return index < 0 ? undefined : index + 1;
}
