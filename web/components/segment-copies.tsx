import { link } from "../app/router.ts";
import { formatTime } from "../texts/format.ts";
import { useTexts } from "../texts/use-texts.ts";
import { CopyButton } from "./copy-button.tsx";

type Props = Readonly<{ segment: Readonly<{ UUID: string; startTime: number; endTime: number }> }>;

/** What people paste elsewhere: the UUID, the address of the segment, its times, all of it. */
export function SegmentCopies({ segment }: Props) {
  const { copies } = useTexts();
  const { UUID, startTime, endTime } = segment;
  const address = new URL(link(["segment", UUID]), location.href).href;
  return (
    <span class="copies">
      {(
        [
          [copies.uuid, UUID],
          [copies.link, address],
          [copies.times, `${formatTime(startTime)}–${formatTime(endTime)}`],
          [copies.json, JSON.stringify(segment, undefined, 2)],
        ] as const
      ).map(([what, text]) => (
        <CopyButton key={what} text={text} what={what} isLabelled />
      ))}
    </span>
  );
}
