import { expect, it } from "vitest";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { type Answer, type World, world } from "../support/world.ts";

const HIDDEN = "hidden-vid0";
const everybody = "public, max-age=0, must-revalidate";
const shared = "public, max-age=0, s-maxage=30, must-revalidate";

/** A world with a public video, and one of whose segments one is hidden from all but its submitter, at 192.0.2.7. */
async function prepared(env: Readonly<Record<string, string>>): Promise<World> {
  const w = await world({ env });
  await plant(w, [{ at: [1, 10] }, { at: [0, 0], category: "sponsor", actionType: "full" }]);
  const ipHash = await w.services.ipHashOf("192.0.2.7");
  await plant(
    w,
    [
      { at: [1, 10], videoId: HIDDEN, shadowHidden: 1 },
      { at: [20, 30], videoId: HIDDEN },
    ],
    ipHash,
  );
  return w;
}

const read = (w: World, path: string, ip?: string, headers?: Record<string, string>): Promise<Answer> =>
  w.send("GET", path, { ...(ip !== undefined && { ip }), ...(headers !== undefined && { headers }) });
const controlOf = ({ headers }: Answer) => headers.get("cache-control");

const prefixOf = (video: string): string => videoHash(video).slice(0, 8);
const ofVideo = `/api/skipSegments?videoID=${VIDEO}`;
const ofHidden = `/api/skipSegments?videoID=${HIDDEN}`;

it.each([
  // answer                               status  with the setting
  [ofVideo, 200, shared],
  [`/api/skipSegments/${prefixOf(VIDEO)}`, 200, shared],
  ["/api/skipSegments/00000000", 404, shared],
  [`/api/videoLabels?videoID=${VIDEO}`, 200, shared],
  [`/api/videoLabels/${prefixOf(VIDEO)}`, 200, shared],
  ["/api/vocabulary", 200, shared],
  ["/openapi.yaml", 200, shared],
  // What the submitter of a hidden segment would get is another one.
  [ofHidden, 200, everybody],
  [`/api/skipSegments/${prefixOf(HIDDEN)}`, 200, everybody],
  // Not kept here either.
  [`/api/lockCategories?videoID=${VIDEO}`, 404, "no-store"],
  [`/api/userInfo?publicUserID=${"b".repeat(64)}`, 200, "no-store"],
  ["/api/skipSegments", 400, "no-store"],
] as const)("GET %s, %i: Cache-Control with SHARED_CACHE_SECONDS is %s", async (path, status, expected) => {
  await using w = await prepared({ SHARED_CACHE_SECONDS: "30" });
  await using without = await prepared({});
  for (const time of ["made anew", "finished"]) {
    const answer = await read(w, path);
    expect([time, answer.status, controlOf(answer)]).toEqual([time, status, expected]);
    const before = await read(without, path);
    expect([time, before.status, controlOf(before)]).toEqual([
      time,
      status,
      expected === shared ? everybody : expected,
    ]);
    expect(answer.headers.get("etag")).toBe(before.headers.get("etag"));
  }
});

it("the submitter of a hidden segment gets an answer that no cache may keep", async () => {
  await using w = await prepared({ SHARED_CACHE_SECONDS: "30" });
  const own = await read(w, ofHidden, "192.0.2.7");
  expect([(own.json as unknown[]).length, controlOf(own), own.headers.get("etag")]).toEqual([
    2,
    "private, no-store",
    null,
  ]);
});

it("304 has the lifetime of the answer that it confirms", async () => {
  await using w = await prepared({ SHARED_CACHE_SECONDS: "30" });
  for (const path of [ofVideo, "/api/skipSegments/00000000"]) {
    const etag = (await read(w, path)).headers.get("etag") ?? "";
    const again = await read(w, path, undefined, { "if-none-match": etag });
    expect([again.status, again.text, controlOf(again), again.headers.get("etag")]).toEqual([304, "", shared, etag]);
  }
});

it("a vote changes the answer, with the setting too", async () => {
  await using w = await prepared({ SHARED_CACHE_SECONDS: "30" });
  const before = await read(w, ofVideo);
  await plant(w, [{ at: [50, 60] }]);
  const after = await read(w, ofVideo, undefined, { "if-none-match": before.headers.get("etag") ?? "" });
  expect([after.status, controlOf(after)]).toEqual([200, shared]);
});
