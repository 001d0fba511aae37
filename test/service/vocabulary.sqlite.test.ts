import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rootFolder } from "../support/documents.ts";
import { scratchFolder } from "../support/outages.ts";
import { plant } from "../support/segments.ts";
import { type Answer, local, publicIdOf, type World, world } from "../support/world.ts";

const file = `
services:
  - { name: Radio, id: { pattern: "r[0-9]{4}", example: r0001 }, videoUrl: "https://radio.example/{videoID}" }
  - { name: Archive, submit: false }
  - { name: Cinema }
unknownService: refuse
categories:
  - { name: news, label: News, colour: "#112233", actionTypes: [skip, chapter], minSeconds: { skip: 30, chapter: 5 } }
  - { name: jingle, label: Jingle, colour: "#223344", actionTypes: [skip, mute], minReputation: 1.5, guidelineUrl: "https://radio.example/rules" }
  - { name: sponsor, label: Advertisement, colour: "#334455", actionTypes: [skip, full], submit: false }
actionTypes: [{ name: skip, label: Jump over }, { name: mute }, { name: full }, { name: chapter }]
corsHeaders: [X-Radio-App]
`;

/** A service with the vocabulary above, or the one that a test changed. */
async function radio(env: Readonly<Record<string, string>> = {}, text = file): Promise<World> {
  await using folder = await scratchFolder();
  const path = join(folder.path, "vocabulary.yaml");
  await writeFile(path, text);
  return await world({ env: { VOCABULARY: path, SUBMIT_RESPONSE: "segments", ...env } });
}

type Segment = Readonly<{
  segment: readonly [number, number];
  category: string;
  actionType?: string;
  description?: string;
}>;
const news: Segment = { segment: [10, 60], category: "news" };

const submit = (w: World, more: object = {}, segments: readonly Segment[] = [news], headers = {}): Promise<Answer> =>
  w.send("POST", "/api/skipSegments", {
    json: { videoID: "r0042", userID: local("ann"), userAgent: "test/v1", segments, ...more },
    headers,
  });
/** Gives a user a reputation of more than 1.5: segments of long ago with many votes. */
const makeReputable = (w: World, name: string): Promise<string[]> =>
  plant(
    w,
    Array.from({ length: 10 }, (_, i) => ({
      service: "Radio",
      videoId: `r9${String(i).padStart(3, "0")}`,
      category: "news",
      userId: publicIdOf(name),
      votes: 30,
      at: [10, 60] as const,
    })),
  );
