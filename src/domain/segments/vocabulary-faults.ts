import type { Category, Part, Service, VocabularyFile } from "../../../generated/vocabulary/file.ts";
import { patternCost } from "./pattern-cost.ts";
import { idPatternOf } from "./vocabulary.ts";

/** A fault of a vocabulary file. `path`: keys and indexes from its root. */
export type VocabularyFault = Readonly<{ path: readonly (string | number)[]; why: string }>;

/** Ids have at most 255 characters, so a pattern below this takes some milliseconds for the worst of them. */
const maxPatternCost = 20_000;

/** What a schema cannot say about a file that fits it: names that are taken, patterns that do not compile or take too long, examples that do not match. */
export function vocabularyFaults(file: VocabularyFile): VocabularyFault[] {
  return [
    ...taken("services", file.services),
    ...taken("categories", file.categories),
    ...taken("actionTypes", file.actionTypes ?? []),
    ...file.services.flatMap((service, at) => serviceFaults(service, ["services", at])),
    ...actionFaults(file),
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
  if ((patternCost(pattern) ?? 0) > maxPatternCost)
    return [{ path: [...path, "part", "pattern"], why: "with that of ids it can match in too many ways" }];
  const whole = new RegExp(pattern, "u");
  const example = id.example + (part === undefined ? "" : part.separator + part.example);
  if (!whole.test(example)) return [{ path: [...path, "id", "example"], why: `${example} does not match the pattern` }];
  if (part !== undefined && mayContain(id.pattern, part, id.example))
    return [{ path: [...path, "part", "separator"], why: `an id may have ${part.separator} itself` }];
  return [];
}

function patternFaults(pattern: string, path: VocabularyFault["path"]): VocabularyFault[] {
  try {
    new RegExp(`^(?:${pattern})$`, "u");
  } catch (error) {
    return [{ path, why: error instanceof Error ? error.message : String(error) }];
  }
  const cost = patternCost(pattern);
  if (cost === undefined) return [{ path, why: "look-arounds, back-references and flags are not supported" }];
  if (cost > maxPatternCost)
    return [{ path, why: "it can match in too many ways; limit or remove what is repeated inside of repetitions" }];
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

const submitterFaults = ({ submitters }: VocabularyFile): VocabularyFault[] =>
  submitters?.who === "listed" && (submitters.users ?? []).length === 0
    ? [{ path: ["submitters"], why: "who: listed needs users" }]
    : [];
