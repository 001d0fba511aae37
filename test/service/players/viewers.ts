import {
  type Client,
  encoded,
  json,
  prefix,
  pythonList,
  quoted,
  repeated,
  type Shape,
  skips,
  VIDEO,
  wholeSegment,
} from "./client.ts";

const plain: Shape = { segment: "times", category: "text" };
const reported: Shape = { ...plain, UUID: "uuid" };
const usual = ["sponsor", "intro", "outro", "interaction", "selfpromo", "music_offtopic"];
const extension = [
  ...["sponsor", "selfpromo", "exclusive_access", "interaction", "intro", "outro", "preview", "hook", "filler"],
  ...["music_offtopic", "poi_highlight", "chapter"],
];
const everything = [
  ...["sponsor skip", "intro skip", "selfpromo mute", "poi_highlight poi"],
  ...["exclusive_access full", "chapter chapter"],
];

/** Clients that people watch with, by their name on the page, without those of televisions and phones. */
export const viewers: Readonly<Record<string, Client>> = {
  SponsorBlock: {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(5)}?categories=${quoted(extension)}&actionTypes=${quoted(["skip", "mute", "chapter", "full", "poi"])}&trimUUIDs=null`,
      headers: { "X-CLIENT-NAME": "abcdefgh/5.11" },
    }),
    gets: everything,
    fields: wholeSegment,
    further: (server, { uuid, user }) => [
      { method: "POST", url: `${server}/api/viewedVideoSponsorTime?UUID=${uuid}`, headers: json, body: "{}" },
      {
        method: "POST",
        url: `${server}/api/voteOnSponsorTime?UUID=${uuid}&userID=${user}&type=1`,
        headers: json,
        body: "{}",
      },
    ],
  },
  "Spot-SponsorBlock": {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(5)}?categories=${quoted(["sponsor", "selfpromo", "interaction", "poi_highlight", "intro", "outro", "preview", "filler"])}&actionTypes=${quoted(["skip", "full", "poi"])}&trimUUIDs=5`,
      headers: { "X-CLIENT-NAME": "abcdefgh/1.0" },
    }),
    gets: [...skips, "poi_highlight poi"],
    fields: { ...plain, UUID: "text", actionType: "text" }, // it asks for five characters of it
  },
  "SB.js": {
    read: (server) => ({
      url: `${server}/api/skipSegments?videoID=${VIDEO}&categories=${quoted(["sponsor", "selfpromo", "interaction", "intro", "outro", "preview", "music_offtopic", "exclusive_access", "poi_highlight"])}&actionTypes=${quoted(["skip", "mute", "full", "poi"])}`,
      headers: { Origin: "https://video.example" },
    }),
    gets: everything.filter((segment) => segment !== "chapter chapter"),
    fields: { ...reported, actionType: "text" },
    further: (server, { uuid }) => [{ method: "POST", url: `${server}/api/viewedVideoSponsorTime?UUID=${uuid}` }],
  },
  FreeTube: {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(4)}?categories=${quoted(["sponsor", "selfpromo", "interaction", "intro", "outro", "preview", "music_offtopic", "filler"])}`,
    }),
    gets: skips,
    fields: { ...plain, videoDuration: "number", actionType: "text", locked: "flag", votes: "integer" },
  },
  "YouTube Music": {
    read: (server) => ({
      url: `${server}/api/skipSegments?videoID=${VIDEO}&categories=${quoted(usual)}`,
      headers: json,
    }),
    gets: skips,
    fields: { segment: "times" },
  },
  "youtube-local": {
    read: (server) => ({ url: `${server}/api/skipSegments/${prefix(4)}` }),
    gets: ["sponsor skip"],
    fields: plain,
  },
  mpv_sponsorblock: {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(4)}?categories=${pythonList(["sponsor", "intro", "outro", "interaction", "selfpromo", "filler"])}`,
    }),
    gets: skips,
    fields: reported,
    further: (server, { uuid, user }) => [
      { url: `${server}/api/viewedVideoSponsorTime?UUID=${uuid}` },
      { url: `${server}/api/voteOnSponsorTime?UUID=${uuid}&userID=${user}&type=0` },
      {
        method: "POST",
        url: `${server}/api/skipSegments`,
        headers: json,
        body: `{"videoID": "${VIDEO}", "segments": [{"segment": [140.5, 150.25], "category": "sponsor"}], "userID": "${user}"}`,
      },
    ],
  },
  "mpv-sponsorblock": {
    read: (server) => ({
      url: `${server}/api/skipSegments?videoID=${VIDEO}&category=sponsor&category=intro&actionType=skip&actionType=mute`,
    }),
    gets: skips,
    fields: { ...reported, actionType: "text" },
  },
  mpv_sponsorblock_chapterized: {
    read: (server) => ({
      url: `${server}?categories=${encoded(["sponsor", "selfpromo", "interaction", "Self_Promotion"])}&videoID=${VIDEO}`,
    }),
    gets: ["sponsor skip"],
    fields: plain,
    further: (server) => [{ url: `${server}/${prefix(4)}?categories=${encoded(["sponsor", "selfpromo"])}` }],
  },
  mpv_sponsorblock_minimal: {
    read: (server) => ({
      url: `${server}?videoID=${VIDEO}&categories=["sponsor","intro","outro","interaction","selfpromo"]`,
    }),
    gets: skips,
    fields: plain,
  },
  "script.service.sponsorblock": {
    read: (domain) => ({
      url: `https://${domain}/api/skipSegments?videoID=${VIDEO}&categories=${pythonList(["sponsor", "intro"])}`,
    }),
    gets: skips,
    fields: reported,
    further: (domain, { uuid, user }) => [
      { method: "POST", url: `https://${domain}/api/viewedVideoSponsorTime?UUID=${uuid}` },
      { method: "POST", url: `https://${domain}/api/voteOnSponsorTime?UUID=${uuid}&userID=${user}&type=1` },
    ],
  },
  "service.sponsorblock": {
    read: (api) => ({ url: `${api}/skipSegments?videoID=${VIDEO}` }),
    gets: ["sponsor skip"],
    fields: plain,
  },
  "yt-dlp": {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(4)}?service=YouTube&categories=${pythonList(["sponsor", "intro", "outro", "selfpromo", "preview", "filler", "interaction", "music_offtopic", "hook", "poi_highlight", "chapter"])}&actionTypes=${pythonList(["skip", "poi", "chapter"])}`,
    }),
    gets: [...skips, "poi_highlight poi", "chapter chapter"],
    fields: { ...plain, videoDuration: "number", actionType: "text", description: "text" },
  },
  "SponsorBlock Segments for Jellyfin": {
    read: (server) => ({
      url: `${server}/api/skipSegments?videoID=${VIDEO}&categories=${encoded(["sponsor", "selfpromo", "interaction", "intro", "outro", "preview", "filler", "music_offtopic", "poi_highlight", "hook"])}`,
    }),
    gets: [...skips, "poi_highlight skip"],
    fields: plain,
  },
  "SponsorBlock-Plugin": {
    read: (url) => ({ url: `${url}?videoID=${VIDEO}&categories=${pythonList(["sponsor", "intro"])}` }),
    gets: skips,
    fields: plain,
  },
  "Tube Archivist": {
    read: (api) => ({ url: `${api}/skipSegments?videoID=${VIDEO}` }),
    gets: ["sponsor skip"],
    fields: { ...reported, locked: "flag" },
    further: (api) => [
      {
        url: `${api}/skipSegments?videoID=${VIDEO}&${repeated("category", [...usual, "preview", "filler", "hook"])}`,
        headers: { "User-Agent": "https://github.com/tubearchivist/tubearchivist v0.5.0" },
      },
    ],
  },
  Piped: {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(4)}?categories=${encoded(["sponsor", "intro", "poi_highlight"])}`,
    }),
    gets: [...skips, "poi_highlight skip"],
    fields: wholeSegment,
    further: (server) => [
      {
        url: `${server}/api/skipSegments/${prefix(4)}?categories=${encoded(["sponsor"])}&actionTypes=${encoded(["skip", "mute"])}`,
      },
    ],
  },
};
