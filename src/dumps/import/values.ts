import type { BulkValue } from "@segmark/database/bulk/bulk";
import { farthestTime } from "../../domain/client-text/times.ts";
import type { PublicColumn } from "../../storage/public/tables.ts";

/** Why a text cannot be a value of a column. */
export type Fault = Readonly<{ fault: string }>;
export type ToValue = (text: string) => BulkValue | Fault;

export const isFault = (value: BulkValue | Fault): value is Fault => typeof value === "object" && value !== null;

const int32 = { min: -2_147_483_648, max: 2_147_483_647 };
const whole = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
type Range = Readonly<{ min: number; max: number }>;

/**
 * Characters that the columns hold: with both engines, since a server counts characters, and SQLite nothing. Source:
 * the migrations.
 */
const lengths: Readonly<Record<string, number>> = {
  UUID: 65,
  videoID: 255,
  userID: 64,
  category: 32,
  actionType: 10,
  service: 20,
  hashedVideoID: 255,
  userAgent: 255,
  description: 255,
  userName: 64,
  issuerUserID: 64,
  reason: 16_000,
  channelID: 255,
  title: 16_000,
};
/** Texts that identify nothing: their rows are kept with as much of them as the column holds. */
const secondary: ReadonlySet<string> = new Set(["userAgent", "description", "userName", "reason", "title"]);
const ranges: Readonly<Record<string, Range>> = {
  votes: int32,
  incorrectVotes: int32,
  type: int32,
  views: { min: 0, max: 4_294_967_295 },
  shadowHidden: { min: -128, max: 127 },
  timeSubmitted: whole,
  updateTime: whole,
  issueTime: whole,
  disableTime: whole,
};

/**
 * Characters as a server counts them, of which one may be two units of a string. Texts that are longer anyway are not
 * taken apart.
 */
const isLonger = (text: string, most: number): boolean =>
  text.length > most && (text.length > 2 * most || [...text].length > most);

const textOf = (name: string, most: number): ToValue => {
  const longer: ToValue = secondary.has(name)
    ? (text) => [...text.slice(0, 2 * most)].slice(0, most).join("") // no character has more than two units
    : () => ({ fault: `${name} is longer than ${most} characters` });
  return (text) => (isLonger(text, most) ? longer(text) : text);
};

const [zero, nine, minus, point] = [48, 57, 45, 46];
/** So many digits are always a whole number that a double holds, and powers of ten up to there are exact. */
const maxDigits = 15;
const powersOfTen = Array.from({ length: maxDigits + 1 }, (_, exponent) => 10 ** exponent);
/** Numbers below 0.0001 are printed with an exponent. */
const maxDigitsBelowOne = 4;

/**
 * The number that is printed exactly like this text, where that can be seen without printing it, which is nearly
 * always: a decimal of few digits without needless zeros. NaN for others. Digits and power of ten are exact, so their
 * quotient is the nearest double.
 */
export function printedNumber(text: string): number {
  const isNegative = text.charCodeAt(0) === minus;
  const from = isNegative ? 1 : 0;
  if (text.length === from || text.length - from > maxDigits + 1) return Number.NaN;
  let digits = 0;
  let pointAt = -1;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= zero && code <= nine) digits = digits * 10 + (code - zero);
    else if (code === point && pointAt === -1 && at > from) pointAt = at;
    else return Number.NaN;
  }
  const startsWithZero = text.charCodeAt(from) === zero;
  if (pointAt === -1) {
    if (text.length - from > maxDigits || (startsWithZero && (isNegative || text.length > 1))) return Number.NaN;
    return isNegative ? -digits : digits;
  }
  const decimals = text.length - 1 - pointAt;
  if (decimals === 0 || text.charCodeAt(text.length - 1) === zero) return Number.NaN;
  if (startsWithZero && (pointAt > from + 1 || decimals > maxDigitsBelowOne)) return Number.NaN;
  const value = digits / (powersOfTen[decimals] ?? Number.NaN);
  return isNegative ? -value : value;
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Undefined for anything that is not a finite decimal number. */
function numberOf(text: string): number | undefined {
  const printed = printedNumber(text);
  if (!Number.isNaN(printed)) return printed;
  const value = Number(text);
  if (String(value) !== text && !decimal.test(text)) return undefined;
  return Number.isFinite(value) ? value : undefined;
}

const realOf =
  (name: string): ToValue =>
  (text) => {
    const value = numberOf(text);
    if (value === undefined) return { fault: `${name} is not a finite number` };
    if (Math.abs(value) > farthestTime) return { fault: `${name} is not between ${-farthestTime} and ${farthestTime}` };
    return value === 0 ? 0 : value; // there is no minus zero in files
  };

const wholeOf =
  (name: string, { min, max }: Range): ToValue =>
  (text) => {
    const value = numberOf(text);
    if (value === undefined || !Number.isInteger(value)) return { fault: `${name} is not a whole number` };
    return value < min || value > max ? { fault: `${name} is not between ${min} and ${max}` } : value + 0;
  };

const flags: ReadonlyMap<string, number> = new Map(Object.entries({ "0": 0, "1": 1, f: 0, t: 1, false: 0, true: 1 }));
const flagOf = (name: string): ToValue => {
  const asWhole = wholeOf(name, int32);
  return (text) => {
    const flag = flags.get(text) ?? asWhole(text);
    return isFault(flag) ? flag : Number(flag !== 0);
  };
};

/**
 * How texts of a column become values. One that is longer than its column is shortened, or a fault if it identifies
 * something.
 */
export function toValue({ name, kind, isEmptyNull }: PublicColumn): ToValue {
  if (kind === "text") {
    const convert = textOf(name, lengths[name] ?? 255);
    return isEmptyNull === true ? (text) => (text === "" ? null : convert(text)) : convert;
  }
  if (kind === "real") return realOf(name);
  return kind === "flag" ? flagOf(name) : wholeOf(name, ranges[name] ?? int32);
}
