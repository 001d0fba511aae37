import { useMemo } from "preact/hooks";
import type { Schemas } from "../api/client.ts";
import { useVocabulary } from "../api/vocabulary.ts";
import { formatNumber, formatTime } from "../texts/format.ts";
import { useLanguageCode, useTexts } from "../texts/use-texts.ts";
import { actionText } from "./action-text.ts";
import { CategoryTag } from "./category-tag.tsx";
import type { Column } from "./data-table.tsx";
import { SegmentLink, UserLink, UserText } from "./links.tsx";
import { SegmentState } from "./segment-state.tsx";
import { statesOf } from "./segment-states.ts";
import { Timestamp } from "./timestamp.tsx";

/** What every list of segments has. */
type Listed = Omit<Schemas["ListedSegment"], "service" | "videoID">;
type Name =
  | "submitted"
  | "start"
  | "end"
  | "length"
  | "category"
  | "action"
  | "votes"
  | "views"
  | "state"
  | "user"
  | "uuid";
export type SegmentColumns = Readonly<Record<Name, Column<Listed>>>;

/** For lists that keep their order. */
export const unsorted = <T,>({ value: _value, ...column }: Column<T>): Column<T> => column;

/** The columns that tables of segments are put together from. */
export function useSegmentColumns(): SegmentColumns {
  const words = useTexts();
  const code = useLanguageCode();
  const vocabulary = useVocabulary();
  return useMemo((): SegmentColumns => {
    const texts = words.segment;
    const seconds = (id: "start" | "end" | "length", value: (row: Listed) => number): Column<Listed> => ({
      id,
      importance: id === "length" ? 3 : 1,
      header: texts[id],
      kind: "number",
      value,
      cell: (row) => formatTime(value(row)),
    });
    const count = (id: "votes" | "views"): Column<Listed> => ({
      id,
      importance: id === "votes" ? 1 : 2,
      header: texts[id],
      kind: "number",
      value: (row) => row[id],
      cell: (row) => formatNumber(row[id], code),
    });
    return {
      submitted: {
        id: "submitted",
        importance: 1,
        header: texts.submitted,
        value: ({ timeSubmitted }) => timeSubmitted,
        cell: ({ timeSubmitted }) => <Timestamp time={timeSubmitted} />,
      },
      start: seconds("start", ({ startTime }) => startTime),
      end: seconds("end", ({ endTime }) => endTime),
      length: seconds("length", ({ startTime, endTime }) => Math.max(endTime - startTime, 0)),
      category: {
        id: "category",
        importance: 1,
        header: texts.category,
        value: ({ category }) => category,
        cell: ({ category, description }) => (
          <>
            <CategoryTag category={category} /> {description !== "" && <UserText>{description}</UserText>}
          </>
        ),
      },
      action: {
        id: "action",
        header: texts.action,
        value: ({ actionType }) => actionType,
        cell: ({ actionType }) => actionText(words, actionType),
      },
      votes: count("votes"),
      views: count("views"),
      state: {
        id: "state",
        importance: 1,
        header: texts.state,
        value: (row) => statesOf(row, vocabulary).join(" "),
        cell: (row) => <SegmentState segment={row} />,
      },
      user: {
        id: "user",
        importance: 1,
        header: texts.user,
        value: ({ userID, userName }) => userName ?? userID,
        cell: ({ userID, userName }) => <UserLink id={userID} name={userName} />,
      },
      uuid: { id: "uuid", importance: 3, header: texts.uuid, cell: ({ UUID }) => <SegmentLink uuid={UUID} /> },
    };
  }, [words, code, vocabulary]);
}
