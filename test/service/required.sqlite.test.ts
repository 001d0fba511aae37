import { readFileSync } from "node:fs";
import { resolverOf } from "@segmark/openapi/internal/document/model/text-types";
import { objectOf } from "@segmark/openapi/internal/document/tree/json";
import type { Operation, Parameter } from "@segmark/openapi/internal/operation/operation";
import { describe, expect, it } from "vitest";
import { operations } from "../../generated/openapi/operations.js";
import { modelOf, root } from "../../packages/openapi/test/codegen/support.ts";
import { textCursor } from "../../src/domain/client-text/cursors.ts";
import { startPrism } from "../support/prism.ts";
import { newSegment, plant, VIDEO } from "../support/segments.ts";
import { deaf, writtenSubscriptions } from "../support/subscriptions.ts";
import { local, publicIdOf, type Sent, type World, world } from "../support/world.ts";

const TOKEN = "the-token-that-only-tests-know";
/** With which every operation exists. */
const settings = () => ({
  WEBHOOK_SECRET: "a-secret-of-tests",
  WEBHOOKS_OUT: writtenSubscriptions([deaf("moderators")]),
  OPERATOR_TOKEN: TOKEN,
});
const known = newSegment({ at: [1, 10] }).uuid;
const model = modelOf(readFileSync(`${root}spec/openapi.yaml`, "utf8"), "openapi.yaml");
const resolve = resolverOf(model.document, model.refuse);

/** A valid value of each parameter and field whose example or name does not provide one. */
const values: Readonly<Record<string, unknown>> = {
  videoID: VIDEO,
  UUID: known,
  UUIDs: [known],
  requiredSegments: [known],
  state: "dead",
  userID: publicIdOf("bob"),
  publicUserID: publicIdOf("bob"),
  actor: publicIdOf("vip"),
  user: publicIdOf("bob"),
  service: "YouTube",
  sha256HashPrefix: "5f6b",
  prefix: "5f6b",
  type: 1,
  sortType: 0,
  enabled: "true",
  category: "sponsor",
  categories: ["sponsor"],
  actionType: "skip",
  actionTypes: ["skip"],
  username: "ann",
  exact: "true",
  description: "",
  startTime: "100",
  endTime: "120",
  videoDuration: "1000",
  userAgent: "MyBot/v1.0",
  values: ["vip"],
  before: 9,
  limit: 5,
  after: "AWmE5UHqxGhPAQAM",
  key: "max-users-per-minute",
  value: ["vip"],
  adminUserID: local("admin"),
  issuerUserID: local("vip"),
  reason: "because",
  mode: "anonymise",
  cursor: "1785000000000.12",
  subscription: "moderators",
  segments: [{ segment: [300, 310], category: "sponsor" }],
};
const special: Readonly<Record<string, unknown>> = {
  "setUsername adminUserID": local("admin"),
  "setUsername userID": publicIdOf("bob"),
  "getChapterNames description": "intro",
  "postConfig value": 20,
  "segmentShift startTime": 6000,
  "segmentShift endTime": 6001,
  "warnUser type": 0,
  "listDeliveries action": "opened",
  "getModerationTrail action": "ban",
  "moderateSegments action": "category",
  "moderateSegments category": "selfpromo",
  "banUser enabled": true,
  "banUser hours": 24,
  "banUser hideSubmissions": true,
  "banUser addresses": true,
  "reviewUsers userIDs": [publicIdOf("bob")],
  "undoModeration id": 12,
  "getLeaderboard period": "7d",
  "getLeaderboard sort": "views",
  "listLocks cursor": textCursor([1785000000000, "YouTube", "5f6b".padEnd(64, "0"), "sponsor", "skip"]),
  "getMyVotes cursor": "1785000000000.12.vote",
  "exportMyData cursor": "votes.1785000000000.12.vote",
  "listSegments state": "shown",
  "listOutgoingDeliveries type": "test",
  "listOutgoingDeliveries cursor": "1785000000000.12.moderators",
  "replayOutgoingDeliveries type": "test",
  "replayOutgoingDeliveries from": 1785000000000,
  "replayOutgoingDeliveries to": 1785000000000,
  "replayOutgoingDeliveries cursor": "1785000000000.12.moderators",
  "getModerationQueue kind": "newcomers",
  "getModerationQueue cursor": "newcomers.1785000000000.12",
};
const rightValue = ({ operationId, caller, aliasOf }: Operation, name: string): unknown => {
  const own = special[`${aliasOf ?? operationId} ${name}`];
  if (own !== undefined) return own;
  if (caller?.name === name || caller?.header === name)
    return local(caller.level === "admin" ? "admin" : caller.level === "vip" ? "vip" : "somebody");
  return values[name] ?? "1";
};

