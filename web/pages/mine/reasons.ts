import type { components } from "../../../generated/openapi/client-types.ts";
import type { Threshold } from "../../components/segment-states.ts";
import type { Texts } from "../../texts/en.ts";
import { fill } from "../../texts/wording.ts";

type Schemas = components["schemas"];
type Choice = Schemas["ChoiceExplained"];
type WhyTexts = Texts["mine"]["why"];

/** What could be read about a segment. `lock`: of its category on its video. */
export type Known = Readonly<{
  history: Schemas["SegmentHistory"] | undefined;
  choice: Choice | undefined;
  lock: Schemas["LockReason"] | undefined;
}>;

/** Sentences for people, and the segment that players get instead. */
export type Reasons = Readonly<{ sentences: readonly string[]; other: string | undefined }>;

const weightText = (weight: number): string => String(Math.round(weight * 100) / 100);

function placeInChoice(uuid: string, { groups, leftOut }: Choice, texts: WhyTexts): Reasons {
  const group = groups.find(({ members }) => members.some(({ UUID }) => UUID === uuid));
  const own = group?.members.find(({ UUID }) => UUID === uuid);
  if (group === undefined || own === undefined) {
    const reason = leftOut.find(({ UUID }) => UUID === uuid)?.reason;
    return { sentences: reason === "notLocked" ? [texts.notLocked] : [], other: undefined };
  }
  if (own.chosen) {
    const because = { only: texts.only, lock: texts.byLock, weight: texts.byWeight }[group.decidedBy];
    return { sentences: [`${texts.given} ${because}`], other: undefined };
  }
  const winner = group.members.find(({ chosen }) => chosen);
  const sentence =
    group.decidedBy === "lock"
      ? texts.lostToLock
      : fill(texts.lost, { weight: weightText(winner?.weight ?? 0), own: weightText(own.weight) });
  return { sentences: [sentence], other: winner?.UUID };
}

/** Why a segment is shown or not. Nothing is said of its author that the service does not say to everybody. */
export function reasonsOf(
  segment: Schemas["ListedSegment"],
  known: Known,
  { minShownVotes }: Threshold,
  texts: WhyTexts,
): Reasons {
  const { history, choice, lock } = known;
  const { UUID, votes, hidden, shadowHidden, locked } = history?.segment ?? segment;
  const place = choice === undefined ? { sentences: [], other: undefined } : placeInChoice(UUID, choice, texts);
  const sum = (pick: (day: { up: number; down: number }) => number): number =>
    (history?.votes ?? []).reduce((total, day) => total + pick(day), 0);
  const [up, down] = [sum((day) => day.up), sum((day) => day.down)];
  const sentences = [
    ...(hidden === 1 ? [texts.hidden] : []),
    ...(shadowHidden !== 0 ? [texts.shadowHidden] : []),
    ...(votes < minShownVotes ? [fill(texts.votedAway, { votes, minShownVotes })] : []),
    ...place.sentences,
    ...(up + down > 0 ? [fill(texts.votes, { up, down })] : []),
    ...(locked === 1 ? [texts.locked] : []),
    ...(lock === undefined
      ? []
      : [lock.reason === "" ? texts.categoryLocked : fill(texts.categoryLockedFor, { reason: lock.reason })]),
  ];
  return { sentences, other: place.other };
}
