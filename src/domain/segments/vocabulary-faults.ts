import { messageOf } from "@segmark/database/error-message";
import { costlyText } from "@segmark/openapi/internal/document/patterns/cost";
import { readPattern } from "@segmark/openapi/internal/document/patterns/syntax";
import type { Category, Service, VocabularyFile } from "../../../generated/vocabulary/file.ts";
import { primaryVideoId } from "./ids.ts";
import { mayHave } from "./pattern.ts";
import { idPatternOf, isStorable } from "./vocabulary.ts";

/** A fault of a vocabulary file. `path`: keys and indexes from its root. */
export type VocabularyFault = Readonly<{ path: readonly (string | number)[]; why: string }>;

/** For an id from any client: less than a millisecond of work. */
const maxAttempts = 20_000;
const maxIdLength = 255;

/** Why a pattern would take too long. */
function tooManyWays(pattern: string): string | undefined {
  const costly = costlyText(`^(?:${pattern})$`, maxIdLength, maxAttempts);
  return (
    costly &&
    `it can match in too many ways, such as ${costly.text}; let what follows a repetition begin with a character that cannot be in it, as in [a-z]+-[0-9]+, or give repetitions an upper limit, such as [a-z]{1,100}`
  );
}

/**
 * What a schema cannot say about a file that fits it: names that are taken, patterns that do not compile or take too
 * long, examples that do not match, rules that could have no effect.
 */
export function vocabularyFaults(file: VocabularyFile): VocabularyFault[] {
  return [
    ...taken("services", file.services),
    ...taken("categories", file.categories),
    ...taken("actionTypes", file.actionTypes ?? []),
    ...file.services.flatMap((service, at) => serviceFaults(service, ["services", at])),
    ...actionFaults(file),
    ...file.categories.flatMap((category, at) => categoryFaults(category, ["categories", at])),
    ...submitterFaults(file),
  ];
}

const taken = (list: string, named: readonly Readonly<{ name: string }>[]): VocabularyFault[] =>
  named.flatMap(({ name }, at) =>
    named.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) < at
      ? [{ path: [list, at, "name"], why: `there is ${name} already` }]
      : [],
  );

function serviceFaults(service: Service, path: VocabularyFault["path"]): VocabularyFault[] {
  const { id, part } = service;
  const faults = [
    ...(id === undefined ? [] : patternFaults(id.pattern, [...path, "id", "pattern"])),
    ...(part === undefined ? [] : partFaults(part.pattern, [...path, "part", "pattern"])),
    ...(id === undefined && part !== undefined
      ? [{ path: [...path, "part"], why: "parts need an id pattern beside them" }]
      : []),
    ...urlFaults(service, path),
  ];
  if (faults.length > 0 || id === undefined) return faults;
  const pattern = idPatternOf(service) ?? "";
  const whole = compiled(pattern);
  // Each of the two compiles alone, but a name of a group may be in both.
  if (typeof whole === "string")
    return [{ path: [...path, "part", "pattern"], why: `after the pattern of ids: ${whole}` }];
  if (part !== undefined && mayHave(id.pattern, part.separator))
    return [
      {
        path: [...path, "part", "separator"],
        why: `an id may have ${part.separator} itself; take another one, or leave it out of the pattern of ids, as [^${part.separator}] does`,
      },
    ];
  const ways = tooManyWays(pattern);
  if (ways !== undefined) return [{ path: [...path, "part", "pattern"], why: `with that of ids ${ways}` }];
  const example = id.example + (part === undefined ? "" : part.separator + part.example);
  if (!isStorable(example))
    return [
      {
        path: [...path, "id", "example"],
        why: "an id has at most 255 characters, with its part, and none of them is a control character",
      },
    ];
  if (!whole.test(example)) return [{ path: [...path, "id", "example"], why: `${example} does not match the pattern` }];
  if (id.links !== undefined && !isInLinks(id.example, whole))
    return [
      { path: [...path, "id", "links"], why: `no id such as ${example} can be read from a YouTube link; leave it out` },
    ];
  return [];
}