type Filled = {
  path: Record<string, string>;
  query: Record<string, string>;
  header: Record<string, string>;
  body: Record<string, unknown> | undefined;
};
const plain = (value: unknown, { shape }: Parameter): string =>
  shape === "json" ? JSON.stringify(value) : String([value].flat()[0]);

/** All inputs of the operation, or only the required ones. */
function filled(operation: Operation, takes: (required: boolean) => boolean): Filled {
  const made: Filled = { path: {}, query: {}, header: {}, body: undefined };
  for (const parameter of operation.parameters) {
    const text = plain(rightValue(operation, parameter.name), parameter);
    if (parameter.in === "path") made.path[parameter.name] = text;
    const { in: place, name } = parameter;
    if ((place === "query" || place === "header") && takes(parameter.required)) made[place][name] = text;
  }
  if (operation.body?.contents[0]?.kind !== "json" || !takes(operation.body.required)) return made;
  const { properties, required } = bodySchema(operation);
  const names = properties.filter((name) => takes(required.includes(name)));
  return { ...made, body: Object.fromEntries(names.map((name) => [name, rightValue(operation, name)])) };
}

function bodySchema({
  operationId,
}: Operation): Readonly<{ properties: readonly string[]; required: readonly unknown[] }> {
  const schema = objectOf(
    resolve(model.operations.find((one) => one.operationId === operationId)?.body?.contents[0]?.schema ?? {}),
  );
  return { properties: Object.keys(objectOf(schema["properties"])), required: [schema["required"] ?? []].flat() };
}

const requestOf = ({ path }: Operation, made: Filled): readonly [path: string, sent: Sent] => [
  Object.entries(made.path).reduce((text, [name, value]) => text.replace(`{${name}}`, value), path),
  {
    query: made.query,
    ...(made.body !== undefined && { json: made.body }),
    headers: { ...made.header, authorization: `Bearer ${TOKEN}` },
    ip: "direct",
  },
];

const without = <T extends object>(values: T, name: string): T =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name)) as T;

const everything = (): boolean => true;

/** A request without one input. `isRequired`: what the specification says about that input */
type Absence = Readonly<{ what: string; isRequired: boolean; made: Filled }>;

/** All requests that lack one input. */
function absencesOf(operation: Operation): readonly Absence[] {
  const { query, header, body, ...all } = filled(operation, everything);
  const absent = (what: string, isRequired: boolean, rest: Partial<Filled>): Absence => ({
    what,
    isRequired,
    made: { ...all, query, header, body, ...rest },
  });
  const ofHead = operation.parameters.flatMap(({ in: place, name, required }) => {
    if (place === "query") return [absent(name, required, { query: without(query, name) })];
    return place === "header" ? [absent(name, required, { header: without(header, name) })] : [];
  });
  if (body === undefined) return ofHead;
  const { properties, required } = bodySchema(operation);
  return [
    ...ofHead,
    ...properties.map((name) => absent(`body.${name}`, required.includes(name), { body: without(body, name) })),
    absent("body", operation.body?.required === true, { body: undefined }),
  ];
}

