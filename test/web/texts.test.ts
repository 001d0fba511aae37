import { describe, expect, it } from "vitest";
import { cluster as deCluster } from "../../web/texts/cluster/de.ts";
import { cluster as enCluster } from "../../web/texts/cluster/en.ts";
import { de } from "../../web/texts/de.ts";
import { en } from "../../web/texts/en.ts";
import { meanings as deMeanings } from "../../web/texts/help/de.ts";
import { meanings as enMeanings } from "../../web/texts/help/en.ts";
import { reference as deReference } from "../../web/texts/reference/de.ts";
import { reference as enReference } from "../../web/texts/reference/en.ts";

/** Every text by its path, such as `general.more`. */
function flat(texts: object, path: readonly string[] = []): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string"
      ? [[[...path, name].join("."), value] as [string, string]]
      : flat(value as object, [...path, name]),
  );
}

const english = flat({ ...en, meanings: enMeanings, cluster: enCluster, reference: enReference });
const translations = { de: new Map(flat({ ...de, meanings: deMeanings, cluster: deCluster, reference: deReference })) };

/** Words that are the same in German, and texts that consist of nothing but them. */
const sameWords = new Set([
  ...["API", "UUID", "VIP", "JSON", "Segmark", "Name", "Video", "System", "Cluster", "Moderation", "Segment"],
  ...["Problem", "Status", "Token", "Test", "Version", "Host", "Index", "Plan", "ID", "OK", "min", "Code"],
  ...["UUIDs", "Administrator", "Reputation", "CPU", "Operation", "xx", "Migration", "SQLite", "Galera", "Server"],
]);
const wordsOf = (text: string): string[] => text.replaceAll(/\{\w+\}/g, " ").match(/\p{L}+/gu) ?? [];
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe.each(Object.entries(translations))("the texts in %s", (_code, texts) => {
  it("are those that English has, none more", () => {
    expect([...texts.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  it("have the placeholders of the English ones", () => {
    for (const [path, text] of english) expect(placeholders(texts.get(path) ?? ""), path).toEqual(placeholders(text));
  });

  it("are translated, but for words that are the same", () => {
    const untranslated = english.filter(
      ([path, text]) => texts.get(path) === text && !wordsOf(text).every((word) => sameWords.has(word)),
    );
    expect(untranslated).toEqual([]);
  });
});

it.each([
  ["en", english],
  ...Object.entries(translations).map(([code, texts]) => [code, [...texts]] as const),
] as const)("no text in %s is empty, has spaces around it or a brace that closes nothing", (_code, texts) => {
  for (const [path, text] of texts) {
    expect(text.trim(), path).toBe(text);
    expect(text, path).not.toBe("");
    expect(text.replaceAll(/\{\w+\}/g, ""), path).not.toMatch(/[{}]/);
  }
});
