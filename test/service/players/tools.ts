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

const reported: Shape = { segment: "times", category: "text", UUID: "uuid" };
const utf8 = { "Content-Type": "application/json;charset=UTF-8" };
const user: Shape = {
  userID: "userId",
  userName: "text",
  minutesSaved: "number",
  segmentCount: "integer",
  ignoredSegmentCount: "integer",
  viewCount: "integer",
  ignoredViewCount: "integer",
  warnings: "integer",
  reputation: "number",
  vip: "boolean",
};
const record: Shape = {
  ...{ videoID: "text", hashedVideoID: "userId", startTime: "number", endTime: "number", votes: "integer" },
  ...{ locked: "flag", incorrectVotes: "integer", UUID: "uuid", userID: "userId", timeSubmitted: "integer" },
  ...{ views: "integer", category: "text", service: "text", videoDuration: "number", hidden: "flag" },
  ...{ reputation: "number", shadowHidden: "flag", userAgent: "text", description: "text", actionType: "text" },
};
const totals: Shape = { viewCount: "integer", totalSubmissions: "integer", minutesSaved: "number" };
const leaders: Shape = { userNames: "list", viewCounts: "list", totalSubmissions: "list", minutesSaved: "list" };

/** Libraries, bots and web pages, by their name on the page. */
export const tools: Readonly<Record<string, Client>> = {
  "sponsorblock.py": {
    read: (server) => ({
      url: `${server}/api/skipSegments/?${repeated("category", ["sponsor", "selfpromo", "interaction", "intro", "outro", "preview", "music_offtopic", "poi_highlight"])}&service=YouTube&videoID=${VIDEO}`,
      headers: json,
    }),
    gets: [...skips, "poi_highlight skip"],
    fields: { ...reported, actionType: "text" },
    further: (server, { uuid, publicId }) => [
      { url: `${server}/api/skipSegments/${prefix(32)}?category=sponsor&service=YouTube`, headers: json },
      { method: "POST", url: `${server}/api/viewedVideoSponsorTime?UUID=${uuid}`, headers: json },
      { url: `${server}/api/userInfo?publicUserID=${publicId}`, headers: json, shape: user },
      { url: `${server}/api/segmentInfo?UUID=${uuid}`, headers: json, shape: record },
      { url: `${server}/api/getTotalStats?countContributingUsers=True`, headers: json, shape: totals },
      { url: `${server}/api/getTopUsers?sortType=0&categoryStats=False`, headers: json, shape: leaders },
    ],
  },
  "sponsorblock-api": {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(4)}?service=YouTube&categories=${quoted(["sponsor"])}`,
    }),
    gets: ["sponsor skip"],
    fields: { ...reported, videoDuration: "number" },
    further: (server, { uuid, user: id, other }) => [
      { url: `${server}/api/skipSegments/${prefix(4)}` },
      { url: `${server}/api/voteOnSponsorTime?UUID=${uuid}&userID=${id}&type=20` },
      { method: "POST", url: `${server}/api/viewedVideoSponsorTime?UUID=${uuid}`, headers: json },
      { url: `${server}/api/segmentInfo?UUIDs=${quoted([uuid])}`, shape: record },
      { url: `${server}/api/getViewsForUser?userID=${id}`, shape: { viewCount: "integer" } },
      { url: `${server}/api/getSavedTimeForUser?userID=${id}`, shape: { timeSaved: "number" } },
      { url: `${server}/api/getUsername?userID=${id}`, shape: { userName: "text" } },
      { url: `${server}/api/isUserVIP?userID=${id}`, shape: { vip: "boolean" } },
      {
        method: "POST",
        url: `${server}/api/noSegments`,
        headers: json,
        body: JSON.stringify({ videoID: VIDEO, userID: id, categories: ["outro"] }),
      },
      {
        method: "POST",
        url: `${server}/api/shadowBanUser?userID=${other}&adminUserID=${id}&enabled=true`,
        headers: json,
      },
    ],
  },
  "sponsor-block-rs": {
    read: (api) => ({
      url: `${api}/skipSegments/${prefix(4)}?categories=${encoded(["sponsor", "selfpromo", "intro"])}&actionTypes=${encoded(["skip", "mute"])}&service=YouTube`,
    }),
    gets: [...skips, "selfpromo mute"],
    fields: { ...reported, actionType: "text", locked: "flag", votes: "integer", videoDuration: "number" },
    further: (api, { uuid, publicId }) => [
      {
        url: `${api}/skipSegments/${prefix(4)}?categories=${encoded(["sponsor"])}&actionTypes=${encoded(["skip"])}&service=YouTube&requiredSegments=${encoded([uuid])}`,
      },
      { url: `${api}/segmentInfo?UUIDs=${encoded([uuid])}`, shape: record },
      { url: `${api}/userInfo?publicUserID=${publicId}`, shape: user },
      {
        url: `${api}/userStats?publicUserID=${publicId}&fetchCategoryStats=true&fetchActionTypeStats=true`,
        shape: { userID: "userId", userName: "text" },
      },
      { url: `${api}/status` },
    ],
  },
  "sponsorblock-client": {
    read: (server) => ({
      url: `${server}/api/skipSegments/${prefix(4)}?category=sponsor&category=exclusive_access&actionType=skip&actionType=full`,
    }),
    gets: ["sponsor skip", "exclusive_access full"],
    fields: { ...reported, actionType: "text" },
  },
  "sponsor-block-kt": {
    read: (api) => ({
      url: `${api}skipSegments?videoID=${VIDEO}&category=sponsor&actionType=skip&service=YouTube`,
      headers: json,
    }),
    gets: ["sponsor skip"],
    fields: wholeSegment,
    only: true,
    further: (api, { uuid, publicId }) => [
      { url: `${api}segmentInfo?UUID=${uuid}`, headers: json, shape: record },
      { url: `${api}userInfo?publicUserID=${publicId}`, headers: json, shape: user },
      { url: `${api}getTopUsers?sortType=0`, headers: json, shape: leaders },
      { url: `${api}getTopCategoryUsers?sortType=0&category=sponsor`, headers: json, shape: leaders },
      { url: `${api}getDaysSavedFormatted`, headers: json, shape: { daysSaved: "number" } },
    ],
  },
  JSponsorBlock: {
    read: (api) => ({ url: `${api}skipSegments?videoID=${VIDEO}&service=YouTube` }),
    gets: ["sponsor skip"],
    fields: { ...reported, locked: "flag", votes: "integer", description: "text", videoDuration: "number" },
    further: (api) => [{ url: `${api}skipSegments?videoID=${VIDEO}` }],
  },
  "sb-slash": {
    read: (api) => ({
      url: `${api}/skipSegments?videoID=${VIDEO}&categories=${quoted(["sponsor", "chapter"])}&actionTypes=${quoted(["skip", "mute", "full", "poi", "chapter"])}`,
    }),
    gets: ["sponsor skip", "chapter chapter"],
    fields: { ...reported, actionType: "text" },
    further: (api, { uuid, user: id, publicId, other }) => [
      { url: `${api}/userInfo?publicUserID=${publicId}`, shape: user },
      { url: `${api}/userinfo?publicUserID=${publicId}`, shape: user },
      { url: `${api}/userInfo?publicUserID=${publicId}&value=banned`, shape: { banned: "boolean" } },
      { url: `${api}/segmentInfo?UUID=${uuid}`, shape: record },
      { url: `${api}/userID?username=nobody&exact=false`, status: 404 },
      { url: `${api}/lockCategories?videoID=${VIDEO}`, status: 404 },
      { method: "POST", url: `${api}/voteOnSponsorTime?UUID=${uuid}&type=1&userID=${id}` },
      { method: "POST", url: `${api}/voteOnSponsorTime?UUID=${uuid}&category=selfpromo&userID=${id}` },
      { method: "POST", url: `${api}/clearCache?videoID=${VIDEO}&userID=${id}` },
      {
        method: "POST",
        url: `${api}/lockCategories`,
        headers: utf8,
        body: JSON.stringify({
          videoID: VIDEO,
          categories: ["sponsor"],
          actionTypes: ["skip"],
          reason: "",
          userID: id,
        }),
      },
      {
        method: "POST",
        url: `${api}/warnUser`,
        headers: utf8,
        body: JSON.stringify({ userID: other, issuerUserID: id, enabled: false }),
      },
      {
        method: "POST",
        url: `${api}/purgeAllSegments`,
        headers: utf8,
        body: JSON.stringify({ videoID: VIDEO, userID: id }),
      },
    ],
  },
  sponsorBlockControl: {
    further: (server, { uuid, user: id, publicId }) => [
      { url: `${server}/api/userInfo?publicUserID=${publicId}`, shape: user },
      { url: `${server}/api/getUserInfo?publicUserID=${publicId}`, shape: user },
      { url: `${server}/api/getTotalStats`, shape: totals },
      { method: "POST", url: `${server}/api/voteOnSponsorTime?UUID=${uuid}&userID=${id}&type=0` },
      { method: "POST", url: `${server}/api/setUsername?userID=${id}&username=Ann` },
      { method: "POST", url: `${server}/api/clearCache?userID=${id}&videoID=${VIDEO}` },
    ],
  },
  SponsorBlockSite: {
    further: (server) => [
      {
        url: `${server}/api/getTotalStats?countContributingUsers=true`,
        shape: { ...totals, userCount: "integer", activeUsers: "integer", apiUsers: "integer" },
      },
      { url: `${server}/api/getTopUsers?categoryStats=true&sortType=0&category=all`, shape: leaders },
      { url: `${server}/api/getTopCategoryUsers?sortType=2&category=sponsor`, shape: leaders },
    ],
  },
};