/** A platform on which every video is 100 s long, and the paths that it was asked for. */
async function asking() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end('{"lengthSeconds":100}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
const sentence = ({ status, text }: Answer): string => `${status} ${text}`;

describe("a submission to an instance with a vocabulary of its own", () => {
  it("is stored, and read by players that name neither platform nor category", async () => {
    await using w = await radio();
    expect((await submit(w)).status).toBe(200);
    const { json } = await w.send("GET", "/api/skipSegments", { query: { videoID: "r0042" } });
    expect(json).toEqual([expect.objectContaining({ category: "news", segment: [10, 60] })]);
    expect(await w.storage.knex("segments").pluck("service")).toEqual(["Radio"]);
  });

  it.each<[string, object, Segment, string]>([
    [
      "an id of another form",
      { videoID: "dQw4w9WgXcQ" },
      news,
      "400 No valid videoID. The id of a video on Radio is needed, such as r0001.",
    ],
    [
      "a platform that takes none",
      { service: "archive", videoID: "x" },
      news,
      "400 No valid service. Segments of Archive videos cannot be submitted here.",
    ],
    [
      "a platform that is not known",
      { service: "YouTube" },
      news,
      "400 No valid service. The service is not known here; known are Radio, Archive, Cinema.",
    ],
    ["a category that is not known", {}, { ...news, category: "intro" }, "400 Category doesn't exist."],
    ["a category that takes none", {}, { ...news, category: "sponsor" }, "400 Category doesn't exist."],
    [
      "an action that does not go with it",
      {},
      { ...news, actionType: "mute" },
      "400 ActionType is not supported with this category.",
    ],
    [
      "a length below that of the category",
      {},
      { ...news, segment: [10, 39.9] },
      '400 Segments of the category "News" must be at least 30 seconds long.',
    ],
    [
      "a reputation below that of the category",
      {},
      { ...news, category: "jingle" },
      '403 Segments of the category "Jingle" are for users with a reputation of at least 1.5.',
    ],
  ])("is refused with %s", async (_what, more, segment, expected) => {
    await using w = await radio();
    expect(sentence(await submit(w, more, [segment]))).toBe(expected);
    expect(await w.storage.knex("segments")).toEqual([]);
  });

  it("may be shorter and need no reputation when it is a VIP's", async () => {
    await using w = await radio();
    await w.stores.vips.add(publicIdOf("ann"), 1);
    const short: Segment = { segment: [1, 2], category: "news" };
    expect((await submit(w, {}, [short, { segment: [3, 4], category: "jingle" }])).status).toBe(200);
  });

  it("is about any text on a platform without an id pattern", async () => {
    await using w = await radio();
    expect((await submit(w, { service: "Cinema", videoID: "Metropolis (1927)" })).status).toBe(200);
  });

  it("is about the default platform when an unknown one is named, unless the vocabulary refuses that", async () => {
    await using w = await radio({}, file.replace("unknownService: refuse\n", ""));
    expect((await submit(w, { service: "YouTube" })).status).toBe(200);
    expect(await w.storage.knex("segments").pluck("service")).toEqual(["Radio"]);
  });
});

describe("what was stored under another vocabulary", () => {
  const old = {
    service: "Radio",
    videoId: "an id of old",
    category: "traffic",
    actionType: "poi",
    at: [5, 5],
  } as const;

  it("can be read, listed, voted on and unlocked", async () => {
    await using w = await radio();
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const [uuid = ""] = await plant(w, [old]);
    const query = { videoID: old.videoId, category: "traffic", actionType: "poi" };
    expect((await w.send("GET", "/api/skipSegments", { query })).json).toEqual([
      expect.objectContaining({ category: "traffic", actionType: "poi" }),
    ]);
    const { json } = await w.send("GET", "/api/segments");
    expect(json).toMatchObject({ segments: [{ category: "traffic", videoID: old.videoId }] });
    const vote = { query: { UUID: uuid, userID: local("bob"), type: "1" } };
    expect((await w.send("POST", "/api/voteOnSponsorTime", vote)).status).toBe(200);
    expect(await w.storage.knex("segments").pluck("votes")).toEqual([1]);
  });
});

describe("moderation", () => {
  it("locks categories of the vocabulary, and everything by its word", async () => {
    await using w = await radio();
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const order = { videoID: "r0042", userID: local("vip"), categories: ["news", "jingle", "intro"], reason: "live" };
    expect((await w.send("POST", "/api/lockCategories", { json: order })).status).toBe(200);
    const locks = await w.send("GET", "/api/lockCategories", { query: { videoID: "r0042" } });
    expect(locks.json).toMatchObject({ categories: ["jingle", "news"], actionTypes: ["mute", "skip"] });
    expect(sentence(await submit(w))).toMatch(/^403 .*"news"/);
  });

  it("takes votes for categories that take segments, and only those", async () => {
    await using w = await radio();
    const [uuid = ""] = await plant(w, [{ service: "Radio", videoId: "r0042", category: "news", at: [10, 60] }]);
    const vote = (category: string) =>
      w.send("POST", "/api/voteOnSponsorTime", { query: { UUID: uuid, userID: local("bob"), category } });
    expect((await vote("sponsor")).status).toBe(400);
    expect((await vote("intro")).status).toBe(400);
    await makeReputable(w, "bob");
    expect((await vote("jingle")).status).toBe(200);
  });

  it("holds votes to the rules of the category, also those of who submitted the segment", async () => {
    await using w = await radio();
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const stored = { service: "Radio", videoId: "r0042", userId: publicIdOf("ann") };
    const [jingle = "", item = ""] = await plant(w, [
      { ...stored, category: "jingle", at: [10, 12] },
      { ...stored, category: "news", at: [100, 160] },
    ]);
    const vote = (name: string, UUID: string, category: string) =>
      w.send("POST", "/api/voteOnSponsorTime", { query: { UUID, userID: local(name), category } });
    const categories = () => w.storage.knex("segments").where("video_id", "r0042").orderBy("id").pluck("category");
    expect(sentence(await vote("ann", jingle, "news"))).toBe(
      '400 Segments of the category "News" must be at least 30 seconds long.',
    );
    expect(sentence(await vote("ann", item, "jingle"))).toBe(
      '403 Segments of the category "Jingle" are for users with a reputation of at least 1.5.',
    );
    expect(await categories()).toEqual(["jingle", "news"]);
    await makeReputable(w, "ann");
    expect((await vote("ann", item, "jingle")).status).toBe(200);
    expect((await vote("vip", jingle, "news")).status).toBe(200);
    expect(await categories()).toEqual(["news", "jingle"]);
  });

  it("asks for the reputation of a voter only where a category needs one", async () => {
    await using w = await radio();
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const asked: string[][] = [];
    const { reputations } = w.services;
    Object.assign(w.services, {
      reputations: (userIds: Iterable<string>) => {
        asked.push([...userIds]);
        return reputations(userIds);
      },
    });
    const [uuid = ""] = await plant(w, [{ service: "Radio", videoId: "r0042", category: "news", at: [10, 60] }]);
    const vote = (name: string, choice: object) =>
      w.send("POST", "/api/voteOnSponsorTime", { query: { UUID: uuid, userID: local(name), ...choice } });
    await vote("bob", { category: "news" });
    await vote("vip", { category: "jingle" });
    await vote("bob", { type: "1", category: "jingle" });
    expect(asked).toEqual([]);
    await vote("bob", { category: "jingle" });
    expect(asked).toEqual([[publicIdOf("bob")]]);
  });
});

describe("statistics", () => {
  it("know the categories of the vocabulary", async () => {
    await using w = await radio();
    expect((await submit(w)).status).toBe(200);
    const top = await w.send("GET", "/api/leaderboard", { query: { category: "news" } });
    expect(top.json).toMatchObject({ users: [{ userID: publicIdOf("ann"), segments: 1 }] });
    expect((await w.send("GET", "/api/leaderboard", { query: { category: "intro" } })).status).toBe(400);
    const own = { userID: local("ann"), fetchCategoryStats: "true" };
    expect((await w.send("GET", "/api/userStats", { query: own })).json).toMatchObject({
      categoryCount: { news: 1, jingle: 0, sponsor: 0 },
    });
  });

  it("say what a user may submit", async () => {
    await using w = await radio();
    const permissions = async (name: string) => {
      const query = { userID: local(name), values: '["permissions"]' };
      return ((await w.send("GET", "/api/userInfo", { query })).json as { permissions: object }).permissions;
    };
    expect(await permissions("ann")).toEqual({ news: false, jingle: false, sponsor: false }); // news has chapters
    await w.stores.vips.add(publicIdOf("vip"), 1);
    expect(await permissions("vip")).toEqual({ news: true, jingle: true, sponsor: false });
  });
});

describe("who may submit", () => {
  const listed = `${file}submitters: { who: listed, users: [${publicIdOf("ann")}] }\n`;
  const token = `${file}submitters: { who: token, users: [${publicIdOf("ann")}] }\n`;
  const SUBMIT_TOKEN = "a-token-of-some-length";
  const refusal = "403 Only invited users may submit segments here.";

  it("is listed", async () => {
    await using w = await radio({}, listed);
    await w.stores.vips.add(publicIdOf("vip"), 1);
    expect(sentence(await submit(w, { userID: local("bob") }))).toBe(refusal);
    expect((await submit(w)).status).toBe(200);
    expect((await submit(w, { userID: local("vip") }, [{ ...news, segment: [100, 150] }])).status).toBe(200);
  });

  it("and only for them platforms are asked how long a video is", async () => {
    await using platform = await asking();
    const text = listed.replace("{ name: Radio, ", `{ name: Radio, durationUrl: "${platform.base}/{videoID}", `);
    await using w = await radio({}, text);
    await w.stores.vips.add(publicIdOf("vip"), 1);
    expect(sentence(await submit(w, { userID: local("bob") }))).toBe(refusal);
    expect(platform.asked).toEqual([]);
    expect((await submit(w, { userID: local("vip"), videoID: "r0043" })).status).toBe(200);
    expect((await submit(w)).status).toBe(200);
    expect(platform.asked).toEqual(["/r0043", "/r0042"]);
  });

  it("has the token", async () => {
    await using w = await radio({ SUBMIT_TOKEN }, token);
    const bob = { userID: local("bob") };
    expect(sentence(await submit(w, bob))).toBe(refusal);
    expect(sentence(await submit(w, bob, [news], { "x-submit-token": "another-one-of-some-length" }))).toBe(refusal);
    expect((await submit(w, bob, [news], { "x-submit-token": SUBMIT_TOKEN })).status).toBe(200);
    expect((await submit(w, {}, [{ ...news, segment: [100, 150] }])).status).toBe(200);
    expect(w.lines.join("")).not.toContain(SUBMIT_TOKEN);
  });

  it("is told by the vocabulary, without names", async () => {
    await using w = await radio({}, listed);
    const { json, text } = await w.send("GET", "/api/vocabulary");
    expect(json).toMatchObject({ submitters: "listed" });
    expect(text).not.toContain(publicIdOf("ann"));
  });

  it("needs a token that is set", async () => {
    await expect(radio({}, token)).rejects.toMatchObject({
      name: "ConfigError",
      message: "SUBMIT_TOKEN: expected a token, because the vocabulary says that submitters have one",
      faults: [{ setting: "SUBMIT_TOKEN" }],
    });
  });
});

describe("an instance with a vocabulary of its own", () => {
  it("allows its headers to pages of other origins", async () => {
    await using w = await radio({ SUBMIT_TOKEN: "a-token-of-some-length" }, `${file}submitters: { who: token }\n`);
    const { headers } = await w.send("OPTIONS", "/api/skipSegments");
    expect(headers.get("access-control-allow-headers")).toMatch(/, X-Radio-App, X-Submit-Token$/);
  });

  it("tells it, with all that clients need, and an ETag of its own", async () => {
    await using w = await radio();
    await using usual = await world();
    const [own, other] = [await w.send("GET", "/api/vocabulary"), await usual.send("GET", "/api/vocabulary")];
    expect(own.json).toMatchObject({
      services: [
        { name: "Radio", maySubmit: true, idPattern: "^(?:r[0-9]{4})$", idExample: "r0001" },
        { name: "Archive", maySubmit: false, idPattern: null },
        { name: "Cinema" },
      ],
      categories: [
        { name: "news", minSeconds: { skip: 30, chapter: 5 } },
        { name: "jingle", minReputation: 1.5, guidelineUrl: "https://radio.example/rules" },
        { name: "sponsor", maySubmit: false },
      ],
      actionTypes: [
        { name: "skip", label: "Jump over" },
        { name: "mute", label: null },
        { name: "full", label: null },
        { name: "chapter", label: null },
      ],
      submitters: "anybody",
    });
    expect(own.headers.get("etag")).not.toBe(other.headers.get("etag"));
  });

  it("asks each platform where its durations are told, without the part of an id", async () => {
    await using platform = await asking();
    const parts = 'part: { name: episode, separator: ":", pattern: "e[0-9]+", example: e1 }, ';
    const text = file
      .replace("{ name: Radio, ", `{ name: Radio, ${parts}durationUrl: "${platform.base}/radio/{videoID}/{part}", `)
      .replace("{ name: Cinema }", `{ name: Cinema, durationUrl: "${platform.base}/cinema/{videoID}" }`);
    await using w = await radio({}, text);
    const beyond: Segment = { segment: [110, 150], category: "news" };
    expect(sentence(await submit(w, { videoID: "r0042:e7" }, [beyond]))).toMatch(/^400 One of your segments times/);
    expect((await submit(w, { videoID: "a b", service: "Cinema" })).status).toBe(200);
    // Its address would be another place of the platform.
    expect((await submit(w, { videoID: "..", service: "Cinema" })).status).toBe(200);
    expect(platform.asked).toEqual(["/radio/r0042/e7", "/cinema/a%20b"]);
  });

  it("serves the published document with its names", async () => {
    await using w = await radio();
    const { json, headers } = await w.send("GET", "/openapi.json");
    const { schemas } = (json as { components: { schemas: Record<string, never> } }).components;
    expect(schemas).toMatchObject({
      ServiceName: { enum: ["Radio", "Archive", "Cinema"] },
      CategoryName: { enum: ["news", "jingle", "sponsor"] },
      ActionName: { enum: ["skip", "mute", "full", "chapter"] },
      LockOrder: { properties: { categories: { items: { enum: ["all", "news", "jingle", "sponsor"] } } } },
    });
    const yaml = await w.send("GET", "/openapi.yaml");
    expect(yaml.text).toContain("Names here: news, jingle, sponsor.");
    expect(yaml.text.split("\n").length).toBeGreaterThan(0.99 * (await source()).split("\n").length);
    await using usual = await world();
    expect((await usual.send("GET", "/openapi.json")).headers.get("etag")).not.toBe(headers.get("etag"));
  });
});

const source = (): Promise<string> => readFile(`${rootFolder}spec/openapi.yaml`, "utf8");

it.each([
  ["anyone", 200, "", true],
  ["established", 400, "Chapters are for users with some good submissions of other kinds.", false],
  ["vip", 400, 'Chapters of the category "News" are for VIPs.', false],
])("chapters: %s says who may submit chapters: a newcomer gets %i", async (who, status, text, may) => {
  await using w = await radio({}, file.replace("[skip, chapter],", `[skip, chapter], chapters: ${who},`));
  const chapter: Segment = { ...news, actionType: "chapter", description: "Weather" };
  const answer = await submit(w, {}, [chapter]);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
  const info = await w.send("GET", "/api/userInfo", { query: { userID: local("ann"), value: "permissions" } });
  expect(info.json).toMatchObject({ permissions: { news: may } });
  const { json } = await w.send("GET", "/api/vocabulary");
  expect(json).toMatchObject({ categories: [{ name: "news", chapters: who }, { chapters: null }, { chapters: null }] });
  await makeReputable(w, "bob");
  expect((await submit(w, { userID: local("bob") }, [{ ...chapter, segment: [90, 99] }])).status).toBe(
    who === "vip" ? 400 : 200,
  );
  await w.stores.vips.add(publicIdOf("vip"), 1);
  expect((await submit(w, { userID: local("vip") }, [{ ...chapter, segment: [70, 80] }])).status).toBe(200);
});

it("a podcast takes chapters from its users", async () => {
  await using w = await world({ env: { VOCABULARY: "podcast" } });
  const chapter: Segment = { segment: [0, 60], category: "chapter", actionType: "chapter", description: "Hello" };
  expect((await submit(w, { videoID: "https://feeds.example/show/42" }, [chapter])).status).toBe(200);
});
