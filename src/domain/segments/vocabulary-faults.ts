import type { Category, Part, Service, VocabularyFile } from "../../../generated/vocabulary/file.ts";
import { primaryVideoId } from "./ids.ts";
import { patternCost } from "./pattern-cost.ts";
import { idPatternOf } from "./vocabulary.ts";

/** A fault of a vocabulary file. `path`: keys and indexes from its root. */
export type VocabularyFault = Readonly<{ path: readonly (string | number)[]; why: string }>;

/** Ids have at most 255 characters, so a pattern below this takes some milliseconds for the worst of them. */
const maxPatternCost = 20_000;

const lessWays = "give repetitions an upper limit, such as [a-z]{1,100} instead of [a-z]+, and put none inside another";

/**
 * What a schema cannot say about a file that fits it: names that are taken, patterns that do not compile or take too long, examples that do not match,
 * rules that could have no effect.
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
    ...(part === undefined ? [] : patternFaults(part.pattern, [...path, "part", "pattern"])),
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
  if ((patternCost(pattern) ?? 0) > maxPatternCost)
    return [{ path: [...path, "part", "pattern"], why: `with that of ids it can match in too many ways; ${lessWays}` }];
  const example = id.example + (part === undefined ? "" : part.separator + part.example);
  if (!whole.test(example)) return [{ path: [...path, "id", "example"], why: `${example} does not match the pattern` }];
  if (id.links !== undefined && !isInLinks(id.example, whole))
    return [
      { path: [...path, "id", "links"], why: `no id such as ${example} can be read from a YouTube link; leave it out` },
    ];
  if (part !== undefined && mayContain(id.pattern, part, id.example))
    return [{ path: [...path, "part", "separator"], why: `an id may have ${part.separator} itself` }];
  return [];
}

/** A pattern, or why it is none. */
function compiled(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, "u");
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether a link that has an id is read as that id. An id that needs a part has none in a link. */
const isInLinks = (id: string, whole: RegExp): boolean =>
  whole.test(id) && primaryVideoId(`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`) === id;

function patternFaults(pattern: string, path: VocabularyFault["path"]): VocabularyFault[] {
  const alone = compiled(`^(?:${pattern})$`);
  if (typeof alone === "string") return [{ path, why: alone }];
  const cost = patternCost(pattern);
  if (cost === undefined) return [{ path, why: "look-arounds, back-references and flags are not supported" }];
  if (cost > maxPatternCost) return [{ path, why: `it can match in too many ways; ${lessWays}` }];
  return [];
}

/** Whether an id can have the separator: tried where it may be, which finds classes such as `[!-~]`. */
function mayContain(pattern: string, { separator }: Part, example: string): boolean {
  const whole = new RegExp(`^(?:${pattern})$`, "u");
  const tried = [...example].map((_, at) => example.slice(0, at) + separator + example.slice(at + 1));
  return [...tried, `${example}${separator}`, `${example}${separator}0`].some((id) => whole.test(id));
}

const urlFaults = (service: Service, path: VocabularyFault["path"]): VocabularyFault[] =>
  (["videoUrl", "thumbnailUrl", "durationUrl"] as const).flatMap((key) => {
    const url = service[key];
    if (url === undefined || URL.canParse(url.replaceAll(/[{}]/g, ""))) return [];
    return [{ path: [...path, key], why: "it is not an address" }];
  });

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
  { name, actionTypes, minSeconds = {} }: Category,
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
  return [...highlight, ...lengths];
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
