import type { components } from "../../generated/openapi/client-types.ts";
import { isDropped, type Threshold } from "./segment-states.ts";

type Schemas = components["schemas"];
type Group = Schemas["ChoiceGroup"];

/** What becomes of a segment at players: they get it, another one at the same spot goes before it, or it is hidden. */
export type Look = "given" | "outranked" | "dropped";
export const looks = ["given", "outranked", "dropped"] as const satisfies readonly Look[];

/** Why players get a segment, or why not. */
export type Reason =
  | "only"
  | "wonByLock"
  | "wonByWeight"
  | "lostToLock"
  | "lostByWeight"
  | "lostByAge"
  | Schemas["ChoiceLeftOut"]["reason"];

export type Standing = Readonly<{
  uuid: string;
  look: Look;
  reason: Reason;
  /** What the choice went by; only of segments that readers see. */
  counted: Readonly<{ votes: number; reputation: number; weight: number }> | undefined;
  /** How many others there are at the same spot. */
  rivals: number;
  /** The one that players get instead, if the service says which. */
  winner: string | undefined;
}>;

/** By UUID: first the groups as the service lists them, then what it leaves out. */
export type Standings = ReadonlyMap<string, Standing>;

/** What the service explains of a video, segment by segment. Of a video with very many it does not explain all. */
export const standingsOf = ({ groups, leftOut }: Schemas["ChoiceExplained"]): Standings =>
  new Map(
    [
      ...groups.flatMap(ofGroup),
      ...leftOut.map(({ UUID, reason }) => ({
        uuid: UUID,
        look: reason === "notLocked" ? ("outranked" as const) : ("dropped" as const),
        reason,
        counted: undefined,
        rivals: 0,
        winner: undefined,
      })),
    ].map((standing) => [standing.uuid, standing]),
  );

const won = { only: "only", lock: "wonByLock", weight: "wonByWeight" } as const;

function ofGroup({ members, decidedBy }: Group): readonly Standing[] {
  const winner = members.find(({ chosen }) => chosen);
  return members.map(({ UUID, chosen, ...counted }) => {
    const lost = decidedBy === "lock" ? "lostToLock" : counted.weight === winner?.weight ? "lostByAge" : "lostByWeight";
    return {
      uuid: UUID,
      look: chosen ? "given" : "outranked",
      reason: chosen ? won[decidedBy] : lost,
      counted,
      rivals: members.length - 1,
      winner: chosen ? undefined : winner?.UUID,
    };
  });
}

type Flagged = Parameters<typeof isDropped>[0] & Readonly<{ UUID: string }>;

/** The flags of a segment tell that it is hidden even where nothing is explained; `undefined` if it is open. */
export const lookOf = (segment: Flagged, standings: Standings, threshold: Threshold): Look | undefined =>
  standings.get(segment.UUID)?.look ?? (isDropped(segment, threshold) ? "dropped" : undefined);
