/** Every text of the pages in English. Other languages have the same shape. `{name}` is filled in. */
export const en = {
  language: "English",
  title: "Segmark",
  navigation: {
    label: "Main",
    skip: "Skip to the content",
    home: "Home",
    leaderboards: "Leaderboards",
    statistics: "Statistics",
    mine: "My work",
    moderation: "Moderation",
    operations: "Operations",
    cluster: "Cluster",
    reference: "API",
    menu: "Menu",
  },
  preferences: { theme: "Theme", system: "System", light: "Light", dark: "Dark", language: "Language" },
  general: {
    loading: "Loading …",
    nothing: "Nothing here.",
    more: "Show more",
    retry: "Try again",
    copy: "Copy {what}",
    copied: "Copied",
    yes: "yes",
    no: "no",
    cancel: "Cancel",
    save: "Save",
    remove: "Remove",
    all: "all",
    rows: "{count} rows",
    unknownPage: "There is no such page.",
    failed: "This did not work: {reason}",
    unreachable: "The service cannot be reached.",
    sortBy: "Sort by {column}",
  },
  segment: {
    submitted: "Submitted",
    start: "Start",
    end: "End",
    length: "Length",
    votes: "Votes",
    views: "Views",
    category: "Category",
    action: "Action",
    state: "State",
    uuid: "UUID",
    user: "User",
    video: "Video",
    name: "Name",
    service: "Platform",
    states: {
      shown: "shown",
      votedAway: "voted away",
      hidden: "hidden",
      shadowHidden: "shadow hidden",
      locked: "locked",
    },
    actions: { skip: "skip", mute: "mute", full: "whole video", poi: "highlight", chapter: "chapter" },
  },
  home: {
    title: "Segments of videos",
  },
  video: {
    title: "Video",
  },
  segmentPage: {
    title: "Segment",
  },
  user: {
    title: "User",
  },
  leaderboards: {
    title: "Leaderboards",
  },
  statistics: {
    title: "Statistics",
  },
  mine: {
    title: "My work",
  },
  moderation: {
    title: "Moderation",
  },
  operations: {
    title: "Operations",
  },
  cluster: {
    title: "Cluster",
  },
  reference: {
    title: "API reference",
  },
} as const;

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };
export type Texts = Widened<typeof en>;
