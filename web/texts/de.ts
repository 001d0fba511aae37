import type { Texts } from "./en.ts";

export const de: Texts = {
  language: "Deutsch",
  title: "Segmark",
  navigation: {
    label: "Hauptmenü",
    skip: "Zum Inhalt springen",
    home: "Start",
    leaderboards: "Bestenlisten",
    statistics: "Statistik",
    mine: "Meine Beiträge",
    moderation: "Moderation",
    operations: "Betrieb",
    cluster: "Cluster",
    reference: "API",
    menu: "Menü",
  },
  preferences: { theme: "Farben", system: "System", light: "Hell", dark: "Dunkel", language: "Sprache" },
  general: {
    loading: "Wird geladen …",
    nothing: "Nichts vorhanden.",
    more: "Mehr anzeigen",
    retry: "Erneut versuchen",
    copy: "{what} kopieren",
    copied: "Kopiert",
    yes: "ja",
    no: "nein",
    cancel: "Abbrechen",
    save: "Speichern",
    remove: "Entfernen",
    all: "alle",
    rows: "{count} Zeilen",
    unknownPage: "Diese Seite gibt es nicht.",
    failed: "Das hat nicht geklappt: {reason}",
    unreachable: "Der Dienst ist nicht erreichbar.",
    sortBy: "Nach {column} sortieren",
  },
  segment: {
    submitted: "Eingereicht",
    start: "Anfang",
    end: "Ende",
    length: "Länge",
    votes: "Stimmen",
    views: "Aufrufe",
    category: "Kategorie",
    action: "Aktion",
    state: "Zustand",
    uuid: "UUID",
    user: "Nutzer",
    video: "Video",
    name: "Name",
    service: "Plattform",
    states: {
      shown: "sichtbar",
      votedAway: "abgewählt",
      hidden: "verborgen",
      shadowHidden: "nur für den Absender sichtbar",
      locked: "bestätigt",
    },
    actions: {
      skip: "überspringen",
      mute: "stummschalten",
      full: "ganzes Video",
      poi: "Höhepunkt",
      chapter: "Kapitel",
    },
  },
  home: {
    title: "Segmente von Videos",
  },
  video: {
    title: "Video",
  },
  segmentPage: {
    title: "Segment",
  },
  user: {
    title: "Nutzer",
  },
  leaderboards: {
    title: "Bestenlisten",
  },
  statistics: {
    title: "Statistik",
  },
  mine: {
    title: "Meine Beiträge",
  },
  moderation: {
    title: "Moderation",
  },
  operations: {
    title: "Betrieb",
  },
  cluster: {
    title: "Cluster",
  },
  reference: {
    title: "API-Referenz",
  },
};