/** Inputs that are optional, but not for every caller or not in every combination: one or the other must be present. */
const conditions: Readonly<Record<string, string>> = {
  "addUserAsTempVIP channelVideoID": "needed to give the rank, not to take it away",
  "postSkipSegments alone": "values stand in the query or in the body",
  "getSegmentInfo alone": "UUID or UUIDs",
  "voteOnSponsorTime alone": "type or category",
  "voteOnSponsorTimeByGet alone": "type or category",
  "getUserInfo alone": "userID or publicUserID",
  "getUserInfoByOldPath alone": "userID or publicUserID",
  "getUserStats alone": "userID or publicUserID",
  "addUserAsVIP alone": "values stand in the query or in the body",
  "getLockCategories alone": "videoID or prefix",
  "clearCache alone": "values stand in the query or in the body",
  "moderateSegments body.category": "the new category when that is the action",
  "moderateSegments alone": "the category",
  "warnUser body.issuerUserID": "who was warned confirms it without",
  "warnUser alone": "issuerUserID, or enabled: false",
  "postConfig alone": "userID stands in the query or in the body",
  "addUserAsTempVIP alone": "channelVideoID, or enabled: false",
  "setUsername userID": "with adminUserID it says whose name it is",
  "setUsername alone": "userID or X-User-ID",
  "getConfig alone": "userID or X-User-ID",
  "getModerationTrail alone": "userID or X-User-ID",
};

/** Its answer has no end; it takes what `getChanges` takes. */
const endless = "streamChanges";
const table: readonly Operation[] = Object.values<Operation>(operations).filter(
  ({ body, operationId }) => body?.contents[0]?.kind !== "bytes" && operationId !== endless,
);
const isRefused = (status: number): boolean => status === 400 || status === 403;

describe("everything the service needs is required in the specification", () => {
  const ask = async (w: World, operation: Operation, made: Filled) =>
    w.send(operation.method.toUpperCase(), ...requestOf(operation, made));

  it.each(table.map((operation) => [operation.operationId, operation] as const))(
    "%s",
    async (operationId, operation) => {
      await using w = await world({
        config: { adminUserId: publicIdOf("admin") },
        env: settings(),
      });
      await w.stores.vips.add(publicIdOf("vip"), 1);
      await plant(w, [{ at: [1, 10] }]);
      const whole = await ask(w, operation, filled(operation, everything));
      expect([isRefused(whole.status), whole.text]).toEqual([false, whole.text]);
      const found: string[] = [];
      const tryWithout = async (what: string, made: Filled): Promise<void> => {
        if (isRefused((await ask(w, operation, made)).status)) found.push(`${operationId} ${what}`);
      };
      for (const { what, isRequired, made } of absencesOf(operation)) if (!isRequired) await tryWithout(what, made);
      await tryWithout(
        "alone",
        filled(operation, (required) => required),
      );
      expect(found).toEqual(Object.keys(conditions).filter((one) => one.startsWith(`${operationId} `)));
    },
  );
});

