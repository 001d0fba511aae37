import type { LanguageCode } from "./wording.ts";

const cached = <K, T>(create: (key: K) => T): ((key: K) => T) => {
  const known = new Map<K, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = create(key);
    known.set(key, made);
    return made;
  };
};

const numberFormat = cached((code: LanguageCode) => new Intl.NumberFormat(code, { maximumFractionDigits: 1 }));
const dateFormat = cached(
  (code: LanguageCode) => new Intl.DateTimeFormat(code, { dateStyle: "medium", timeStyle: "short" }),
);

export const formatNumber = (value: number, code: LanguageCode): string => numberFormat(code).format(value);
/** @param time in ms since 1970 */
export const formatDate = (time: number, code: LanguageCode): string =>
  Number.isFinite(time) && Math.abs(time) <= 8.64e15 ? dateFormat(code).format(time) : String(time);

const shortFormats = {
  today: cached((code: LanguageCode) => new Intl.DateTimeFormat(code, { timeStyle: "short" })),
  thisYear: cached((code: LanguageCode) => new Intl.DateTimeFormat(code, { day: "numeric", month: "short" })),
  before: cached(
    (code: LanguageCode) => new Intl.DateTimeFormat(code, { day: "numeric", month: "short", year: "numeric" }),
  ),
};
/**
 * A time in as few letters as possible: 14:05 when it is today, 3 Nov in this year, otherwise 3 Nov 2024.
 * @param time in ms since 1970, as is `now`
 */
export function formatShortDate(time: number, code: LanguageCode, now: number): string {
  const [then, today] = [new Date(time), new Date(now)];
  const isSame = then.toDateString() === today.toDateString();
  const kind = isSame ? "today" : then.getFullYear() === today.getFullYear() ? "thisYear" : "before";
  return shortFormats[kind](code).format(then);
}

const dayFormat = cached(
  (code: LanguageCode) => new Intl.DateTimeFormat(code, { dateStyle: "medium", timeZone: "UTC" }),
);
const shortDayFormat = cached(
  (code: LanguageCode) => new Intl.DateTimeFormat(code, { day: "numeric", month: "short", timeZone: "UTC" }),
);
/** @param day such as 2026-07-25 (UTC) */
export const formatDay = (day: string, code: LanguageCode): string => dayFormat(code).format(Date.parse(day));
/** Without the year. @param day such as 2026-07-25 (UTC) */
export const formatShortDay = (day: string, code: LanguageCode): string => shortDayFormat(code).format(Date.parse(day));

const shareFormat = cached(
  (code: LanguageCode) => new Intl.NumberFormat(code, { style: "percent", maximumFractionDigits: 1 }),
);
/** A part of a whole in per cent; of nothing it is 0. */
export const formatShare = (part: number, whole: number, code: LanguageCode): string =>
  shareFormat(code).format(whole === 0 ? 0 : part / whole);

/** A place in a video such as 1:02:03.5. @param seconds not negative */
export function formatTime(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const [hours, minutes, rest] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10];
  const padded = (value: number): string => String(value).padStart(2, "0");
  const text = Number.isInteger(rest) ? padded(rest) : rest.toFixed(1).padStart(4, "0");
  return hours > 0 ? `${hours}:${padded(minutes)}:${text}` : `${minutes}:${text}`;
}

const unitFormat = cached((key: `${LanguageCode} ${"day" | "hour" | "minute"}`) => {
  const [code, unit] = key.split(" ");
  const unitDisplay = unit === "day" ? "long" : "short"; // the short form of days is hard to read in some languages
  return new Intl.NumberFormat(code, { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 });
});

/** A length of time such as 1.5 hr. @param minutes not negative */
export function formatMinutes(minutes: number, code: LanguageCode): string {
  const unit = (value: number, name: "day" | "hour" | "minute"): string => unitFormat(`${code} ${name}`).format(value);
  if (minutes < 60) return unit(minutes, "minute");
  if (minutes < 24 * 60) return unit(minutes / 60, "hour");
  return unit(minutes / (24 * 60), "day");
}
