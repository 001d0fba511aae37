// Generated from spec/vocabulary.schema.json by `npm run generate`. Edit the specification, not this file.
/**
 * Address with {videoID} where the id belongs and, if videos have parts, {part}.
 */
export type VideoUrl = string;
export type ActionName = "skip" | "mute" | "full" | "poi" | "chapter";
export type Seconds = number;

/**
 * What an instance knows: its platforms, categories and action types, and who may submit. See docs/data/vocabulary.md.
 */
export interface VocabularyFile {
  /**
   * The platforms. The first is the default: of requests that name none, or one that is not listed.
   *
   * @minItems 1
   * @maxItems 50
   */
  services: [Service, ...Service[]];
  /**
   * What a submission means that names a platform that is not listed: the default one, as players expect, or nothing. Everything else than a submission is always about the default one.
   */
  unknownService?: "default" | "refuse";
  /**
   * The categories, in the order in which pages list them. The first is what a player gets that asks for none.
   *
   * @minItems 1
   * @maxItems 100
   */
  categories: [Category, ...Category[]];
  /**
   * What clients can do with a segment, out of what players know. Default: all five.
   *
   * @minItems 1
   */
  actionTypes?: [ActionType, ...ActionType[]];
  /**
   * Who may submit segments. Default: anybody. VIPs always may; voting stays open to all.
   */
  submitters?: {
    /**
     * `anybody`; `listed`: the users below; `token`: the users below, and requests with the header X-Submit-Token that SUBMIT_TOKEN is set to.
     */
    who: "anybody" | "listed" | "token";
    /**
     * Public user ids.
     *
     * @maxItems 10000
     */
    users?: string[];
  };
  /**
   * Headers that pages of other origins may send, in addition to the built-in ones and to CORS_ALLOW_HEADERS.
   *
   * @maxItems 50
   */
  corsHeaders?: string[];
}
/**
 * A platform.
 */
export interface Service {
  /**
   * Its name in requests, where case does not matter, and in what is stored.
   */
  name: string;
  /**
   * Whether segments can be submitted. Default: true.
   */
  submit?: boolean;
  id?: VideoId;
  part?: Part;
  videoUrl?: VideoUrl;
  thumbnailUrl?: VideoUrl;
  /**
   * Whether the pages of the service show these pictures, which browsers then get from there. Default: false.
   */
  showThumbnails?: boolean;
  /**
   * Address with {videoID} where the id belongs and, if videos have parts, {part}.
   */
  durationUrl?: string;
}
/**
 * The ids of its videos. Without a pattern, any text that can be stored.
 */
export interface VideoId {
  /**
   * Regular expression that the whole id matches.
   */
  pattern: string;
  /**
   * An id, which documents show.
   */
  example: string;
  /**
   * Also accept a link to a video where its id belongs, read as this platform writes links.
   */
  links?: "YouTube";
}
/**
 * A part of a video with a time line of its own. Clients send it as the end of the id: id, separator, part. Needs an id pattern.
 */
export interface Part {
  /**
   * What the platform calls it.
   */
  name: string;
  /**
   * A character that no id has.
   */
  separator: string;
  /**
   * Regular expression that the whole part matches.
   */
  pattern: string;
  /**
   * A part of the video of the example.
   */
  example: string;
  /**
   * Whether an id without a part is refused. Default: false.
   */
  required?: boolean;
}
/**
 * A category.
 */
export interface Category {
  /**
   * Its name in requests and in what is stored. `all` has a meaning of its own.
   */
  name: string;
  /**
   * What people call it.
   */
  label: string;
  /**
   * Its colour on a time line.
   */
  colour: string;
  /**
   * The action types that go with it.
   *
   * @minItems 1
   */
  actionTypes: [ActionName, ...ActionName[]];
  /**
   * Whether segments can be submitted. Default: true.
   */
  submit?: boolean;
  /**
   * The shortest segment, by action type, that is submitted or gets the category by votes. VIPs may submit shorter ones, and vote for them.
   */
  minSeconds?: {
    skip?: Seconds;
    mute?: Seconds;
    chapter?: Seconds;
  };
  /**
   * The reputation that a submitter needs, and who votes that a segment gets the category. VIPs need none.
   */
  minReputation?: number;
  /**
   * Who may submit chapters of the category, or vote that a chapter gets it: `anyone`; `established`: users with some good submissions, a reputation, or the right from a moderator; `vip`: VIPs, and users with that right.
   */
  chapters?: "anyone" | "established" | "vip";
  /**
   * Where the rules of the category are explained.
   */
  guidelineUrl?: string;
}
/**
 * An action type.
 */
export interface ActionType {
  name: ActionName;
  /**
   * What people call it. Default: what pages call it in the language of the reader.
   */
  label?: string;
}
