import type { ComponentChildren } from "preact";
import { useVocabulary } from "../api/vocabulary.ts";
import type { Texts } from "../texts/en.ts";
import { formatDate, formatNumber, formatTime } from "../texts/format.ts";
import { useLanguageCode, useTexts } from "../texts/use-texts.ts";
import type { LanguageCode } from "../texts/wording.ts";
import { actionText } from "./action-text.ts";
import { UserLink } from "./links.tsx";

type Detail = Readonly<Record<string, unknown>>;
type Words = Readonly<{ texts: Texts; code: LanguageCode; categoryOf: (name: unknown) => string }>;
type InWords = (value: unknown, words: Words, detail: Detail) => ComponentChildren;

/** Characters of one value that are shown. */
const maxLength = 2000;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const categories: InWords = (value, { categoryOf }) => listOf(value).map(categoryOf).join(", ");
const time: InWords = (value) => formatTime(Number(value));
const untilOf: InWords = (value, { texts, code }) =>
  typeof value === "number" ? formatDate(value, code) : texts.moderation.bans.forGood;
const truth: InWords = (value, { texts }) => (value === true ? texts.general.yes : texts.general.no);

/** By name. What has no entry is a text or a number. */
const known: Readonly<Record<string, InWords>> = {
  action: (value, { texts }) => {
    const { changes } = texts.segmentPage;
    return Object.hasOwn(changes, String(value)) ? changes[String(value) as keyof typeof changes] : String(value);
  },
  actionTypes: (value, { texts }) =>
    listOf(value)
      .map((name) => actionText(texts, String(name)))
      .join(", "),
  categories,
  category: categories,
  startTime: time,
  endTime: time,
  until: untilOf,
  before: (value, words, detail) => {
    if (value === null) return null;
    if (typeof value === "number") return formatDate(value, words.code);
    if (typeof value !== "object" || Array.isArray(value)) return categories(value, words, detail);
    const { until, reason } = value as Detail;
    const end = untilOf(until, words, detail);
    return typeof reason === "string" && reason !== "" ? `${end}, ${reason}` : end;
  },
  unHideOldSubmissions: truth,
  ended: truth,
  also: (value) => listOf(value).join(", "),
  shadowHidden: (value, { texts }) => {
    const { shadow } = texts.moderation.trail;
    return shadow[String(value) as keyof typeof shadow] ?? String(value);
  },
  addresses: (value, words, detail) => (typeof value === "number" ? value : truth(value, words, detail)),
  sharesAddressWith: (value) => <UserLink id={String(value)} />,
  key: (value, { texts }) => {
    const { names } = texts.operations.switches;
    return Object.hasOwn(names, String(value)) ? names[String(value) as keyof typeof names].title : String(value);
  },
  value: (value, { texts, code }, { key }) => {
    if (value === "" || value === null) return texts.operations.switches.isOff;
    return key === "old-submitter-block-date" ? formatDate(Number(value), code) : formatNumber(Number(value), code);
  },
  type: (value, { texts }) => (value === 1 ? texts.moderation.trail.aboutTitles : String(value)),
};

/** What later versions may have is shown as it is, without the signs of a data format. */
const plain = (value: unknown, { texts }: Words): string => {
  if (typeof value === "boolean") return value ? texts.general.yes : texts.general.no;
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name} ${plain(one, { texts } as Words)}`)
    .join(", ");
};

/** What else is known of what a moderator did, in words: each kind has its own, and later versions may have more. */
export function DetailText({ detail }: { detail: Detail }) {
  const texts = useTexts();
  const code = useLanguageCode();
  const vocabulary = useVocabulary();
  const { details } = texts.moderation.trail;
  const categoryOf = (name: unknown): string =>
    vocabulary.categories.find((category) => category.name === name)?.label ?? String(name);
  const words = { texts, code, categoryOf };
  const inWordsOf = (name: string, value: unknown): ComponentChildren => {
    const inWords = Object.hasOwn(known, name) ? known[name] : undefined;
    if (inWords !== undefined) return inWords(value, words, detail);
    if (value === null || value === "") return null;
    return plain(value, words).slice(0, maxLength);
  };
  return (
    <span class="detail">
      {Object.entries(detail).map(([name, value]) => {
        const text = inWordsOf(name, value);
        return text === null || text === "" ? null : (
          <span key={name}>
            <span class="quiet">{details[name as keyof typeof details] ?? name}:</span>{" "}
            <bdi class="wrapped">{text}</bdi>{" "}
          </span>
        );
      })}
    </span>
  );
}
