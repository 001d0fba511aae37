import type { Knex } from "knex";
import { ask, type Question } from "../../database/questions.ts";
import { isBanned } from "../moderation/bans.ts";
import { isVip } from "../moderation/vips.ts";
import { standingWarnings } from "../moderation/warnings.ts";
import { figureQuestions, figuresFrom, lastSegmentOf } from "./user-figures.ts";
import { nameOf } from "./user-names.ts";

/** The requested fields. Units   `cap`: maximum seconds saved per view of a segment */
export type WantedInfo = Readonly<{
  name: boolean;
  figures: boolean;
  warnings: boolean;
  isVip: boolean;
  isBanned: boolean;
  lastSegment: boolean;
  cap: number;
}>;

const noFigures = { keptFigures: undefined, countedFigures: undefined };

/** Reads the requested fields of a user, and only those, in one statement. */
export const userInfoStore = (db: Knex) => ({
  of: async (userId: string, wanted: WantedInfo) => {
    const when = <T>(isWanted: boolean, question: (userId: string) => Question<T>): Question<T> | undefined =>
      isWanted ? question(userId) : undefined;
    const { keptFigures, countedFigures, ...others } = await ask(db, {
      name: when(wanted.name, nameOf),
      ...(wanted.figures ? figureQuestions(userId, wanted.cap) : noFigures),
      warnings: when(wanted.warnings, standingWarnings),
      isVip: when(wanted.isVip, isVip),
      isBanned: when(wanted.isBanned, isBanned),
      lastSegment: when(wanted.lastSegment, lastSegmentOf),
    });
    return { ...others, figures: wanted.figures ? figuresFrom({ keptFigures, countedFigures }) : undefined };
  },
});
