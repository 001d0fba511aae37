import type { Schemas } from "../../api/client.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import type { Column } from "../../components/data-table.tsx";
import { SegmentLink, UserText, VideoLink } from "../../components/links.tsx";
import { SegmentState } from "../../components/segment-state.tsx";
import { statesOf } from "../../components/segment-states.ts";
import type { Texts } from "../../texts/en.ts";
import { formatDate, formatNumber, formatTime } from "../../texts/format.ts";
import type { LanguageCode } from "../../texts/use-texts.ts";
import { actionText } from "./action-text.ts";

type Segment = Schemas["ListedSegment"];

const lengthOf = ({ startTime, endTime }: Segment): number => Math.max(0, endTime - startTime);

/**
 * Columns of a list of segments whose submitter is known already.
 * @param primary  the platform that goes without saying
 */
export function segmentColumns(
  texts: Texts,
  code: LanguageCode,
  primary: string | undefined,
): readonly Column<Segment>[] {
  const { segment } = texts;
  const time = (id: string, header: string, secondsOf: (row: Segment) => number): Column<Segment> => ({
    id,
    header,
    kind: "number",
    cell: (row) => formatTime(secondsOf(row)),
    value: secondsOf,
  });
  const count = (id: "votes" | "views"): Column<Segment> => ({
    id,
    header: segment[id],
    kind: "number",
    cell: (row) => formatNumber(row[id], code),
    value: (row) => row[id],
  });
  return [
    {
      id: "submitted",
      header: segment.submitted,
      cell: ({ timeSubmitted }) => formatDate(timeSubmitted, code),
      value: ({ timeSubmitted }) => timeSubmitted,
    },
    {
      id: "video",
      header: segment.video,
      cell: ({ service, videoID }) => (
        <>
          <VideoLink service={service} videoID={videoID} />
          {service !== primary && <span class="quiet"> {service}</span>}
        </>
      ),
      value: ({ videoID }) => videoID,
    },
    {
      id: "category",
      header: segment.category,
      cell: ({ category, description }) => (
        <>
          <CategoryTag category={category} />
          {description !== "" && (
            <>
              {" "}
              <UserText>{description}</UserText>
            </>
          )}
        </>
      ),
      value: ({ category }) => category,
    },
    {
      id: "action",
      header: segment.action,
      cell: ({ actionType }) => actionText(texts, actionType),
      value: ({ actionType }) => actionType,
    },
    time("start", segment.start, ({ startTime }) => startTime),
    time("end", segment.end, ({ endTime }) => endTime),
    time("length", segment.length, lengthOf),
    count("votes"),
    count("views"),
    {
      id: "state",
      header: segment.state,
      cell: (row) => <SegmentState segment={row} />,
      value: (row) => statesOf(row).join(" "),
    },
    { id: "uuid", header: segment.uuid, cell: ({ UUID }) => <SegmentLink uuid={UUID} /> },
  ];
}
