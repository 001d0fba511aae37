import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clock, cut, discordBody, escaped } from "../../../src/domain/outgoing/discord-format.ts";
import type { DataOf, Envelope } from "../../../src/domain/outgoing/event.ts";
import { sponsorblockMessage } from "../../../src/domain/outgoing/sponsorblock-format.ts";

const about = { timestamp: "2026-01-02T03:04:05.678Z", sequence: 1 };
const video = {
  service: "YouTube",
  videoID: "dQw4w9WgXcQ",
  title: "A title",
  url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  thumbnail: "https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg",
} as const;
const segment = {
  UUID: "a1b2c3",
  category: "sponsor",
  actionType: "skip",
  startTime: 61.5,
  endTime: 75.25,
  locked: false,
  views: 9,
} as const;
const user = { userID: "aa11", userName: "ann_b" } as const;

const submission = (more: Partial<DataOf<"submissions.new">> = {}) =>
  ({ ...about, type: "submissions.new", data: { video, segment, user, ...more } }) satisfies Envelope;
const vote = (more: Partial<DataOf<"vote.up">> = {}) =>
  ({
    ...about,
    type: "vote.down",
    data: {
      video,
      segment,
      submitter: { ...user, submissions: { total: 12, ignored: 3 } },
      actor: { userID: "cc33", userName: null, rank: "vip" },
      votes: { before: 2, after: -1 },
      ...more,
    },
  }) satisfies Envelope;
const warning = (more: Partial<DataOf<"warning">> = {}) =>
  ({
    ...about,
    type: "warning",
    data: {
      user,
      actor: { userID: "bb22", userName: null, rank: "vip" },
      reason: "Too long",
      change: "issued",
      ...more,
    },
  }) satisfies Envelope;

describe("what a receiver of SponsorBlockServer reads", () => {
  it("of a submission", () => {
    expect(sponsorblockMessage(submission())).toEqual({
      headers: { "event-type": "submissions.new" },
      body: {
        video: { id: video.videoID, title: video.title, url: video.url, thumbnail: video.thumbnail },
        submission: {
          UUID: "a1b2c3",
          category: "sponsor",
          startTime: 61.5,
          endTime: 75.25,
          user: { UUID: "aa11", username: "ann_b" },
        },
      },
    });
  });

  it("of a vote", () => {
    expect(sponsorblockMessage(vote())).toEqual({
      headers: { "event-type": "vote.down" },
      body: {
        user: { status: "vip" },
        video: { id: video.videoID, title: video.title, url: video.url, thumbnail: video.thumbnail },
        submission: {
          UUID: "a1b2c3",
          views: 9,
          category: "sponsor",
          startTime: 61.5,
          endTime: 75.25,
          user: { UUID: "aa11", username: "ann_b", submissions: { total: 12, ignored: 3 } },
        },
        votes: { before: 2, after: -1 },
      },
    });
  });

  it("of a warning, with names as texts", () => {
    expect(sponsorblockMessage(warning())).toEqual({
      headers: { "event-type": "warning" },
      body: {
        embeds: [
          {
            title: "Warning",
            description: "**User:** ann_b (aa11)\n**Issuer:** (bb22)\n**Reason:** Too long",
            color: 16711680,
            timestamp: "2026-01-02T03:04:05.678Z",
          },
        ],
      },
    });
  });

  it("has no title and no addresses where none are known, and null for a user without a name", () => {
    const bare = { ...video, title: null, url: null, thumbnail: null };
    const { body } = sponsorblockMessage(submission({ video: bare, user: { userID: "aa11", userName: null } }));
    expect(body).toMatchObject({
      video: { id: video.videoID },
      submission: { user: { UUID: "aa11", username: null } },
    });
    expect(Object.keys(body["video"] as object)).toEqual(["id"]);
  });
});

describe("what Discord shows", () => {
  const embedOf = (event: Envelope) => (discordBody(event)["embeds"] as Record<string, unknown>[])[0] ?? {};

  it("of a submission, with an address of its own", () => {
    expect(discordBody(submission())).toEqual({
      embeds: [
        {
          title: "A title",
          url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=59s#requiredSegment=a1b2c3",
          description: "**Segment:** a1b2c3\n**Time:** 1:01.500 to 1:15.250\n**Category:** sponsor",
          color: 10813440,
          author: { name: "ann_b" },
          thumbnail: { url: video.thumbnail },
          timestamp: "2026-01-02T03:04:05.678Z",
        },
      ],
      allowed_mentions: { parse: [] },
    });
  });

  it("of a vote and a warning", () => {
    expect(embedOf(vote())["description"]).toBe(
      "**Votes:** 2 before, -1 now\n**Views:** 9\n**Locked:** no\n**Segment:** a1b2c3\n**Time:** 1:01.500 to 1:15.250\n" +
        "**Category:** sponsor\n**Submitter:** ann\\_b (aa11)\n**Their segments:** 12, of which 3 ignored",
    );
    expect(embedOf(warning({ reason: "@everyone *look*" }))["description"]).toBe(
      "**User:** ann\\_b (aa11)\n**Issuer:** bb22\n**Reason:** \\@everyone \\*look\\*",
    );
  });

  it.each([
    [0, "0:00.000"],
    [59.9996, "1:00.000"],
    [3661.5, "61:01.500"],
  ])("%d s as %s", (seconds, text) => expect(clock(seconds)).toBe(text));

  it("stays within the limits, whatever users write", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 5000 });
    fc.assert(
      fc.property(text, text, text, (title, name, reason) => {
        const person = { userID: "x".repeat(64), userName: name };
        for (const event of [
          submission({ video: { ...video, title }, user: person }),
          vote({ video: { ...video, title }, submitter: { ...person, submissions: { total: 1, ignored: 0 } } }),
          warning({ user: person, actor: { ...person, rank: "other" as const }, reason }),
        ]) {
          const embed = embedOf(event);
          const author = (embed["author"] as { name: string } | undefined)?.name ?? "";
          const texts = [String(embed["title"]), String(embed["description"]), author];
          expect(texts.map(({ length }, at) => length <= ([256, 4096, 256][at] ?? 0))).toEqual([true, true, true]);
          expect(texts.join("").length).toBeLessThanOrEqual(6000);
          expect(texts.every((one) => one.isWellFormed())).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("cuts no character in two, and escapes Markdown", () => {
    expect(cut("ab😀cd", 4)).toBe("ab…");
    expect(cut("abcd", 4)).toBe("abcd");
    expect(escaped("[a](http://b) `c` <@1>")).toBe("\\[a\\]\\(http\\://b\\) \\`c\\` \\<\\@1\\>");
  });
});
