import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { delivery, SECRET, PATH as WEBHOOKS } from "../../packages/webhooks/test/support/deliveries.ts";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { checkAnswer } from "../support/contract.ts";
import { startPrism } from "../support/prism.ts";
import { newSegment, plant, VIDEO } from "../support/segments.ts";
import { local, world } from "../support/world.ts";

const PREFIX = videoHash(VIDEO).slice(0, 5);
const known = newSegment({ at: [1, 10] }).uuid;
const json = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const submission = (start: number, more: object = {}) =>
  json({
    videoID: VIDEO,
    userID: local("ann"),
    segments: [{ segment: [start, start + 5], category: "sponsor" }],
    ...more,
  });
/** The mock has no state: a header selects its response. The service ignores that header. */
const meant = (code: number, request: RequestInit = {}): RequestInit => ({
  ...request,
  headers: { ...request.headers, prefer: `code=${code}` },
});

const TOKEN = "the-token-that-only-tests-know";
const withToken = (request: RequestInit = {}): RequestInit => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${TOKEN}` },
});
const DELIVERIES = "/api/host/deliveries";
const hosted = (id: string): RequestInit => {
  const { method, headers, body } = delivery({ id });
  return { method, headers, body };
};

type Row = readonly [what: string, path: string, request: RequestInit, status: number];
const rows: readonly Row[] = [
  ["segments of a video", `/api/skipSegments?videoID=${VIDEO}`, {}, 200],
  ["several categories", `/api/skipSegments?videoID=${VIDEO}&category=sponsor&category=intro&actionType=skip`, {}, 200],
  ["categories as JSON", `/api/skipSegments?videoID=${VIDEO}&categories=${encodeURIComponent('["sponsor"]')}`, {}, 200],
  ["a video nobody knows", "/api/skipSegments?videoID=another1234", meant(404), 404],
  ["no video", "/api/skipSegments", {}, 400],
  ["no video, asking for JSON", "/api/skipSegments", { headers: { accept: "application/problem+json" } }, 400],
  ["segments by prefix", `/api/skipSegments/${PREFIX}?trimUUIDs=5`, {}, 200],
  ["nothing under a prefix", "/api/skipSegments/0000", meant(404), 404],
  ["a prefix that is none", "/api/skipSegments/xyz", {}, 400],
  ["a submission in the body", "/api/skipSegments", submission(100), 200],
  [
    "a submission in the query",
    `/api/skipSegments?videoID=${VIDEO}&userID=${local("bob")}&startTime=200&endTime=205&category=intro`,
    { method: "POST" },
    200,
  ],
  ["a duplicate", "/api/skipSegments", meant(409, submission(100)), 409],
  ["a submission that covers everything", "/api/skipSegments", meant(403, submission(0, { videoDuration: 5 })), 403],
  [
    "a submission without segments",
    "/api/skipSegments",
    json({ videoID: VIDEO, userID: local("ann"), segments: [] }),
    400,
  ],
  ["a view", `/api/viewedVideoSponsorTime?UUID=${known}`, { method: "POST" }, 200],
  ["a view by GET", `/api/viewedVideoSponsorTime?UUID=${known}`, {}, 200],
  ["a view of nothing", "/api/viewedVideoSponsorTime", { method: "POST" }, 400],
  ["a record", `/api/segmentInfo?UUID=${known}`, {}, 200],
  ["a record nobody knows", `/api/segmentInfo?UUID=${"0".repeat(64)}`, meant(404), 404],
  ["a delivery", WEBHOOKS, meant(202, hosted("d-1")), 202],
  ["a delivery that came before", WEBHOOKS, hosted("d-1"), 200],
  ["a delivery without its headers", WEBHOOKS, json({}), 400],
  [
    "a delivery of another type",
    WEBHOOKS,
    { method: "POST", body: "payload=1", headers: { ...hosted("d-2").headers, "content-type": "text/plain" } },
    415,
  ],
  ["deliveries", `${DELIVERIES}?event=push&limit=5`, withToken(), 200],
  ["deliveries in no state", `${DELIVERIES}?state=lost`, withToken(), 400],
  ["deliveries without the token", DELIVERIES, {}, 401],
  ["what is known of a delivery", `${DELIVERIES}/d-1`, withToken(), 200],
  ["a delivery nobody knows", `${DELIVERIES}/nobody`, withToken(meant(404)), 404],
  ["a delivery again", `${DELIVERIES}/d-1/redeliver`, withToken({ method: "POST" }), 202],
  ["the status", "/api/status", {}, 200],
  ["readiness", "/api/ready", {}, 200],
  ["the metrics", "/metrics", withToken(), 200],
  ["the metrics without the token", "/metrics", {}, 401],
];

type Server = Readonly<{ base: string }> & AsyncDisposable;
const servers: Record<string, () => Promise<Server>> = {
  "the mock that Prism makes of the specification": () => startPrism("openapi.yaml"),
  "the service": async () => {
    const w = await world({ env: { WEBHOOK_SECRET: SECRET, OPERATOR_TOKEN: TOKEN } });
    await w.services.inbox?.stop(); // handling is not tested here
    await plant(w, [{ at: [1, 10] }, { at: [20, 30], category: "intro" }]);
    return w;
  },
};

describe.each(Object.entries(servers))("%s follows the contract", (name, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("for every kind of request", async () => {
    // In this order, because the duplicate must follow the original.
    for (const [what, path, request, status] of rows) {
      const response = await fetch(server.base + path, request);
      expect([what, response.status]).toEqual([what, status]);
      const mediaType = response.headers.get("content-type")?.split(";")[0];
      const pathname = new URL(server.base + path).pathname;
      await checkAnswer({
        method: request.method ?? "GET",
        path: pathname,
        status,
        mediaType,
        text: await response.text(),
        isMock: name.startsWith("the mock"),
      });
    }
  });
});
