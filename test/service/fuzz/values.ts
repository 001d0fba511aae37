import type { Operation } from "@segmark/openapi/internal/operation/operation";
import fc from "fast-check";
import { videoHash } from "../../../src/domain/segments/ids.ts";
import { VIDEO } from "../../support/segments.ts";
import { local, publicIdOf } from "../../support/world.ts";
import { KNOWN, videos } from "./stock.ts";

const LONG = "a".repeat(3000);

const awkward = fc.constantFrom(
  ...["", " ", "\0", "null", "true", "NaN", "1e999", "-0", "-1", "0x10", "1,5", "1:30", "\u0661\u0662", "\r\n"],
  ...["%", "%zz", "\ud800", "\udc00x", "\u{1f600}", "\u202e", "\ufeff", "\u0080", "__proto__", "constructor", "\\"],
  ...["[]", "{}", "[", '"', "[[1]]", "' or 1=1 --", LONG],
);
export const anyText = fc.oneof(awkward, fc.string(), fc.string({ unit: "binary", maxLength: 30 }));

const users = fc.constantFrom(...["ann", "bob", "vip", "vip", "admin"].map(local));
const truth = fc.constantFrom("true", "false");

/** Valid values, so that many requests get past validation. */
const plausible: Readonly<Record<string, fc.Arbitrary<string>>> = {
  videoID: fc.constantFrom(...videos, `https://youtu.be/${VIDEO}`),
  userID: users,
  adminUserID: users,
  issuerUserID: users,
  actor: fc.constantFrom(publicIdOf("vip")),
  user: fc.constantFrom(publicIdOf("ann")),
  // The ranks and rights of other users stay, so that each operation is reached in any order.
  publicUserID: fc.constantFrom(publicIdOf("ann"), publicIdOf("bob"), "0".repeat(64)),
  userAgent: fc.constantFrom("MyBot/v1.0"),
  UUID: fc.constantFrom(KNOWN, KNOWN.slice(0, 6), "0".repeat(64)),
  UUIDs: fc.constantFrom(JSON.stringify([KNOWN]), "[]", "[1,null]"),
  category: fc.constantFrom("sponsor", "intro", "poi_highlight", "chapter", "exclusive_access"),
  type: fc.constantFrom("0", "0", "0", "1", "1", "1", "2", "20", "30", "11", "up"),
  categories: fc.constantFrom('["sponsor"]', '["sponsor","intro"]', '["intro"]', '["all"]', '["sponsor",1,{}]'),
  actionType: fc.constantFrom("skip", "mute", "full", "poi", "chapter"),
  actionTypes: fc.constantFrom('["skip","poi"]', '["skip"]', '["mute","full"]', "[[]]"),
  service: fc.constantFrom("YouTube", "spotify", "nobody"),
  startTime: fc.integer({ min: 0, max: 4000 }).map(String),
  endTime: fc.integer({ min: 4001, max: 9000 }).map(String),
  videoDuration: fc.constantFrom("100000", "0", "100000,5"),
  description: fc.constant(""),
  enabled: truth,
  unHideOldSubmissions: truth,
  lookForIPs2: truth,
  reason: fc.constantFrom("why not", ""),
  mode: fc.constantFrom("anonymise", "delete"),
  key: fc.constantFrom("old-submitter-block-date", "max-users-per-minute"),
  value: fc.constantFrom("0", "", "5", "1785000000000", "vip"),
  username: fc.constantFrom("a name", publicIdOf("bob")),
  sortType: fc.constantFrom("0", "1", "2", "3"),
  action: fc.constantFrom("ban", "lock", "nothing"),
  before: fc.constantFrom("5", "1000"),
  limit: fc.constantFrom("1", "100", "0"),
  prefix: fc.constantFrom(videoHash(VIDEO).slice(0, 4), "0000"),
  trimUUIDs: fc.constantFrom("5", "0", "999"),
  sha256HashPrefix: fc.constantFrom(videoHash(VIDEO).slice(0, 4), videoHash(VIDEO).slice(0, 32).toUpperCase(), "0000"),
};

/** Where a moderator is the caller, `userID` is the affected user. */
export const meaningOf = ({ caller }: Operation, name: string): string =>
  name === "userID" && caller !== undefined && caller.name !== name ? "publicUserID" : name;

/** Mostly a valid value for this name, sometimes anything at all. */
export const textFor = (name: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 20, arbitrary: plausible[name] ?? anyText }, { weight: 1, arbitrary: anyText });

const awkwardJson = fc.constantFrom(
  ...["null", "true", "0", "-0", "1e999", "-1e999", "1e-999", "9007199254740993", "123456789012345678901234567890"],
  ...["[]", "{}", '"\\ud800"', '"\\u0000"', `"${LONG}"`, '{"constructor":{"prototype":{"x":1}}}'],
);
const key = fc.oneof(fc.constantFrom("__proto__", "constructor", "segment", "length", "0"), anyText);

/** JSON as text, with what `JSON.stringify` would never write: numbers out of range, keys twice, `__proto__`. */
export const { json: anyJson } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small" },
    awkwardJson,
    anyText.map((text) => JSON.stringify(text)),
    fc.double().map((number) => JSON.stringify(number)),
    fc.array(tie("json"), { maxLength: 4 }).map((items) => `[${items.join()}]`),
    fc
      .array(fc.tuple(key, tie("json")), { maxLength: 3 })
      .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`),
  ),
}));