describe("everything required in the specification", () => {
  const rows = table.flatMap((operation) => {
    const required = absencesOf(operation).filter(({ isRequired }) => isRequired);
    return required.map(({ what, made }) => [`${operation.operationId} without ${what}`, operation, made] as const);
  });
  const servers = {
    "the mock that Prism makes of it": () => startPrism("openapi.yaml"),
    "the service": () => world({ env: settings() }),
  };

  it.each(Object.entries(servers))("is refused by %s when absent", async (_name, start) => {
    await using server = await start();
    const reported: string[] = [];
    for (const [what, operation, made] of rows) {
      const [path, { query = {}, json, headers = {} }] = requestOf(operation, made);
      const search = new URLSearchParams(query as Record<string, string>);
      const response = await fetch(`${server.base}${path}?${search}`, {
        method: operation.method.toUpperCase(),
        headers: { ...headers, ...(json !== undefined && { "content-type": "application/json" }) },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      await response.text();
      if (response.status !== 400) reported.push(`${what}: ${response.status}`);
    }
    expect(rows.length).toBeGreaterThan(40);
    expect(reported).toEqual([]);
  });
});

describe("the texts for clients are unchanged", () => {
  it.each<[method: string, path: string, body: unknown, text: string, code: string]>([
    [
      "GET",
      "/api/getTopUsers",
      undefined,
      "Invalid sortType: want 0 (minutes saved), 1 (views) or 2 (submissions).",
      "bad_request",
    ],
    [
      "GET",
      "/api/getTopUsers?sortType=x",
      undefined,
      "Invalid sortType: want 0 (minutes saved), 1 (views) or 2 (submissions).",
      "bad_request",
    ],
    [
      "GET",
      "/api/getTopCategoryUsers?category=sponsor",
      undefined,
      "Invalid sortType: want 0 (minutes saved), 1 (views) or 2 (submissions).",
      "bad_request",
    ],
    [
      "GET",
      "/api/getTopCategoryUsers",
      undefined,
      "Invalid sortType: want 0 (minutes saved), 1 (views) or 2 (submissions).",
      "bad_request",
    ],
    ["GET", "/api/getTopCategoryUsers?sortType=0", undefined, "Category doesn't exist.", "unknown_category"],
    ["GET", "/api/userID", undefined, "No username provided.", "bad_request"],
    ["GET", "/api/userID?username=", undefined, "No username provided.", "bad_request"],
    ["POST", "/api/setUsername", undefined, "No userID provided", "no_user_id"],
    ["POST", "/api/setUsername?username=ann", undefined, "No userID provided", "no_user_id"],
    ["POST", `/api/setUsername?userID=${local("ann")}`, undefined, "No username provided.", "bad_user_name"],
    ["GET", "/api/isUserVIP", undefined, "No userID provided", "no_user_id"],
    ["GET", "/api/getUsername?userID=", undefined, "No userID provided", "no_user_id"],
    [
      "GET",
      `/api/getUsername?userID=${"x".repeat(256)}`,
      undefined,
      "No valid userID. userID must be text of at most 255 characters.",
      "bad_request",
    ],
    ["GET", "/api/getViewsForUser", undefined, "No userID provided", "no_user_id"],
    ["GET", "/api/getSavedTimeForUser", undefined, "No userID provided", "no_user_id"],
    ["GET", "/api/moderationTrail", undefined, "No userID provided", "no_user_id"],
    [
      "GET",
      "/api/moderationTrail?limit=0",
      undefined,
      "No valid limit. limit must be a whole number from 1 to 100.",
      "bad_request",
    ],
    ["POST", "/api/voteOnSponsorTime?UUID=abcd&type=1", undefined, "No userID provided", "no_user_id"],
    ["POST", "/api/lockCategories", undefined, "No userID provided", "no_user_id"],
    ["DELETE", "/api/noSegments", undefined, "No userID provided", "no_user_id"],
    ["POST", "/api/lockCategories", { videoID: VIDEO, categories: ["sponsor"] }, "No userID provided", "no_user_id"],
    [
      "POST",
      "/api/lockCategories",
      {},
      "No videoID provided. videoID must be text of 1 to 255 characters. No categories provided. categories must be a list of 1 to 100 elements.",
      "bad_request",
    ],
    [
      "POST",
      "/api/purgeAllSegments",
      undefined,
      "No videoID provided. videoID must be text of 1 to 255 characters.",
      "bad_request",
    ],
    ["POST", "/api/purgeAllSegments", { videoID: VIDEO }, "No userID provided", "no_user_id"],
    ["POST", "/api/deleteMyData", undefined, "No userID provided", "no_user_id"],
    ["POST", "/api/deleteMyData", {}, "No userID provided", "no_user_id"],
  ])("%s %s %j", async (method, path, json, text, code) => {
    await using w = await world();
    const sent = json === undefined ? {} : { json };
    expect((await w.send(method, path, sent)).text).toBe(text);
    const problem = await w.send(method, path, { ...sent, headers: { accept: "application/json" } });
    expect(problem.json).toMatchObject({ detail: text, code });
  });
});
