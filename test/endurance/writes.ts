import { hash } from "node:crypto";
import { delivery, SECRET } from "../../packages/webhooks/test/support/deliveries.ts";
import { localId, moderator, submissionOf, type Target } from "./scene.ts";
import type { Kind, Write } from "./write.ts";

const json = { "content-type": "application/json" };

const search = (query: Readonly<Record<string, string>>): string => new URLSearchParams(query).toString();
const post = (kind: Kind, key: string, path: string, body = "{}"): Write => ({
  kind,
  key,
  method: "POST",
  path,
  headers: json,
  body,
});

/** One write of each kind, by a number that is used once. */
const makers: Readonly<Record<Kind, (n: number, target: Target) => Write>> = {
  submission: (n) => {
    const videoId = `v${String(n).padStart(10, "0")}`;
    return post("submission", videoId, "/api/skipSegments", submissionOf(videoId, `submitter${n % 50}`));
  },
  vote: (n, { uuid }) => {
    const query = search({ UUID: uuid, userID: localId(`voter${n}`), type: "1" });
    return post("vote", String(n), `/api/voteOnSponsorTime?${query}`);
  },
  "category vote": (n, { uuid }) => {
    const query = search({ UUID: uuid, userID: localId(`sorter${n}`), category: "selfpromo" });
    return post("category vote", String(n), `/api/voteOnSponsorTime?${query}`);
  },
  view: (_n, { uuid }) => post("view", uuid, `/api/viewedVideoSponsorTime?${search({ UUID: uuid })}`),
  name: (n) => {
    const query = search({ userID: localId(`named${n}`), username: `name ${n}` });
    return post("name", `name ${n}`, `/api/setUsername?${query}`);
  },
  lock: (n) => {
    const videoID = `locked${n}`;
    const body = { videoID, userID: localId(moderator), categories: ["sponsor"], actionTypes: ["skip"], reason: "" };
    return post("lock", videoID, "/api/lockCategories", JSON.stringify(body));
  },
  warning: (n) => {
    const userID = hash("sha256", `warned ${n}`);
    return post("warning", userID, "/api/warnUser", JSON.stringify({ issuerUserID: localId(moderator), userID }));
  },
  delivery: (n) => {
    const { path, headers, body } = delivery({ id: `delivery-${n}`, body: JSON.stringify({ n }) });
    return { kind: "delivery", key: `delivery-${n}`, method: "POST", path, headers, body: String(body) };
  },
};

/** How often each kind occurs in a repeated sequence of writes. */
const order: readonly Kind[] = [
  "submission",
  "vote",
  "view",
  "submission",
  "vote",
  "name",
  "view",
  "delivery",
  "vote",
  "lock",
  "view",
  "category vote",
  "warning",
];

/** The environment of a service that takes all of these writes. */
export const environment = {
  RATE_LIMITS: "off",
  ONE_VOTE_PER_IP: "false",
  VIDEO_LIMIT_PER_ADDRESS: "0",
  VIDEO_LIMIT_PER_USER: "0",
  WEBHOOK_SECRET: SECRET,
};

/** Votes on categories end with another category, so the segments at the end of the list are for them alone. */
const FOR_CATEGORY_VOTES = 5;

/** The next write, without end; no number is used twice. */
export function createWrites(targets: readonly Target[]): () => Write {
  const counted = targets.slice(0, -FOR_CATEGORY_VOTES);
  const sorted = targets.slice(-FOR_CATEGORY_VOTES);
  let n = 0;
  return () => {
    n++;
    const kind = order[n % order.length] ?? "view";
    const choices = kind === "category vote" ? sorted : counted;
    const target = choices[n % choices.length];
    if (target === undefined) throw new Error("There are too few segments to vote on.");
    return makers[kind](n, target);
  };
}
