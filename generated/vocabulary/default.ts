// Generated from spec/vocabularies/sponsorblock.yaml by `npm run generate`. Edit the specification, not this file.
import type { VocabularyFile } from "./file.ts";

export const defaultFile: VocabularyFile = {
  services: [
    {
      name: "YouTube",
      id: { pattern: "[\\w-]{11}", example: "dQw4w9WgXcQ", links: "YouTube" },
      videoUrl: "https://www.youtube.com/watch?v={videoID}",
      thumbnailUrl: "https://i.ytimg.com/vi/{videoID}/mqdefault.jpg",
    },
    { name: "Spotify", videoUrl: "https://open.spotify.com/episode/{videoID}" },
    { name: "PeerTube", submit: false },
  ],
  categories: [
    {
      name: "sponsor",
      label: "Sponsor",
      colour: "#00d400",
      actionTypes: ["skip", "mute", "full"],
      minSeconds: { skip: 1 },
    },
    { name: "selfpromo", label: "Self-promotion", colour: "#ffff00", actionTypes: ["skip", "mute", "full"] },
    { name: "exclusive_access", label: "Exclusive access", colour: "#008a5c", actionTypes: ["full"] },
    { name: "interaction", label: "Interaction reminder", colour: "#cc00ff", actionTypes: ["skip", "mute"] },
    { name: "intro", label: "Intro", colour: "#00ffff", actionTypes: ["skip", "mute"] },
    { name: "outro", label: "Outro", colour: "#0202ed", actionTypes: ["skip", "mute"] },
    { name: "preview", label: "Preview or recap", colour: "#008fd6", actionTypes: ["skip", "mute"] },
    { name: "hook", label: "Hook", colour: "#395699", actionTypes: ["skip", "mute"] },
    { name: "filler", label: "Filler", colour: "#7300ff", actionTypes: ["skip", "mute"] },
    { name: "music_offtopic", label: "Non-music part", colour: "#ff9900", actionTypes: ["skip"] },
    { name: "poi_highlight", label: "Highlight", colour: "#ff1684", actionTypes: ["poi"] },
    { name: "chapter", label: "Chapter", colour: "#ffd983", actionTypes: ["chapter"] },
  ],
};
