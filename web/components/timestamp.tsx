import { formatDate, formatShortDate } from "../texts/format.ts";
import { useLanguageCode } from "../texts/use-texts.ts";

/**
 * A time in as few letters as tell it from others in a list; all of it is in the title.
 * @param time in ms since 1970; imported data may have any number
 * @param full all of it stands there
 */
export function Timestamp({ time, full = false }: { time: number; full?: boolean }) {
  const code = useLanguageCode();
  const text = formatDate(time, code);
  return Math.abs(time) <= 8.64e15 ? (
    <time dateTime={new Date(time).toISOString()} title={text}>
      {full ? text : formatShortDate(time, code, Date.now())}
    </time>
  ) : (
    <span>{text}</span>
  );
}
