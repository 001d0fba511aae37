import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultFile } from "../../generated/vocabulary/default.ts";
import { presetNames, readVocabularyFile } from "../../src/adapters/vocabulary-file.ts";
import { vocabularyOf } from "../../src/domain/segments/vocabulary.ts";
import { scratchFolder } from "../support/outages.ts";

async function faultsOf(text: string): Promise<readonly string[]> {
  await using folder = await scratchFolder();
  const path = join(folder.path, "vocabulary.yaml");
  await writeFile(path, text);
  // Awaited here, while the folder is there.
  return await readVocabularyFile(path).then(
    () => [],
    (error: { name: string; faults: readonly string[] }) => {
      expect(error.name).toBe("FileError");
      return error.faults.map((fault) => fault.replace(path, "file"));
    },
  );
}

const categories = 'categories: [{ name: sponsor, label: Sponsor, colour: "#00d400", actionTypes: [skip] }]\n';
const services = "services: [{ name: Radio }]\n";

describe("the vocabularies of the package", () => {
  it("have names for settings", async () => {
    expect(await presetNames()).toEqual(["bilibili", "peertube", "podcast", "sponsorblock", "tv"]);
  });

  it.each(["bilibili", "peertube", "podcast", "sponsorblock", "tv"])("%s is without faults", async (name) => {
    const { services: known } = vocabularyOf(await readVocabularyFile(name));
    for (const { id, part, isId } of known)
      if (id !== undefined) {
        expect(isId(id.example)).toBe(true);
        if (part !== undefined) expect(isId(id.example + part.separator + part.example)).toBe(true);
      }
  });

  it("have the default one among them", async () => {
    expect(await readVocabularyFile("sponsorblock")).toEqual(defaultFile);
  });
});