/** A pattern, or why it is none. */
function compiled(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, "u");
  } catch (error) {
    return messageOf(error);
  }
}

/** Whether a link that has an id is read as that id. An id that needs a part has none in a link. */
const isInLinks = (id: string, whole: RegExp): boolean =>
  whole.test(id) && primaryVideoId(`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`) === id;

function patternFaults(pattern: string, path: VocabularyFault["path"]): VocabularyFault[] {
  const alone = compiled(pattern);
  if (typeof alone === "string") return [{ path, why: alone }];
  if (!readPattern(pattern).isExact)
    return [{ path, why: "look-arounds, back-references and flags are not supported" }];
  const why = tooManyWays(pattern);
  return why === undefined ? [] : [{ path, why }];
}

function partFaults(pattern: string, path: VocabularyFault["path"]): VocabularyFault[] {
  const faults = patternFaults(pattern, path);
  if (faults.length > 0 || !new RegExp(`^(?:${pattern})$`, "u").test("")) return faults;
  return [{ path, why: "it matches an empty text, and a part has one character at least" }];
}

const urlFaults = (service: Service, path: VocabularyFault["path"]): VocabularyFault[] => [
  ...(["videoUrl", "thumbnailUrl", "durationUrl"] as const).flatMap((key) => urlFault(service[key], [...path, key])),
  ...(service.showThumbnails === true && !/^https?:\/\/[\w.:[\]-]+\//.test(service.thumbnailUrl ?? "")
    ? [{ path: [...path, "showThumbnails"], why: "it needs a thumbnailUrl, whose host has nothing in braces" }]
    : []),
];

const urlFault = (url: string | undefined, path: VocabularyFault["path"]): VocabularyFault[] =>
  url === undefined || URL.canParse(url.replaceAll(/[{}]/g, "")) ? [] : [{ path, why: "it is not an address" }];

function actionFaults({ categories, actionTypes }: VocabularyFile): VocabularyFault[] {
  if (actionTypes === undefined) return [];
  const known = actionTypes.map(({ name }) => name);
  const skip = known.includes("skip")
    ? []
    : [{ path: ["actionTypes"], why: "players ask for skip unless they say otherwise, so it cannot be left out" }];
  const unlisted = ({ actionTypes: own }: Category, at: number): VocabularyFault[] =>
    own
      .filter((name) => !known.includes(name))
      .map((name) => ({ path: ["categories", at, "actionTypes"], why: `${name} is not one of actionTypes` }));
  return [...skip, ...categories.flatMap(unlisted)];
}

function categoryFaults(
  { name, actionTypes, minSeconds = {}, chapters, guidelineUrl }: Category,
  path: VocabularyFault["path"],
): VocabularyFault[] {
  const supported: readonly string[] = actionTypes;
  const highlight: VocabularyFault[] =
    name !== "poi_highlight" || supported.includes("poi")
      ? []
      : [
          {
            path: [...path, "actionTypes"],
            why: "segments of poi_highlight are always points: write [poi], or give the category another name",
          },
        ];
  const lengths = Object.keys(minSeconds)
    .filter((action) => !supported.includes(action))
    .map((action) => ({
      path: [...path, "minSeconds", action],
      why: `the category does not have ${action} among its actionTypes`,
    }));
  const unused: VocabularyFault[] =
    chapters === undefined || supported.includes("chapter")
      ? []
      : [{ path: [...path, "chapters"], why: "the category does not have chapter among its actionTypes" }];
  return [...highlight, ...lengths, ...unused, ...urlFault(guidelineUrl, [...path, "guidelineUrl"])];
}

function submitterFaults({ submitters }: VocabularyFile): VocabularyFault[] {
  const { who, users = [] } = submitters ?? {};
  if (who === "listed" && users.length === 0) return [{ path: ["submitters"], why: "who: listed needs users" }];
  if (who === "anybody" && users.length > 0)
    return [
      { path: ["submitters", "users"], why: "who: anybody needs none; write who: listed if only they may submit" },
    ];
  return [];
}
