import { encoded, type Further, json, type Known, prefix, VIDEO } from "./client.ts";

const server = "https://segments.example.org";

/**
 * A request that cannot work, with its refusal or with the field that the answer lacks. `client` and `page` are how
 * docs/service/players.md says it.
 */
export type Mistake = Readonly<{
  client: string;
  page: string;
  sent: (known: Known) => Further & { status: number };
  lacks?: string;
}>;

/** Mistakes of clients that the page lists, each with one request that shows it. */
export const mistakes: readonly Mistake[] = [
  {
    client: "SponsorBlock, FreeTube, LibreTube",
    page: "titles and thumbnails (DeArrow)",
    sent: () => ({ url: `${server}/api/branding/${prefix(4)}`, status: 404 }),
  },
  {
    client: "mpv_sponsorblock",
    page: "`display_name`",
    sent: ({ user }) => ({
      method: "POST",
      url: `${server}/api/setUsername`,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: `userID=${user}&userName=Ann`,
      status: 400,
    }),
  },
  {
    client: "mpv_sponsorblock",
    page: "`local_database` of old versions",
    sent: () => ({ url: `${server}/database.db`, status: 404 }),
  },
  {
    client: "sponsorblock.py",
    page: "submitting, voting, setting a name",
    sent: ({ user }) => ({
      method: "POST",
      url: `${server}/api/skipSegments`,
      headers: json,
      body: `videoID=${VIDEO}&startTime=1&endTime=10&category=sponsor&userID=${user}`,
      status: 400,
    }),
  },
  {
    client: "sponsorblock-api",
    page: "clearing caches and purging",
    sent: ({ user }) => ({ url: `${server}/api/clearCache?videoID=${VIDEO}&userID=${user}`, status: 405 }),
  },
  {
    client: "sponsor-block-kt",
    page: "lists of categories",
    sent: () => ({
      url: `${server}/api/skipSegments?videoID=${VIDEO}&categories=sponsor%2Cintro&action=skip&service=youtube`,
      headers: json,
      status: 400,
    }),
  },
  {
    client: "sponsor-block-kt",
    page: "totals",
    sent: () => ({ url: `${server}/api/totalStats?countContributingUsers=true`, headers: json, status: 404 }),
  },
  {
    client: "sponsor-block-kt",
    page: "status of the server",
    sent: () => ({ url: `${server}/api/status`, headers: json, status: 200 }),
    lacks: "loadavg",
  },
  {
    client: "JSponsorBlock",
    page: "reading by hash prefix",
    sent: () => ({ url: `${server}/api/skipSegments/:${prefix(4)}`, status: 400 }),
  },
  {
    client: "go-SponsorBlockTV",
    page: "more than one category",
    sent: () => ({
      url: `${server}/api/skipSegments/${prefix(4)}?actionType=skip&category=${encodeURIComponent("sponsor,intro")}&service=youtube`,
      status: 400,
    }),
  },
  {
    client: "all",
    page: "a slash at the end of an address with a path that has none here",
    sent: () => ({ url: `${server}/api//skipSegments/${prefix(4)}?categories=${encoded(["sponsor"])}`, status: 404 }),
  },
];
