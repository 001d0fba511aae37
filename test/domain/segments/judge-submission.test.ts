import { describe, expect, it } from "vitest";
import type { Draft } from "../../../src/domain/segments/draft.ts";
import { unknownDuration } from "../../../src/domain/segments/duration.ts";
import { openIntake } from "../../../src/domain/segments/intake.ts";
import { judgeSubmission, type SubmissionFacts } from "../../../src/domain/segments/judge-submission.ts";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { defaultSubmissionRules, type Submission } from "../../../src/domain/segments/submission.ts";
import { Problem } from "../../../src/errors.ts";
import { row } from "../row.ts";

const ann: SubmissionFacts["caller"] = {
  publicId: "f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f",
  ipHash: "my address",
  isVip: false,
  isBanned: false,
  ipBanned: false,
  isInvited: true,
  reputation: 1.5,
  record: { submissions: 0, downvoted: 0, granted: false, grantedFiller: false },
};
const unproven = { ...ann, reputation: 0 };
const granted = { submissions: 0, downvoted: 0, granted: true, grantedFiller: false };
const vip = { ...ann, isVip: true };
const said = (seconds: number) => ({ seconds, askedAt: 4000, isRemembered: false });
const facts: SubmissionFacts = {
  now: 5000,
  caller: ann,
  warning: undefined,
  locks: [],
  erased: undefined,
  existing: [],
  confirmedDuration: unknownDuration,
  intake: openIntake,
};

const draft = (times: Draft["times"], more: Partial<Draft> = {}): Draft => ({
  times,
  category: "sponsor",
  actionType: "skip",
  description: "",
  ...more,
});
const submission = (...drafts: Draft[]): Submission => ({
  videoId: "dQw4w9WgXcQ",
  service: "YouTube",
  videoDuration: 0,
  userAgent: "MyBot/v1.0",
  drafts,
});
const judge = (sent: Submission, known: Partial<SubmissionFacts> = {}) =>
  judgeSubmission(sent, { ...facts, ...known }, defaultSubmissionRules);
