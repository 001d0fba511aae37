import type { Schemas } from "../../api/client.ts";
import type { Column } from "../../components/data-table.tsx";
import { UserLink } from "../../components/links.tsx";
import type { Texts } from "../../texts/en.ts";
import { formatMinutes, formatNumber } from "../../texts/format.ts";
import type { LanguageCode } from "../../texts/use-texts.ts";

export type Ranked = Schemas["RankedUser"] & Readonly<{ rank: number }>;

/** The service sorts, because it gives the first 100 only; the column it sorts by stands out. */
export function columnsOf(
  texts: Texts["leaderboards"],
  sort: "minutesSaved" | "views" | "segments",
  code: LanguageCode,
): readonly Column<Ranked>[] {
  const figure = (id: typeof sort, header: string, cell: (row: Ranked) => string): Column<Ranked> => ({
    id,
    importance: id === sort ? 1 : 2,
    header,
    kind: "number",
    cell: (row) => (id === sort ? <strong>{cell(row)}</strong> : cell(row)),
  });
  return [
    { id: "rank", importance: 1, header: texts.rank, kind: "number", cell: ({ rank }) => formatNumber(rank, code) },
    {
      id: "user",
      importance: 1,
      header: texts.user,
      cell: ({ userID, userName }) => <UserLink id={userID} name={userName} />,
    },
    figure("segments", texts.segments, ({ segments }) => formatNumber(segments, code)),
    figure("views", texts.views, ({ views }) => formatNumber(views, code)),
    figure("minutesSaved", texts.saved, ({ minutesSaved }) => formatMinutes(minutesSaved, code)),
  ];
}
