import { addressOf, type Entry } from "./entries.ts";
import { resolved, type Schema } from "./schema.ts";

/** A text of an entry and where it stands: a field by its name, or the entry itself when `name` is empty. */
export type Spot = Readonly<{ name: string; address: string; text: string }>;
export type Found = Readonly<{ entry: Entry; spots: readonly Spot[] }>;

type Indexed = Readonly<{
  entry: Entry;
  /** In lower case, the id, title and path. */
  head: string;
  spots: readonly (Spot & { lower: string })[];
  whole: string;
}>;
export type Index = readonly Indexed[];

const MAX_WORDS = 8;
const MAX_TEXT = 200;
const MAX_FOUND = 60;

/** The fields of a schema that it names itself; those of schemas with a name of their own are found there. */
function* fieldsOf(entry: Entry, schema: Schema, at: string, depth = 0): Generator<Spot> {
  if (depth > 8) return;
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
  for (const [name, value] of Object.entries(properties)) {
    const path = at === "" ? name : `${at}.${name}`;
    const { description = "", enum: values = [] } =
      value.$ref === undefined ? value : { description: value.description };
    yield { name: path, address: addressOf(entry, path), text: [description, ...values].join(" ").trim() };
    yield* fieldsOf(entry, value, path, depth + 1);
  }
  for (const one of [items, additionalProperties, ...allOf, ...anyOf, ...oneOf])
    if (typeof one === "object") yield* fieldsOf(entry, one, at, depth + 1);
}

function* spotsOf(entry: Entry): Generator<Spot> {
  yield { name: "", address: addressOf(entry), text: entry.description };
  const { parameters = [], body, responses = [] } = entry.operation ?? {};
  for (const { name, description } of parameters) yield { name, address: addressOf(entry, name), text: description };
  if (body !== undefined) yield* fieldsOf(entry, body.schema, "body");
  for (const { status, description, headers, body: answer } of responses) {
    yield { name: status, address: addressOf(entry, status), text: description };
    for (const [name, text] of headers)
      yield { name: `${status}.${name}`, address: addressOf(entry, `${status}.${name}`), text };
    if (answer !== undefined) yield* fieldsOf(entry, answer.schema, status);
  }
  for (const [action, shape] of entry.shapes) {
    const at = entry.kind === "event" ? action : "";
    const schema = entry.kind === "event" ? shape : resolved(shape, entry.source.content);
    yield* fieldsOf(entry, schema, at);
  }
}

/** What can be found in entries. It is read once; a search goes through its texts once. */
export const indexOf = (entries: readonly Entry[]): Index =>
  entries.map((entry) => {
    const head = `${entry.id} ${entry.title} ${entry.path}`.toLowerCase();
    const spots = [...spotsOf(entry)].map((spot) => ({ ...spot, lower: `${spot.name} ${spot.text}`.toLowerCase() }));
    return { entry, head, spots, whole: [head, ...spots.map(({ lower }) => lower)].join("\n") };
  });

export const wordsOf = (text: string): readonly string[] =>
  text.slice(0, MAX_TEXT).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** The better the place of a word, the smaller: id and title, description of the entry, name of a field, its text. */
function distanceOf({ entry, head, spots }: Indexed, word: string): number {
  if (entry.id.toLowerCase() === word) return 0;
  if (head.includes(word)) return 1;
  const named = spots.some(({ name }) => name.toLowerCase().includes(word));
  if (named) return 2;
  return spots[0]?.lower.includes(word) === true ? 3 : 4;
}

const kinds: Readonly<Record<Entry["kind"], number>> = { operation: 0, event: 0.5, schema: 1.5 };

/**
 * Entries that have all words of a text, the best first, each with the fields that have one of them. `count`: of all,
 * also of those that are left out because they are too many to read.
 */
export function search(index: Index, text: string): Readonly<{ count: number; found: readonly Found[] }> {
  const words = wordsOf(text);
  if (words.length === 0) return { count: 0, found: [] };
  const all = index
    .filter(({ whole }) => words.every((word) => whole.includes(word)))
    .map((one) => ({
      one,
      rank: kinds[one.entry.kind] + words.reduce((sum, word) => sum + distanceOf(one, word), 0),
    }))
    .toSorted((a, b) => a.rank - b.rank);
  const found = all.slice(0, MAX_FOUND).map(({ one: { entry, spots } }) => ({
    entry,
    spots: spots.filter(({ lower }) => words.some((word) => lower.includes(word))),
  }));
  return { count: all.length, found };
}

/** A part of a text around the first of some words, and the text in pieces: every second one is a word. */
export function excerptOf(text: string, words: readonly string[], length = 160): readonly string[] {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const first = Math.max(0, Math.min(...places, text.length) - length / 3);
  const start = places.length === 0 || first === 0 ? 0 : text.indexOf(" ", first) + 1;
  const part = `${start > 0 ? "… " : ""}${text.slice(start, start + length)}${start + length < text.length ? " …" : ""}`;
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return escaped.length === 0 ? [part] : part.split(new RegExp(`(${escaped.join("|")})`, "i"));
}
