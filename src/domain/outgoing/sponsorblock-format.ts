import type { DataOf, Envelope, EventUser, EventVideo } from "./event.ts";

/** `Authorization` is added by who knows the secret. */
export type Message = Readonly<{ headers: Readonly<Record<string, string>>; body: Readonly<Record<string, unknown>> }>;

const red = 16_711_680;

/** What is not known is left out, as receivers expect it. */
const videoOf = ({ videoID, title, url, thumbnail }: EventVideo) => ({
  id: videoID,
  ...(title !== null && { title }),
  ...(url !== null && { url }),
  ...(thumbnail !== null && { thumbnail }),
});

const submissionBody = ({ video, segment, user }: DataOf<"submissions.new">) => ({
  video: videoOf(video),
  submission: {
    UUID: segment.UUID,
    category: segment.category,
    startTime: segment.startTime,
    endTime: segment.endTime,
    user: { UUID: user.userID, username: user.userName },
  },
});

const voteBody = ({ video, segment, submitter, actor, votes }: DataOf<"vote.up">) => ({
  // The original knows no rank of the administrator, who is a VIP there.
  user: { status: actor.rank === "admin" ? "vip" : actor.rank },
  video: videoOf(video),
  submission: {
    UUID: segment.UUID,
    views: segment.views,
    category: segment.category,
    startTime: segment.startTime,
    endTime: segment.endTime,
    user: { UUID: submitter.userID, username: submitter.userName, submissions: submitter.submissions },
  },
  votes,
});

const named = ({ userID, userName }: EventUser): string =>
  userName === null ? `(${userID})` : `${userName} (${userID})`;

const warningBody = ({ user, actor, reason }: DataOf<"warning">, timestamp: string) => ({
  embeds: [
    {
      title: "Warning",
      description: `**User:** ${named(user)}\n**Issuer:** ${named(actor)}\n**Reason:** ${reason}`,
      color: red,
      timestamp,
    },
  ],
});

function bodyOf(event: Envelope): Message["body"] {
  switch (event.type) {
    case "submissions.new":
    case "submissions.other":
      return submissionBody(event.data);
    case "vote.up":
    case "vote.down":
      return voteBody(event.data);
    case "warning":
      return warningBody(event.data, event.timestamp);
    default:
      return event.data;
  }
}

/**
 * An event as SponsorBlockServer sends it: the same headers and names of fields. The category is always there, names are
 * texts, and every segment has its UUID. Events that it does not have are sent with their data.
 */
export const sponsorblockMessage = (event: Envelope): Message => ({
  headers: { "event-type": event.type },
  body: bodyOf(event),
});