const refusal = (sent: Submission, known: Partial<SubmissionFacts> = {}): string => {
  try {
    judge(sent, known);
    return "accepted";
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

const full = { actionType: "full" } as const;
const poi = { category: "poi_highlight", actionType: "poi" } as const;
const chapter = { category: "chapter", actionType: "chapter", description: "One" } as const;

describe("an accepted submission", () => {
  it("is stored with everything that belongs to it", () => {
    expect(judge({ ...submission(draft([1, 10.5])), videoDuration: 212.1 })).toEqual({
      store: [
        {
          uuid: "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7",
          service: "YouTube",
          videoId: "dQw4w9WgXcQ",
          videoHash: "5f6b0b4e201f2a7e66927abb5cadeec81624dcc8efe6644b78aa182213f653a2",
          startTime: 1,
          endTime: 10.5,
          category: "sponsor",
          actionType: "skip",
          description: "",
          userId: ann.publicId,
          locked: 0,
          shadowHidden: 0,
          reputation: 1.5,
          videoDuration: 212.1,
          timeSubmitted: 5000,
          userAgent: "MyBot/v1.0",
        },
      ],
      upvote: [],
      hide: [],
      unlock: false,
      banUser: false,
      namings: [],
    });
  });

  it.each([
    ["a VIP", vip, { locked: 1, shadowHidden: 0 }, false],
    ["a banned user", { ...ann, isBanned: true }, { locked: 0, shadowHidden: 1 }, false],
    ["a user at a banned address", { ...ann, ipBanned: true }, { locked: 0, shadowHidden: 1 }, true],
    ["a banned user at a banned address", { ...ann, isBanned: true, ipBanned: true }, { shadowHidden: 1 }, false],
  ])("of %s", (_, caller, flags, banUser) => {
    const verdict = judge(submission(draft([1, 10])), { caller });
    expect(verdict.store).toEqual([expect.objectContaining(flags)]);
    expect(verdict.banUser).toBe(banUser);
  });

  it("of a banned user loses its labels, new and repeated, and changes nothing else", () => {
    const existing = [
      row({ startTime: 0, endTime: 0, ...full }),
      row({ id: 2, videoDuration: 100, startTime: 40, endTime: 50 }),
    ];
    const sent = submission(draft([0, 0], full), draft([0, 0], { ...full, category: "selfpromo" }));
    const caller = { ...ann, isBanned: true };
    const nothing = { store: [], upvote: [], hide: [], unlock: false, banUser: false, namings: [] };
    expect(judge(sent, { existing, caller, confirmedDuration: said(200) })).toEqual(nothing);
  });
});

describe("refusals of one segment", () => {
  const lock = { category: "sponsor", actionType: "skip", reason: "" };
  it.each([
    // the segment                                            ordinary user       VIP
    [draft(undefined), "bad_segment", "bad_segment"],
    [draft([1, 2], { category: undefined }), "bad_segment", "bad_segment"],
    [draft([1, 2], { category: "nonsense" }), "unknown_category", "unknown_category"],
    [draft([1, 2], { category: "constructor" }), "unknown_category", "unknown_category"],
    [draft([1, 2], { category: "music_offtopic", actionType: "mute" }), "unsupported_action", "unsupported_action"],
    [draft([1, 2], { category: "intro", actionType: "full" }), "unsupported_action", "unsupported_action"],
    [draft([undefined, 2]), "bad_times", "bad_times"],
    [draft([1, undefined]), "bad_times", "bad_times"],
    [draft([-1, 2]), "bad_times", "bad_times"],
    [draft([3, 2]), "bad_times", "bad_times"],
    [draft([2, 2]), "bad_times", "bad_times"],
    [draft([5, 6], poi), "bad_times", "bad_times"],
    [draft([0, 1], full), "bad_times", "bad_times"],
    [draft([5, 5], full), "bad_times", "bad_times"],
    [draft([0, 0], full), "accepted", "accepted"],
    [draft([1.9, 1.9], poi), "early_highlight", "accepted"],
    [draft([2, 2], poi), "accepted", "accepted"],
    [draft([1, 1.9]), "short_segment", "accepted"],
    [draft([0.4, 1.4]), "accepted", "accepted"], // one second, despite rounding
    [draft([1, 1.9], { actionType: "mute" }), "accepted", "accepted"],
    [draft([1, 1.9], { category: "intro" }), "accepted", "accepted"],
  ])("%j: %s, VIP %s", (one, ordinary, privileged) => {
    expect(refusal(submission(one))).toBe(ordinary);
    expect(refusal(submission(one), { caller: vip })).toBe(privileged);
    expect(refusal(submission(draft([20, 30]), one))).toBe(ordinary); // one bad segment invalidates the submission
  });

  it.each([
    [draft([1, 9]), "category_locked"],
    [draft([1, 9], { actionType: "mute" }), "accepted"],
    [draft([1, 9], { category: "intro" }), "accepted"],
  ])("a lock on sponsor, skip: %j %s", (one, ordinary) => {
    expect(refusal(submission(one), { locks: [lock] })).toBe(ordinary);
    expect(refusal(submission(one), { locks: [lock], caller: vip })).toBe("accepted");
  });

  it("beyond the end of the video", () => {
    const sent = { ...submission(draft([103, 104])), videoDuration: 100 };
    expect(refusal(sent)).toBe("bad_times");
    expect(refusal(sent, { confirmedDuration: said(101) })).toBe("accepted");
    expect(refusal(sent, { caller: vip })).toBe("accepted");
  });
});

describe("the first applicable refusal", () => {
  const locks = [{ category: "sponsor", actionType: "skip", reason: "" }];
  const warning = { reason: "whole spots" };
  it.each([
    [
      "chapters without permission",
      submission(draft([1, 2], chapter)),
      { caller: unproven, warning },
      "bad_submission",
    ],
    ["a warning", submission(draft(undefined)), { warning }, "warned"],
    ["no segment", submission(draft(undefined, { category: "nonsense" })), {}, "bad_segment"],
    ["an unknown category", submission(draft([3, 2], { category: "nonsense" })), {}, "unknown_category"],
    ["a lock", submission(draft([3, 2])), { locks }, "category_locked"],
    ["the first bad segment", submission(draft([3, 2]), draft(undefined)), {}, "bad_times"],
    ["a duplicate", { ...submission(draft([10, 20])), videoDuration: 11 }, { existing: [row()] }, "duplicate_segment"],
    ["too much covered", { ...submission(draft([0, 90])), videoDuration: 100 }, {}, "auto_moderated"],
  ])("%s", (_, sent, known, code) => {
    expect(refusal(sent, known)).toBe(code);
  });

  it("the warning reaches VIPs too, with its reason", () => {
    expect(() => judge(submission(draft([1, 2])), { warning, caller: vip })).toThrow(/f977316f.*\nwhole spots$/);
  });

  it("the reason of the lock is included", () => {
    const reported = [{ category: "sponsor", actionType: "skip", reason: "none in here" }];
    expect(() => judge(submission(draft([1, 2])), { locks: reported })).toThrow(/"sponsor".*\nnone in here\n/);
  });

  it("chapters with permission pass", () => {
    expect(refusal(submission(draft([1, 2], chapter)), { caller: { ...unproven, record: granted } })).toBe("accepted");
  });

  it("chapters without permission are refused as a wrong field", () => {
    expect(() => judge(submission(draft([1, 2], chapter)), { caller: unproven })).toThrow(
      /^No valid actionType\. Chapters/,
    );
  });
});

describe("segments the video already has", () => {
  const label = row({ id: 7, uuid: "label", startTime: 0, endTime: 0, ...full });
  const stored = (sent: Submission, known: Partial<SubmissionFacts>) =>
    judge(sent, known).store.map(({ startTime, category }) => `${startTime} ${category}`);

  it.each([
    [{}, "duplicate_segment"],
    [{ userId: "bob", votes: -9, hidden: 1, shadowHidden: 2 }, "duplicate_segment"],
    [{ endTime: 20.5 }, "accepted"],
    [{ category: "intro" }, "accepted"],
    [{ actionType: "mute" }, "accepted"],
  ] as const)("a row like it but %j: %s", (differences, outcome) => {
    expect(refusal(submission(draft([10, 20])), { existing: [row(differences)] })).toBe(outcome);
  });

  it("its own row whose category was changed: the id is already used", () => {
    const uuid = judge(submission(draft([10, 20]))).store[0]?.uuid ?? "";
    const existing = [row({ uuid, category: "selfpromo", userId: ann.publicId })];
    expect(refusal(submission(draft([10, 20])), { existing })).toBe("duplicate_segment");
  });

  it("the same segment twice in one request is stored once", () => {
    expect(stored(submission(draft([1, 9]), draft([1, 9])), {})).toEqual(["1 sponsor"]);
  });

  it("duplicates are skipped, the others stored", () => {
    expect(stored(submission(draft([10, 20]), draft([30, 40])), { existing: [row()] })).toEqual(["30 sponsor"]);
  });

  it("an existing label gets a vote", () => {
    const verdict = judge(submission(draft([0, 0], full), draft([0, 0], full)), { existing: [label] });
    expect(verdict).toMatchObject({ store: [], upvote: ["label"] });
  });

  it("a repeated label makes a request of duplicates a success", () => {
    const verdict = judge(submission(draft([10, 20]), draft([0, 0], full)), { existing: [label, row()] });
    expect(verdict).toMatchObject({ store: [], upvote: ["label"] });
  });

  it("of several equal labels the shown one gets the vote", () => {
    const existing = [{ ...label, uuid: "dead", votes: removedVotes }, label, { ...label, uuid: "later" }];
    expect(judge(submission(draft([0, 0], full)), { existing }).upvote).toEqual(["label"]);
  });
});

describe("the automatic moderator", () => {
  const sent = submission(draft([0, 45]), draft([60, 70], chapter));
  const own = row({ id: 2, userId: ann.publicId, startTime: 40, endTime: 85 });
  const caller = { ...ann, record: granted };
  it.each([
    // the earlier row   known duration  outcome
    [{}, 100, "auto_moderated"],
    [{}, 110, "accepted"],
    [{ userId: "bob" }, 100, "accepted"],
    [{ votes: -1 }, 100, "accepted"],
    [{}, 0, "accepted"],
  ])("the user's row %j in %d s: %s", (differences, duration, outcome) => {
    const known = { existing: [{ ...own, ...differences }], caller };
    expect(refusal(sent, { ...known, confirmedDuration: said(duration) })).toBe(outcome);
    expect(refusal({ ...sent, videoDuration: duration }, known)).toBe(outcome); // the client's claim, without a better source
    expect(refusal({ ...sent, service: "Spotify" }, { ...known, confirmedDuration: said(duration) })).toBe("accepted");
    expect(refusal(sent, { ...known, caller: vip, confirmedDuration: said(duration) })).toBe("accepted");
  });

  it("believes the provider rather than the client", () => {
    expect(refusal({ ...submission(draft([0, 90])), videoDuration: 1000 }, { confirmedDuration: said(100) })).toBe(
      "auto_moderated",
    );
  });

  it("names the share", () => {
    expect(() => judge({ ...submission(draft([0, 90])), videoDuration: 100 })).toThrow(
      /^Submissions rejected: .*90%.*80%/,
    );
  });
});

describe("too many submissions, or a new user", () => {
  const limited = { ...defaultSubmissionRules, videoLimits: { perAddress: 2, seconds: 60, perUser: 2 } };
  const own = [row({ userId: ann.publicId }), row({ id: 2, userId: ann.publicId, startTime: 11 })];
  const closed = { ...openIntake, establishedBefore: 1000 };

  it.each([
    ["too much of one video", submission(draft([30, 40])), { existing: own }, "too_many_submissions"],
    ["too much, from a VIP", submission(draft([30, 40])), { existing: own, caller: vip }, "accepted"],
    ["too much, and warned", submission(draft([30, 40])), { existing: own, warning: { reason: "" } }, "warned"],
    ["too much, and invalid", submission(draft(undefined)), { existing: own }, "too_many_submissions"],
    ["too new", submission(draft([30, 40])), { intake: closed }, "newcomers_paused"],
    ["too new, and invalid", submission(draft(undefined)), { intake: closed }, "bad_segment"],
    [
      "too new, and a duplicate",
      submission(draft([10, 20])),
      { intake: closed, existing: [row()] },
      "duplicate_segment",
    ],
    [
      "too new, and banned",
      submission(draft([30, 40])),
      { intake: closed, caller: { ...ann, isBanned: true } },
      "newcomers_paused",
    ],
  ] as const)("%s", (_, sent, known, expected) => {
    const outcome = (() => {
      try {
        judgeSubmission(sent, { ...facts, ...known }, limited);
        return "accepted";
      } catch (error) {
        return error instanceof Problem ? error.code : error;
      }
    })();
    expect(outcome).toBe(expected);
  });
});

describe("a video that was cut again", () => {
  const existing = [row({ uuid: "old", videoDuration: 100, timeSubmitted: 1 })];
  const sent = { ...submission(draft([30, 40])), videoDuration: 200 };

  it.each([
    ["the provider confirms it", { confirmedDuration: said(199) }, { hide: ["old"], unlock: true }],
    ["a VIP reports it", { caller: vip }, { hide: ["old"], unlock: true }],
    ["one client says so", {}, { hide: [], unlock: false }],
  ])("%s", (_, known, outcome) => {
    expect(judge(sent, { existing, ...known })).toMatchObject(outcome);
  });

  it("stores the provider's duration when the client is far off", () => {
    expect(judge(sent, { confirmedDuration: said(150) }).store[0]?.videoDuration).toBe(150);
  });

  it("hides nothing when the request adds nothing", () => {
    const label = row({ id: 3, uuid: "label", startTime: 0, endTime: 0, ...full });
    const verdict = judge(submission(draft([0, 0], full)), {
      existing: [...existing, label],
      confirmedDuration: said(200),
    });
    expect(verdict).toMatchObject({ upvote: ["label"], hide: [], unlock: false });
  });
});
