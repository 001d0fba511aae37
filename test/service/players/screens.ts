import {
  type Client,
  encoded,
  json,
  prefix,
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

/** Clients of televisions, sticks and phones, by their name on the page. */
export const screens: Readonly<Record<string, Client>> = {
  ReVanced: {
    read: (server) => ({
      url: `${server}/api/skipSegments?videoID=${VIDEO}&categories=${encoded([...usual, "preview", "filler", "poi_highlight"])}`,
    }),
    gets: [...skips, "poi_highlight skip"],
    fields: { ...reported, locked: "flag" },
    further: (server, { uuid, user }) => [
      {
        method: "POST",
        url: `${server}/api/skipSegments?userID=${user}&videoID=${VIDEO}&category=sponsor&startTime=140.500&endTime=150.250&videoDuration=212.100`,
      },
      { method: "POST", url: `${server}/api/viewedVideoSponsorTime?UUID=${uuid}` },
      { method: "POST", url: `${server}/api/voteOnSponsorTime?userID=${user}&UUID=${uuid}&type=1` },
      { url: `${server}/api/isUserVIP?userID=${user}`, shape: { vip: "boolean" } },
    ],
  },
  LibreTube: {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(4)}?${repeated("category", [...usual, "poi_highlight", "exclusive_access"])}&${repeated("actionType", ["skip", "mute", "full", "poi", "chapter"])}`,
    }),
    gets: [...skips, "selfpromo mute", "poi_highlight poi", "exclusive_access full"],
    fields: wholeSegment,
    further: (server, { uuid, user }) => [
      {
        method: "POST",
        url: `${server}/api/skipSegments?videoID=${VIDEO}&userID=${user}&userAgent=LibreTube%2F0.28.0&startTime=140.5&endTime=150.25&category=sponsor&description=`,
      },
      ...[0, 20, 1].map((type) => ({
        method: "POST" as const,
        url: `${server}/api/voteOnSponsorTime?UUID=${uuid}&userID=${user}&type=${type}`,
      })),
      { url: `${server}/api/videoLabels/${prefix(4)}`, shape: { videoID: "text", segments: "list" } },
    ],
  },
  Tubular: {
    read: (api) => ({
      url: `${api}skipSegments/${prefix(4)}?categories=${encoded([...usual, "poi_highlight"])}&actionTypes=${encoded(["skip", "poi"])}&userAgent=Mozilla/5.0`,
    }),
    gets: [...skips, "poi_highlight poi"],
    fields: { ...reported, actionType: "text" },
    further: (api, { uuid, user }) => [
      {
        method: "POST",
        url: `${api}skipSegments?videoID=${VIDEO}&startTime=140.5&endTime=150.25&category=sponsor&userID=${user}&userAgent=Mozilla/5.0&actionType=skip`,
        body: "",
      },
      { method: "POST", url: `${api}voteOnSponsorTime?UUID=${uuid}&userID=${user}&type=1`, body: "" },
    ],
  },
  Yattee: {
    read: (server) => ({ url: `${server}/api/skipSegments?categories=${encoded(usual)}&videoID=${VIDEO}` }),
    gets: skips,
    fields: reported,
  },
  iSponsorBlock: {
    read: (api) => ({
      url: `${api}/skipSegments?videoID=${VIDEO}&categories=${quoted(usual).replaceAll(",", ",%20")}`,
    }),
    gets: skips,
    fields: reported,
  },
  SmartTube: {
    read: (url) => ({ url: `${url}?videoID=${VIDEO}&categories=${quoted(usual)}` }),
    gets: skips,
    fields: { ...reported, actionType: "text" },
    further: (url) => [{ url: `${url}?videoID=${VIDEO}` }],
  },
  TizenTube: {
    read: (api) => ({ url: `${api}/skipSegments/${prefix(4)}?categories=${encoded([...usual, "preview", "filler"])}` }),
    gets: skips,
    fields: plain,
  },
  "youtube-webos": {
    read: (api) => ({ url: `${api}/skipSegments/${prefix(4)}?categories=${encoded(usual)}` }),
    gets: skips,
    fields: plain,
  },
  Playlet: {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(4)}?categories=${encoded(["sponsor", "selfpromo", "intro", "poi_highlight"])}&actionTypes=${encoded(["skip", "mute", "poi"])}`,
    }),
    gets: [...skips, "selfpromo mute", "poi_highlight poi"],
    fields: { ...plain, actionType: "text", votes: "integer" },
    further: (server, { uuid }) => [
      { method: "POST", url: `${server}/api/viewedVideoSponsorTime?UUID=${uuid}`, body: "" },
    ],
  },
  iSponsorBlockTV: {
    read: (api) => ({
      url: `${api}skipSegments/${prefix(4)}?category=sponsor&category=selfpromo&actionType=skip&service=youtube`,
      headers: { Accept: "application/json" },
    }),
    gets: ["sponsor skip"],
    fields: { segment: "times", UUID: "uuid", locked: "flag" },
    further: (api, { uuid }) => [{ method: "POST", url: `${api}viewedVideoSponsorTime/?UUID=${uuid}` }],
  },
  "go-SponsorBlockTV": {
    read: (api) => ({
      url: `${api}/skipSegments/${prefix(4)}?actionType=skip&category=sponsor&service=youtube`,
      headers: { Accept: "application/json" },
    }),
    gets: ["sponsor skip"],
    fields: { segment: "times", UUID: "uuid", locked: "flag" },
    further: (api, { uuid }) => [{ method: "POST", url: `${api}/viewedVideoSponsorTime/?UUID=${uuid}` }],
  },
  CastSponsorSkip: {
    read: (host) => ({
      url: `https://${host}/api/skipSegments/${prefix(4)}?actionType=skip&actionType=mute&category=sponsor&category=selfpromo`,
    }),
    gets: ["sponsor skip", "selfpromo mute"],
    fields: wholeSegment,
  },
  sponsorblockcast: {
    read: (url) => ({ url: `${url}?videoID=${VIDEO}&categories=["sponsor","intro"]` }),
    gets: skips,
    fields: plain,
  },
  castblock: {
    read: (host) => ({
      url: `https://${host}/api/skipSegments?categories=${encoded(["sponsor", "intro"])}&videoID=${VIDEO}`,
    }),
    gets: skips,
    fields: plain,
  },
  "castblock-php": {
    read: (url) => ({ url: `${url}/${prefix(8)}?categories=${encoded(["sponsor", "intro"])}` }),
    gets: skips,
    fields: plain,
    further: (url) => [{ url: `${url}/${prefix(4)}?categories=${encoded(["sponsor"])}`, headers: json }],
  },
};
