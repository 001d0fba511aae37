import type { DataOf, Envelope, EventUser } from "./event.ts";

/** Inclusive, in UTF-16 units. The sum of all texts of a message is at most 6000, which these cannot reach. */
const limits = { title: 256, description: 3000, author: 256 } as const;

const [orange, red] = [10_813_440, 16_711_680];

type Embed = Readonly<{
  title: string;
  url?: string;
  description: string;
  color: number;
  timestamp: string;
  author?: Readonly<{ name: string }>;
  thumbnail?: Readonly<{ url: string }>;
}>;

/** Cut without splitting a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** What users have written shows as they wrote it, mentions and links included. */
export const escaped = (text: string): string => text.replaceAll(/[\\`*_~|>#[\]()<@:.+-]/g, "\\$&");

/** `m:ss.mmm` */
export function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const rest = (milliseconds % 60_000) / 1000;
  return `${Math.floor(milliseconds / 60_000)}:${rest.toFixed(3).padStart(6, "0")}`;
}

const personText = ({ userID, userName }: EventUser): string =>
  userName === null ? escaped(userID) : `${escaped(userName)} (${escaped(userID)})`;

type About = Pick<DataOf<"submissions.new">, "video" | "segment">;

/** Embeds with one address are shown as one, so each points to its segment. */
function linksOf({ video, segment }: About): Pick<Embed, "url" | "thumbnail"> {
  if (video.url === null) return {};
  const url = new URL(video.url);
  url.searchParams.set("t", `${Math.max(0, Math.floor(segment.startTime) - 2)}s`);
  url.hash = `requiredSegment=${segment.UUID}`;
  return { url: url.href, ...(video.thumbnail !== null && { thumbnail: { url: video.thumbnail } }) };
}

const lines = (...rows: readonly (readonly [label: string, text: string])[]): string =>
  rows.map(([label, text]) => `**${label}:** ${text}`).join("\n");

const segmentRows = ({ segment }: About) =>
  [
    ["Segment", escaped(segment.UUID)],
    ["Time", `${clock(segment.startTime)} to ${clock(segment.endTime)}`],
    ["Category", escaped(segment.category)],
  ] as const;

const submissionEmbed = (data: DataOf<"submissions.new">) => ({
  title: data.video.title ?? data.video.videoID,
  description: lines(...segmentRows(data)),
  color: orange,
  author: { name: data.user.userName ?? data.user.userID },
  ...linksOf(data),
});

const voteEmbed = (data: DataOf<"vote.up">) => ({
  title: data.video.title ?? data.video.videoID,
  description: lines(
    ["Votes", `${data.votes.before} before, ${data.votes.after} now`],
    ["Views", String(data.segment.views)],
    ["Locked", data.segment.locked ? "yes" : "no"],
    ...segmentRows(data),
    ["Submitter", personText(data.submitter)],
    ["Their segments", `${data.submitter.submissions.total}, of which ${data.submitter.submissions.ignored} ignored`],
  ),
  color: orange,
  author: { name: `Vote by ${data.actor.rank}${data.segment.locked ? " (Locked)" : ""}` },
  ...linksOf(data),
});

const warningEmbed = ({ user, actor, reason, change }: DataOf<"warning">) => ({
  title: `Warning ${change}`,
  description: lines(["User", personText(user)], ["Issuer", personText(actor)], ["Reason", escaped(reason)]),
  color: red,
});

/** Of events without a form of their own: who did what to whom. */
function plainEmbed({ type, data }: Envelope): Omit<Embed, "timestamp"> {
  const rows: (readonly [label: string, text: string])[] = [];
  if ("message" in data) rows.push(["Message", escaped(data.message)]);
  if ("user" in data) rows.push(["User", personText(data.user)]);
  if ("video" in data) rows.push(["Video", escaped(data.video.videoID)]);
  if ("segment" in data) rows.push(...segmentRows(data));
  if ("actor" in data) rows.push(["By", personText(data.actor)]);
  if ("reason" in data && data.reason !== "") rows.push(["Reason", escaped(data.reason)]);
  return { title: type, description: lines(...rows), color: orange, ...("segment" in data && linksOf(data)) };
}

function embedOf(event: Envelope): Omit<Embed, "timestamp"> {
  switch (event.type) {
    case "submissions.new":
    case "submissions.other":
      return submissionEmbed(event.data);
    case "vote.up":
    case "vote.down":
    case "report":
      return voteEmbed(event.data);
    case "warning":
      return warningEmbed(event.data);
    default:
      return plainEmbed(event);
  }
}

/** The body of an incoming webhook of Discord: one embed, and nobody is notified of it. */
export function discordBody(event: Envelope): Readonly<Record<string, unknown>> {
  const { title, description, author, ...rest } = embedOf(event);
  const embed = {
    ...rest,
    title: cut(title, limits.title),
    description: cut(description, limits.description),
    ...(author !== undefined && { author: { name: cut(author.name, limits.author) } }),
    timestamp: event.timestamp,
  };
  return { embeds: [embed], allowed_mentions: { parse: [] } };
}
