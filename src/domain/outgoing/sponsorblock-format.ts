import type { OutgoingEvent, SubmissionEvent, VoteEvent, WarningEvent } from "./event.ts";

/** `Authorization` is added by who knows the secret. */
export type Message = Readonly<{ headers: Readonly<Record<string, string>>; body: Readonly<Record<string, unknown>> }>;

const red = 16_711_680;

/** What is not known is left out, as receivers expect it. */
const videoOf = ({ videoID, title, url, thumbnail }: SubmissionEvent["data"]["video"]) => ({
  id: videoID,
  ...(title !== null && { title }),
  ...(url !== null && { url }),
  ...(thumbnail !== null && { thumbnail }),
});

const submissionBody = ({ video, segment, user }: SubmissionEvent["data"]) => ({
  video: videoOf(video),
  submission: {
    UUID: segment.UUID,
    category: segment.category,
    startTime: segment.startTime,
    endTime: segment.endTime,
    user: { UUID: user.userID, username: user.userName },
  },
});

const voteBody = ({ video, segment, submitter, voter, votes }: VoteEvent["data"]) => ({
  user: { status: voter.rank },
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

const named = ({ userID, userName }: WarningEvent["data"]["user"]): string =>
  userName === null ? `(${userID})` : `${userName} (${userID})`;

const warningBody = ({ user, issuer, reason }: WarningEvent["data"], timestamp: Date) => ({
  embeds: [
    {
      title: "Warning",
      description: `**User:** ${named(user)}\n**Issuer:** ${named(issuer)}\n**Reason:** ${reason}`,
      color: red,
      timestamp: timestamp.toISOString(),
    },
  ],
});

function bodyOf(event: OutgoingEvent): Message["body"] {
  switch (event.type) {
    case "submissions.new":
    case "submissions.other":
      return submissionBody(event.data);
    case "vote.up":
    case "vote.down":
      return voteBody(event.data);
    case "warning":
      return warningBody(event.data, event.timestamp);
  }
}

/**
 * An event as SponsorBlockServer sends it: the same headers and names of fields. The category is always there, names are
 * texts, and every segment has its UUID.
 */
export const sponsorblockMessage = (event: OutgoingEvent): Message => ({
  headers: { "event-type": event.type },
  body: bodyOf(event),
});
