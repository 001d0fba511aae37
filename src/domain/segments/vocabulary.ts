import { defaultFile } from "../../../generated/vocabulary/default.ts";
import type * as File from "../../../generated/vocabulary/file.ts";

/** What a client does with a segment: skip it, mute it, label the whole video, mark a point, name a chapter. */
export const actionTypes = ["skip", "mute", "full", "poi", "chapter"] as const;
export type ActionType = (typeof actionTypes)[number];

/**
 * A platform.
 * - `isId`         whether a text is the id of a video, with its part if there is one
 * - `idPattern`      the same as a regular expression; undefined if any text that can be stored is one
 * - `readsLinks`   whether links to videos are accepted in place of ids
 */
export type Service = Readonly<{
  name: string;
  maySubmit: boolean;
  isId: (text: string) => boolean;
  readsLinks: boolean;
  idPattern: string | undefined;
  id: Readonly<{ pattern: string; example: string }> | undefined;
  part: Readonly<File.Part> | undefined;
  videoUrl: string | undefined;
  thumbnailUrl: string | undefined;
  showsThumbnails: boolean;
  durationUrl: string | undefined;
}>;

/**
 * A category. `minSeconds`: of the shortest segment, by action type; `colour`: `#` and six lower-case hexadecimal
 * digits.
 */
export type Category = Readonly<{
  name: string;
  label: string;
  colour: string;
  actionTypes: readonly ActionType[];
  maySubmit: boolean;
  minSeconds: Readonly<Partial<Record<ActionType, number>>>;
  minReputation: number | undefined;
  chapters: NonNullable<File.Category["chapters"]>;
  guidelineUrl: string | undefined;
}>;

/** `users`: public ids. VIPs may always submit. */
export type Submitters = Readonly<{ who: "anybody" | "listed" | "token"; users: ReadonlySet<string> }>;

/**
 * What an instance knows. Shape `services[0]` is the default and primary platform; `services` and `categories` are in
 * the order of the file; `categories` is a map because
 *         its keys are compared with untrusted text (`constructor` is not a category)
 */
export type Vocabulary = Readonly<{
  services: readonly [Service, ...Service[]];
  /** By name in lower case. */
  serviceByName: ReadonlyMap<string, Service>;
  refusesUnknownServices: boolean;
  categories: ReadonlyMap<string, Category>;
  actionTypes: readonly Readonly<{ name: ActionType; label: string | undefined }>[];
  submitters: Submitters;
  corsHeaders: readonly string[];
}>;

/** Any text that can be stored and displayed; clients know better than the service what an id is. */
export const isStorable = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(text);

/** The pattern of whole ids, with the part that may follow; undefined if any text is one. */
export function idPatternOf({ id, part }: Pick<File.Service, "id" | "part">): string | undefined {
  if (id === undefined) return undefined;
  if (part === undefined) return `^(?:${id.pattern})$`;
  return `^(?:${id.pattern})(?:\\u{${part.separator.charCodeAt(0).toString(16)}}(?:${part.pattern}))${part.required === true ? "" : "?"}$`;
}

function serviceOf(file: File.Service): Service {
  const pattern = idPatternOf(file);
  const compiled = pattern === undefined ? undefined : new RegExp(pattern, "u");
  return {
    name: file.name,
    maySubmit: file.submit ?? true,
    isId: compiled === undefined ? isStorable : (text) => isStorable(text) && compiled.test(text),
    idPattern: pattern,
    readsLinks: file.id?.links === "YouTube",
    id: file.id && { pattern: file.id.pattern, example: file.id.example },
    part: file.part,
    videoUrl: file.videoUrl,
    thumbnailUrl: file.thumbnailUrl,
    showsThumbnails: file.showThumbnails ?? false,
    durationUrl: file.durationUrl,
  };
}

const categoryOf = (file: File.Category): Category => ({
  name: file.name,
  label: file.label,
  colour: file.colour,
  actionTypes: file.actionTypes,
  maySubmit: file.submit ?? true,
  minSeconds: file.minSeconds ?? {},
  minReputation: file.minReputation,
  chapters: file.chapters ?? "established",
  guidelineUrl: file.guidelineUrl,
});

/** @param file without faults, see `vocabularyFaults` */
export function vocabularyOf(file: File.VocabularyFile): Vocabulary {
  const [first, ...others] = file.services;
  const services = [serviceOf(first), ...others.map(serviceOf)] as const;
  return {
    services,
    serviceByName: new Map(services.map((service) => [service.name.toLowerCase(), service])),
    refusesUnknownServices: file.unknownService === "refuse",
    categories: new Map(file.categories.map((category) => [category.name, categoryOf(category)])),
    actionTypes: (file.actionTypes ?? actionTypes.map((name) => ({ name, label: undefined }))).map(
      ({ name, label }) => ({ name, label }),
    ),
    submitters: { who: file.submitters?.who ?? "anybody", users: new Set(file.submitters?.users) },
    corsHeaders: file.corsHeaders ?? [],
  };
}

/** Of an instance without a file. */
export const defaultVocabulary: Vocabulary = vocabularyOf(defaultFile);

/** The default platform. */
export const primaryService = ({ services }: Vocabulary): string => services[0].name;

/** The first candidate that is a known platform. Never throws. */
export function namedService(vocabulary: Vocabulary, candidates: readonly unknown[]): Service | undefined {
  for (const candidate of candidates) {
    if (typeof candidate !== "string") continue;
    const known = vocabulary.serviceByName.get(candidate.trim().toLowerCase());
    if (known !== undefined) return known;
  }
  return undefined;
}

/** The canonical spelling of the first candidate that is a known platform, else the default. Never throws. */
export const normaliseService = (vocabulary: Vocabulary, ...candidates: readonly unknown[]): string =>
  (namedService(vocabulary, candidates) ?? vocabulary.services[0]).name;

/** What a player gets that names no categories. */
export const usualCategories = ({ categories }: Vocabulary): readonly string[] => [...categories.keys()].slice(0, 1);

export const isActionType = (value: unknown): value is ActionType => actionTypes.some((known) => known === value);

export const supports = (vocabulary: Vocabulary, category: string, actionType: string): boolean =>
  vocabulary.categories.get(category)?.actionTypes.some((known) => known === actionType) ?? false;
