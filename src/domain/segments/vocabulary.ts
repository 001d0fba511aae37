/** What a client does with a segment: skip it, mute it, label the whole video, mark a point, name a chapter. */
export const actionTypes = ["skip", "mute", "full", "poi", "chapter"] as const;
export type ActionType = (typeof actionTypes)[number];

/**
 * The platforms and categories an instance knows.
 * Shape   `services.read[0]` is the default and primary platform; `services.submit` are those that accept submissions;
 *         `categories` is a map because its keys are compared with untrusted text (`constructor` is not a category)
 */
export type Vocabulary = Readonly<{
  services: Readonly<{ read: readonly [string, ...string[]]; submit: readonly string[] }>;
  categories: ReadonlyMap<string, readonly ActionType[]>;
  /** How pages show categories. */
  looks: ReadonlyMap<string, Look>;
  /** Address of a video by platform, with `{videoID}` where its id belongs; a platform of many sites has none. */
  videoUrls: ReadonlyMap<string, string>;
}>;

/** `colour`: `#` and six lower-case hexadecimal digits. */
export type Look = Readonly<{ label: string; colour: string }>;

export const defaultVocabulary: Vocabulary = {
  services: { read: ["YouTube", "Spotify", "PeerTube"], submit: ["YouTube", "Spotify"] },
  categories: new Map<string, readonly ActionType[]>([
    ["sponsor", ["skip", "mute", "full"]],
    ["selfpromo", ["skip", "mute", "full"]],
    ["exclusive_access", ["full"]],
    ["interaction", ["skip", "mute"]],
    ["intro", ["skip", "mute"]],
    ["outro", ["skip", "mute"]],
    ["preview", ["skip", "mute"]],
    ["hook", ["skip", "mute"]],
    ["filler", ["skip", "mute"]],
    ["music_offtopic", ["skip"]],
    ["poi_highlight", ["poi"]],
    ["chapter", ["chapter"]],
  ]),
  looks: new Map([
    ["sponsor", { label: "Sponsor", colour: "#00d400" }],
    ["selfpromo", { label: "Self-promotion", colour: "#ffff00" }],
    ["exclusive_access", { label: "Exclusive access", colour: "#008a5c" }],
    ["interaction", { label: "Interaction reminder", colour: "#cc00ff" }],
    ["intro", { label: "Intro", colour: "#00ffff" }],
    ["outro", { label: "Outro", colour: "#0202ed" }],
    ["preview", { label: "Preview or recap", colour: "#008fd6" }],
    ["hook", { label: "Hook", colour: "#395699" }],
    ["filler", { label: "Filler", colour: "#7300ff" }],
    ["music_offtopic", { label: "Non-music part", colour: "#ff9900" }],
    ["poi_highlight", { label: "Highlight", colour: "#ff1684" }],
    ["chapter", { label: "Chapter", colour: "#ffd983" }],
  ]),
  videoUrls: new Map([
    ["YouTube", "https://www.youtube.com/watch?v={videoID}"],
    ["Spotify", "https://open.spotify.com/episode/{videoID}"],
  ]),
};

/** For a category without a look of its own. */
const plainColour = "#808080";

/** A category without a look of its own is shown by its name, in grey. */
export const lookOf = (vocabulary: Vocabulary, category: string): Look =>
  vocabulary.looks.get(category) ?? { label: category, colour: plainColour };

/** The default platform. */
export const primaryService = (vocabulary: Vocabulary): string => vocabulary.services.read[0];

/** The canonical spelling of the first candidate that is a known platform, else the default. Never throws. */
export function normaliseService(vocabulary: Vocabulary, ...candidates: readonly unknown[]): string {
  for (const candidate of candidates) {
    if (typeof candidate !== "string") continue;
    const normalised = candidate.trim().toLowerCase();
    const known = vocabulary.services.read.find((name) => name.toLowerCase() === normalised);
    if (known !== undefined) return known;
  }
  return primaryService(vocabulary);
}

export const isActionType = (value: unknown): value is ActionType => actionTypes.some((known) => known === value);

export const supports = (vocabulary: Vocabulary, category: string, actionType: string): boolean =>
  vocabulary.categories.get(category)?.some((known) => known === actionType) ?? false;
