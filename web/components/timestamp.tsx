import { formatDate } from "../texts/format.ts";
import { useLanguageCode } from "../texts/use-texts.ts";

/** @param time in ms since 1970; imported data may have any number */
export function Timestamp({ time }: { time: number }) {
  const code = useLanguageCode();
  const text = formatDate(time, code);
  return Math.abs(time) <= 8.64e15 ? <time dateTime={new Date(time).toISOString()}>{text}</time> : <span>{text}</span>;
}
