import { hash } from "node:crypto";
import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { type World, world } from "../support/world.ts";

type Headers = Readonly<Record<string, string>>;
type Got = Readonly<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>;

/**
 * A request as it is written here. One with a body, even an empty one, is unusual for GET, so its answer is made anew.
 */
async function ask(base: string, method: string, path: string, headers: Headers, way: "plain" | "anew"): Promise<Got> {
  const sent = request(base + path, { method, headers, agent: false });
  if (way === "anew") sent.setHeader("transfer-encoding", "chunked");
  sent.end();
  const [response] = await once(sent, "response");
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** All headers in which both must agree; the others differ per request. */
function comparable({ status, headers, body }: Got) {
  const { date, "x-request-id": id, ...same } = headers;
  expect(date).toBeTypeOf("string");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return { status, headers: same, body: hash("sha256", body) };
}

const text = ({ headers, body }: Got): string => {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  return (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();
};

type Line = Readonly<{ operationId: string; method: string; status: number; code?: string; ms: number }>;
const exchanges = ({ lines }: World): Line[] =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "answered")
    .map(({ operationId, method, status, code }) => ({ operationId, method, status, code, ms: 0 }));

const prefix = videoHash(VIDEO).slice(0, 5);
const targets = [
  `/api/skipSegments/${prefix}`,
  `/api/skipSegments/${prefix.toUpperCase()}`,
  `/api/skipSegments/${prefix}?trimUUIDs=5&categories=${encodeURIComponent('["sponsor","intro"]')}`,
  `/api/skipSegments/${prefix}?category=nobody_has_this`,
  `/api/skipSegments/${prefix}?categories=sponsor`,
  "/api/skipSegments/0000",
  "/api/skipSegments/xyz",
  "/api/skipSegments/%35%66",
  "/api/skipsegments/5f6b0",
  `/api/skipSegments/${prefix}/`,
  `/api/skipSegments?videoID=${VIDEO}`,
  `/api/skipSegments?videoID=${VIDEO}&category=filler`,
  "/api/skipSegments?videoID=unknown",
  "/api/skipSegments",
  `/api/videoLabels?videoID=${VIDEO}`,
  `/api/videoLabels/${prefix}?hasStartSegment=true`,
  `/api/lockCategories/${prefix}`,
  "/api/skipSegments#fragment",
  `/api/userInfo?publicUserID=${"b".repeat(64)}`,
  `/api/userInfo?userID=${"a".repeat(32)}&values=${encodeURIComponent('["vip","userName"]')}`,
  "/api/userInfo?userID=short",
  "/api/getUserInfo",
  `/api/isUserVIP?userID=${"a".repeat(32)}`,
  `/api/config?userID=${"a".repeat(32)}&key=anything`,
  `/api/segmentInfo?UUID=${"0".repeat(64)}`,
  "/api/segmentInfo?UUID=%5B%22",
  `/api/searchSegments?videoID=${VIDEO}`,
  "/api/getTopUsers?sortType=0",
  "/api/status/extra",
];

const plantMany = (w: World) =>
  plant(
    w,
    Array.from({ length: 40 }, (_, at) => ({ at: [at * 20, at * 20 + 10] as const })),
  );

describe("reads of finished answers, and of those that are made", () => {
  it.each(targets)("%s gets the same response", async (target) => {
    await using w = await world();
    await plantMany(w);
    for (const method of ["GET", "HEAD"])
      for (const accepted of [
        undefined,
        "gzip, deflate, br",
        "gzip",
        "deflate",
        "br;q=0.1, gzip",
        "identity;q=0",
        "*",
        ", ,",
      ]) {
        const headers: Headers = accepted === undefined ? {} : { "accept-encoding": accepted };
        const ways = ["anew", "plain", "plain"] as const;
        const [made, first, second] = await Promise.all(ways.map((way) => ask(w.base, method, target, headers, way)));
        if (made === undefined || first === undefined || second === undefined) throw new Error("no answer");
        expect(comparable(first)).toEqual(comparable(made));
        expect(comparable(second)).toEqual(comparable(made));
        const { etag } = made.headers;
        if (etag === undefined) continue;
        const unlike = `${etag.replace(/-(?:br|gzip)"$/, '"').slice(0, -1)}-${etag.includes("-br") ? "gzip" : "br"}"`;
        // `*` is any representation, and a 404 has none.
        const others = ['"other"', unlike, ...(made.status === 404 ? ["*"] : [])];
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `${" ".repeat(500)},${etag}`, "*", ...others]) {
          const conditional = { ...headers, "if-none-match": known };
          const [a, b] = [
            await ask(w.base, method, target, conditional, "anew"),
            await ask(w.base, method, target, conditional, "plain"),
          ];
          expect(comparable(b)).toEqual(comparable(a));
          expect(b.status).toBe(others.includes(known) ? made.status : 304);
        }
      }
  });

  it("gets the same log line", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    const reported: Line[][] = [];
    for (const way of ["anew", "plain", "plain"] as const) {
      const before = exchanges(w).length;
      for (const target of targets) await ask(w.base, "GET", target, {}, way);
      await expect.poll(() => exchanges(w).length).toBe(before + targets.length);
      reported.push(exchanges(w).slice(before));
    }
    expect(reported[1]).toEqual(reported[0]);
    expect(reported[2]).toEqual(reported[0]);
  });

  it("sends a long answer compressed as the client prefers, and each encoding under its own validator", async () => {
    await using w = await world();
    await plantMany(w);
    const target = `/api/skipSegments/${prefix}`;
    const plain = await ask(w.base, "GET", target, {}, "plain");
    expect(plain.body.length).toBeGreaterThan(5000);
    for (const [accepted, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["br;q=0.5, gzip", "gzip"],
    ] as const) {
      const got = await ask(w.base, "GET", target, { "accept-encoding": accepted }, "plain");
      expect(got.headers["content-encoding"]).toBe(encoding);
      expect(got.headers.vary).toBe("accept-encoding");
      expect(got.headers.etag).toBe(plain.headers.etag?.replace(/"$/, `-${encoding}"`));
      expect(text(got)).toBe(plain.body.toString());
      expect(got.body.length).toBeLessThan(plain.body.length / 2);
    }
  });

  it("counts each as one hit or one miss, also those of submitters who see more than others", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }, { at: [20, 30], shadowHidden: 1 }], await w.services.ipHashOf("192.0.2.5"));
    const figures = async (): Promise<number[]> => {
      const { text } = await w.send("GET", "/metrics", { ip: "direct" });
      return ["hits", "misses"].map((name) =>
        Number(new RegExp(`^segmark_answer_${name} (\\d+)$`, "m").exec(text)?.[1]),
      );
    };
    const counted = async (ip: string): Promise<number[]> => {
      const before = await figures();
      await w.send("GET", `/api/skipSegments/${prefix}`, { ip });
      return (await figures()).map((count, at) => count - (before[at] ?? 0));
    };
    const readers = ["192.0.2.1", "192.0.2.2", "192.0.2.5", "192.0.2.5", "192.0.2.1"];
    const counts: number[][] = [];
    for (const ip of readers) counts.push(await counted(ip));
    const [hit, miss] = [
      [1, 0],
      [0, 1],
    ];
    expect(counts).toEqual([miss, hit, miss, miss, hit]);
  });
});