describe("a file with faults", () => {
  it("is refused with all of them, each at its place", async () => {
    const text = `services:
  - name: Radio
    id: { pattern: "[0-9]+", example: 12 }
    colour: red
categories:
  - { name: Ad Break, label: Advertisement, colour: "#00d400", actionTypes: [skip, jump] }
  - { name: sponsor, colour: green, actionTypes: [] }
who: me
`;
    expect(await faultsOf(text)).toEqual([
      "file, line 8, who: there is no such key here",
      "file, line 4, services[0].colour: there is no such key here",
      "file, line 3, services[0].id.example: must be string",
      'file, line 6, categories[0].name: must match pattern "^(?!all$)[a-z][a-z_-]{0,31}$"',
      "file, line 6, categories[0].actionTypes[1]: expected one of skip, mute, full, poi, chapter",
      "file, line 7, categories[1]: must have required property 'label'",
      'file, line 7, categories[1].colour: must match pattern "^#[0-9a-f]{6}$"',
      "file, line 7, categories[1].actionTypes: must NOT have fewer than 1 items",
    ]);
  });

  it.each<[string, string, string]>([
    ["not YAML", `services: [\n${categories}`, "line 2"],
    ["a key twice", `${services}${services}${categories}`, "line 2: Map keys must be unique"],
    ["no map", "hello", "line 1: must be object"],
    ["nothing", "", "line 1: must be object"],
    ["no categories", services, "line 1: must have required property 'categories'"],
    [
      "a name twice",
      `services: [{ name: Radio }, { name: RADIO }]\n${categories}`,
      "services[1].name: there is RADIO already",
    ],
    [
      "a pattern that does not compile",
      `services: [{ name: Radio, id: { pattern: "(", example: x } }]\n${categories}`,
      "services[0].id.pattern: Invalid regular expression",
    ],
    [
      "a pattern that is one only between the parentheses that it is put into",
      `services: [{ name: Radio, id: { pattern: "a)|(?:b", example: a } }]\n${categories}`,
      "services[0].id.pattern: Invalid regular expression",
    ],
    [
      "a pattern that takes too long",
      `services: [{ name: Radio, id: { pattern: "(a+)+", example: a } }]\n${categories}`,
      "services[0].id.pattern: it can match in too many ways",
    ],
    [
      "a pattern beyond what is supported",
      `services: [{ name: Radio, id: { pattern: "(?=a).", example: a } }]\n${categories}`,
      "services[0].id.pattern: look-arounds",
    ],
    [
      "an example that is no id",
      `services: [{ name: Radio, id: { pattern: "a", example: b } }]\n${categories}`,
      "services[0].id.example: b does not match the pattern",
    ],
    [
      "parts without a pattern of ids",
      `services: [{ name: Radio, part: { name: p, separator: "+", pattern: "a", example: a } }]\n${categories}`,
      "services[0].part: parts need an id pattern",
    ],
    [
      "a separator that ids have",
      `services: [{ name: Radio, id: { pattern: "[!-~]{3}", example: abc }, part: { name: p, separator: "+", pattern: "a", example: a } }]\n${categories}`,
      "services[0].part.separator: an id may have + itself",
    ],
    [
      "parts that may be empty, so that one video has two ids",
      `services: [{ name: Radio, id: { pattern: "[a-z]+", example: a }, part: { name: p, separator: "+", pattern: "[0-9]*", example: "1" } }]\n${categories}`,
      "services[0].part.pattern: it matches an empty text, and a part has one character at least",
    ],
    [
      "an example that cannot be stored",
      `services: [{ name: Radio, id: { pattern: "a{1,255}", example: ${"a".repeat(200)} }, part: { name: p, separator: "+", pattern: "b{1,100}", example: ${"b".repeat(60)} } }]\n${categories}`,
      "services[0].id.example: an id has at most 255 characters, with its part, and none of them is a control character",
    ],
    [
      "rules at an address that is none",
      `${services}${categories.replace("actionTypes", 'guidelineUrl: "https://[/rules", actionTypes')}`,
      "categories[0].guidelineUrl: it is not an address",
    ],
    [
      "an address that is none",
      `services: [{ name: Radio, id: { pattern: "a", example: a }, videoUrl: "https://[/{videoID}" }]\n${categories}`,
      "services[0].videoUrl: it is not an address",
    ],
    [
      "an address of a service without an id pattern that is none",
      `services: [{ name: Radio, videoUrl: "https://[/{videoID}" }]\n${categories}`,
      "services[0].videoUrl: it is not an address",
    ],
    [
      "pictures whose host is known only with the id of a video",
      `services: [{ name: Radio, showThumbnails: true, thumbnailUrl: "https://{videoID}.example/small" }]\n${categories}`,
      "services[0].showThumbnails: it needs a thumbnailUrl, whose host has nothing in braces",
    ],
    [
      "an action type that is left out",
      `${services}${categories}actionTypes: [{ name: mute }]\n`,
      "actionTypes: players ask for skip",
    ],
    [
      "nobody who may submit",
      `${services}${categories}submitters: { who: listed }\n`,
      "submitters: who: listed needs users",
    ],
    [
      "the category that means all",
      `${services}${categories.replace("sponsor", "all")}`,
      "categories[0].name: must match",
    ],
    [
      "a highlight that is no point, so that it can never be submitted",
      `${services}${categories.replace("sponsor", "poi_highlight")}`,
      "categories[0].actionTypes: segments of poi_highlight are always points: write [poi], or give the category another name",
    ],
    [
      "links where ids are none of YouTube",
      `services: [{ name: Radio, id: { pattern: "r[0-9]{4}", example: r0001, links: YouTube } }]\n${categories}`,
      "services[0].id.links: no id such as r0001 can be read from a YouTube link; leave it out",
    ],
    [
      "links where ids need a part",
      `services: [{ name: Radio, id: { pattern: '[\\w-]{11}', example: dQw4w9WgXcQ, links: YouTube }, part: { name: p, separator: "+", pattern: "[0-9]", example: "1", required: true } }]\n${categories}`,
      "services[0].id.links: no id such as dQw4w9WgXcQ+1 can be read from a YouTube link; leave it out",
    ],
    [
      "a group in the patterns of both ids and parts",
      `services: [{ name: Radio, id: { pattern: "(?<a>x)", example: x }, part: { name: p, separator: "+", pattern: "(?<a>y)", example: y } }]\n${categories}`,
      "services[0].part.pattern: after the pattern of ids: Invalid regular expression",
    ],
    [
      "a separator that ids have, though none like the example",
      `services: [{ name: Radio, id: { pattern: "[a-z]{3}|x[!-~]{5}", example: abc }, part: { name: p, separator: "+", pattern: "a", example: a } }]\n${categories}`,
      "services[0].part.separator: an id may have + itself; take another one, or leave it out of the pattern of ids, as [^+] does",
    ],
    [
      "a separator that ids have twice",
      `services: [{ name: Radio, id: { pattern: "[a-z]{3}(?:[+]{2})?", example: abc }, part: { name: p, separator: "+", pattern: "a", example: a } }]\n${categories}`,
      "services[0].part.separator: an id may have + itself",
    ],
    [
      "repetitions of which one may be a part of the other, and what helps",
      `services: [{ name: Radio, id: { pattern: "[a-z]+[0-9a-z]+", example: a1 } }]\n${categories}`,
      'services[0].id.pattern: it can match in too many ways, such as "a" 200 times, then "A"; let what follows a repetition begin with a character that cannot be in it, as in [a-z]+-[0-9]+, or give repetitions an upper limit, such as [a-z]{1,100}',
    ],
    [
      "ids and parts that together take too long",
      `services: [{ name: Radio, id: { pattern: "[a-z]{1,120}[a-z]{1,120}", example: aa }, part: { name: p, separator: "+", pattern: "[0-9]{1,120}[0-9]{1,120}", example: "11" } }]\n${categories}`,
      'services[0].part.pattern: with that of ids it can match in too many ways, such as "a" 147 times, then "A"; let what follows',
    ],
    [
      "a length of an action that the category does not have",
      `${services}${categories.replace("actionTypes", "minSeconds: { skip: 1, mute: 5 }, actionTypes")}`,
      "categories[0].minSeconds.mute: the category does not have mute among its actionTypes",
    ],
    [
      "who may submit chapters that the category does not have",
      `${services}${categories.replace("actionTypes", "chapters: vip, actionTypes")}`,
      "categories[0].chapters: the category does not have chapter among its actionTypes",
    ],
    [
      "users where anybody may submit",
      `${services}${categories}submitters: { who: anybody, users: [${"a".repeat(64)}] }\n`,
      "submitters.users: who: anybody needs none; write who: listed if only they may submit",
    ],
    ["too many aliases", `a: &a [x]\nb: &b [${"*a,".repeat(60)}]\nc: [${"*b,".repeat(60)}]\n`, "alias"],
  ])("%s", async (_what, text, fault) => {
    const faults = await faultsOf(text);
    expect(faults.join("\n")).toContain(fault);
  });

  it.each<[string, string]>([
    [
      "repetitions without a limit that cannot be part of each other",
      `services: [{ name: Radio, id: { pattern: "[a-z]+-[0-9]+", example: a-1 } }, { name: Web, id: { pattern: '[a-z0-9]+\\.[a-z]+', example: a.b } }]\n${categories}`,
    ],
    [
      "repetitions without a limit in ids and parts",
      `services: [{ name: Radio, id: { pattern: "[a-z]+-[a-z]+", example: a-b }, part: { name: p, separator: "+", pattern: "[0-9]+:[0-9]+", example: "1:2" } }]\n${categories}`,
    ],
    [
      "what looks like a look-around or a back-reference, in a class or escaped",
      `services: [{ name: Radio, id: { pattern: '[(?=a][\\\\1]\\\\1', example: 'a\\\\1' } }]\n${categories}`,
    ],
    [
      "a separator that is only meant as a sign of the pattern",
      `services: [{ name: Radio, id: { pattern: "[a-z]+|[^+:]{2}", example: ab }, part: { name: p, separator: "+", pattern: "a", example: a } }]\n${categories}`,
    ],
    [
      "repetitions with a limit",
      `services: [{ name: Radio, id: { pattern: "[a-z]{1,100}-[0-9]{1,100}", example: a-1 } }]\n${categories}`,
    ],
    ["a highlight", `${services}${categories.replace("sponsor", "poi_highlight").replace("[skip]", "[poi]")}`],
    [
      "links beside parts that may be absent",
      `services: [{ name: Radio, id: { pattern: '[\\w-]{11}', example: dQw4w9WgXcQ, links: YouTube }, part: { name: p, separator: "+", pattern: "[0-9]", example: "1" } }]\n${categories}`,
    ],
    ["nobody listed where anybody may submit", `${services}${categories}submitters: { who: anybody, users: [] }\n`],
  ])("has none with %s", async (_what, text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it("is named when it is not there", async () => {
    await expect(readVocabularyFile("./none/at-all.yaml")).rejects.toMatchObject({
      faults: [`there is no file ./none/at-all.yaml (looked in ${resolve("none")})`],
    });
    await expect(readVocabularyFile("/none/at-all.yaml")).rejects.toMatchObject({
      faults: ["there is no file /none/at-all.yaml"],
    });
    await expect(readVocabularyFile("netflix")).rejects.toMatchObject({
      faults: [expect.stringContaining("there are bilibili, peertube, podcast, sponsorblock, tv")],
    });
  });

  it("is named when it is no file", async () => {
    await using folder = await scratchFolder();
    await expect(readVocabularyFile(folder.path)).rejects.toMatchObject({
      faults: [`${folder.path} is a folder, and a file is needed`],
    });
    await writeFile(join(folder.path, "file"), "");
    await expect(readVocabularyFile(`${folder.path}/file/vocabulary.yaml`)).rejects.toMatchObject({
      faults: [`there is no file ${folder.path}/file/vocabulary.yaml`],
    });
  });

  // The superuser may read every file.
  it.skipIf(process.getuid?.() === 0)("is named when it may not be read", async () => {
    await using folder = await scratchFolder();
    const path = join(folder.path, "vocabulary.yaml");
    await writeFile(path, "", { mode: 0o000 });
    await expect(readVocabularyFile(path)).rejects.toMatchObject({ faults: [`this user may not read ${path}`] });
  });
});
