import { formatTime } from "../texts/format.ts";
import { useTexts } from "../texts/use-texts.ts";

type Props = Readonly<{ segment: Readonly<{ startTime: number; endTime: number; actionType: string }> }>;

/** Where in the video a segment is. */
export function SegmentTime({ segment: { startTime, endTime, actionType } }: Props) {
  const { segment } = useTexts();
  if (actionType === "full") return <>{segment.actions.full}</>;
  if (startTime === endTime) return <>{formatTime(startTime)}</>;
  return (
    <>
      {formatTime(startTime)}–{formatTime(endTime)}
    </>
  );
}
