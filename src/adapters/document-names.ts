import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, type Node, parseDocument, type Range, visit, type YAMLMap } from "yaml";
import { defaultVocabulary, type Vocabulary } from "../domain/segments/vocabulary.ts";

/** The values of `x-vocabulary`. */
export type NameKind = "services" | "categories" | "actionTypes";

/**
 * What is written in a published document instead of the default names. Can be sent to a thread. Shape `own`, `usual`:
 * of this instance, and of the document in the package; `words`: what examples have, and what they get
 */
export type DocumentNames = Readonly<{
  own: Readonly<Record<NameKind, readonly string[]>>;
  usual: Readonly<Record<NameKind, readonly string[]>>;
  words: ReadonlyMap<string, string>;
}>;

const namesOf = ({ services, categories, actionTypes }: Vocabulary): DocumentNames["own"] => ({
  services: services.map(({ name }) => name),
  categories: [...categories.keys()],
  actionTypes: actionTypes.map(({ name }) => name),
});

const hashOf = (videoId: string): string => hash("sha256", videoId);

/** An id of a video on the primary platform, as examples have it. */
function exampleOf({ services: [{ id, part }] }: Vocabulary): string {
  if (id === undefined) return "an-id";
  return part?.required === true ? id.example + part.separator + part.example : id.example;
}

/** In examples unknown categories become the first one, and there is one video, on the primary platform. */
function wordsFor(vocabulary: Vocabulary, own: DocumentNames["own"], usual: DocumentNames["own"]): Map<string, string> {
  const words = new Map<string, string>();
  const [service = "", category = "", action = ""] = [own.services[0], own.categories[0], own.actionTypes[0]];
  for (const name of usual.services) words.set(name, service);
  for (const name of usual.categories) if (!own.categories.includes(name)) words.set(name, category);
  for (const name of usual.actionTypes) if (!own.actionTypes.includes(name)) words.set(name, action);
  const [before, after] = [exampleOf(defaultVocabulary), exampleOf(vocabulary)];
  words.set(before, after);
  words.set(hashOf(before), hashOf(after));
  words.set(hashOf(before).slice(0, 4), hashOf(after).slice(0, 4));
  return words;
}

/** Undefined if they are those of the document in the package. */
export function documentNames(vocabulary: Vocabulary): DocumentNames | undefined {
  const [own, usual] = [namesOf(vocabulary), namesOf(defaultVocabulary)];
  if (isDeepStrictEqual(own, usual)) return undefined;
  return { own, usual, words: wordsFor(vocabulary, own, usual) };
}

type Edit = Readonly<{ from: number; to: number; text: string }>;

/**
 * A document with the names of an instance: in each schema with `x-vocabulary` its enumeration or its description, and
 * everywhere its examples and defaults. Everything else, comments and layout too, stays as it is.
 */
export function renamed(source: string, names: DocumentNames): string {
  const edits: Edit[] = [];
  visit(parseDocument(source), {
    Map: (_key, map) => void edits.push(...schemaEdits(map, source, names)),
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !/^(?:examples?|default)$/.test(String(key.value))) return undefined;
      if (isMap(value) && value.has("type")) return undefined; // a schema of a property of this name
      edits.push(...exampleEdits(value, names));
      return visit.SKIP;
    },
  });
  return edited(source, edits);
}

function edited(source: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    parts.push(source.slice(at, from), text);
    at = to;
  }
  return parts.join("") + source.slice(at);
}

const rangeOf = (node: unknown): Range | undefined => (node as Node | undefined)?.range ?? undefined;

function schemaEdits(map: YAMLMap, source: string, { own, usual }: DocumentNames): Edit[] {
  const kind = map.get("x-vocabulary") as NameKind | undefined;
  if (kind === undefined) return [];
  const list = map.get("enum", true) as unknown;
  if (isSeq(list)) {
    const [from = 0, to = 0] = rangeOf(list) ?? [];
    const others = (list.toJSON() as string[]).filter((name) => !usual[kind].includes(name));
    return [{ from, to, text: `[${[...others, ...own[kind]].map((name) => JSON.stringify(name)).join(", ")}]` }];
  }
  const [from = 0, to = 0] = rangeOf(map.get("description", true)) ?? [];
  const text = source.slice(from, to).replace(/Usual names:[^.]*\./, `Names here: ${own[kind].join(", ")}.`);
  return [{ from, to, text }];
}

function exampleEdits(value: unknown, { words }: DocumentNames): Edit[] {
  const edits: Edit[] = [];
  const replace = (node: unknown, text: string): void => {
    const range = rangeOf(node);
    if (range !== undefined) edits.push({ from: range[0], to: range[1], text });
  };
  const replaceScalar = (scalar: unknown): void => {
    const word = isScalar(scalar) && typeof scalar.value === "string" ? words.get(scalar.value) : undefined;
    if (word !== undefined) replace(scalar, JSON.stringify(word));
  };
  if (isScalar(value)) replaceScalar(value);
  else if (isMap(value) || isSeq(value))
    visit(value, {
      Seq: (_key, list) => {
        const all: unknown[] = list.toJSON();
        const items = withWords(all, words);
        if (items.length === all.length) return undefined;
        replace(list, list.flow === true ? JSON.stringify(items) : `${JSON.stringify(items)}\n`);
        return visit.SKIP;
      },
      Scalar: (key, scalar) => {
        if (key !== "key") replaceScalar(scalar);
      },
    });
  return edits;
}

/** Items of a list with the names of this instance, without those that differed from an earlier one by names only. */
function withWords(items: readonly unknown[], words: DocumentNames["words"]): unknown[] {
  const own = items.map((item) => valueWithWords(item, words));
  const isRepeated = (at: number): boolean =>
    own.some((other, i) => i < at && isDeepStrictEqual(other, own[at]) && !isDeepStrictEqual(items[i], items[at]));
  return own.filter((_, at) => !isRepeated(at));
}

function valueWithWords(value: unknown, words: DocumentNames["words"]): unknown {
  if (typeof value === "string") return words.get(value) ?? value;
  if (Array.isArray(value)) return withWords(value, words);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, valueWithWords(item, words)]));
}
