import type { components } from "../../../generated/openapi/client-types.ts";

type Schemas = components["schemas"];
type Group = Schemas["ChoiceGroup"];

/** Why players get a segment, or why not. */
export type Reason =
  | "only"
  | "wonByLock"
  | "wonByWeight"
  | "lostToLock"
  | "lostByWeight"
  | Schemas["ChoiceLeftOut"]["reason"];

export type ChoiceRow = Readonly<{
  uuid: string;
  votes: number | undefined;
  reputation: number | undefined;
  weight: number | undefined;
  reason: Reason;
  /** How many others there are at the same spot. */
  rivals: number;
}>;

/** The explanation as two tables: what players get, and what not. */
export function choiceRows({
  groups,
  leftOut,
}: Schemas["ChoiceExplained"]): Readonly<{ chosen: readonly ChoiceRow[]; others: readonly ChoiceRow[] }> {
  const rows = groups.flatMap((group) => group.members.map((member) => ({ member, row: rowOf(group, member) })));
  return {
    chosen: rows.filter(({ member }) => member.chosen).map(({ row }) => row),
    others: [
      ...rows.filter(({ member }) => !member.chosen).map(({ row }) => row),
      ...leftOut.map(({ UUID, reason }) => ({
        uuid: UUID,
        votes: undefined,
        reputation: undefined,
        weight: undefined,
        reason,
        rivals: 0,
      })),
    ],
  };
}

const won = { only: "only", lock: "wonByLock", weight: "wonByWeight" } as const;
const lost = { only: "lostByWeight", lock: "lostToLock", weight: "lostByWeight" } as const;

const rowOf = (
  { members, decidedBy }: Group,
  { UUID, votes, reputation, weight, chosen }: Group["members"][0],
): ChoiceRow => ({
  uuid: UUID,
  votes,
  reputation,
  weight,
  reason: (chosen ? won : lost)[decidedBy],
  rivals: members.length - 1,
});
