import openapiTS, { astToString } from "openapi-typescript";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { operations } from "../../generated/openapi/operations.js";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { checkSpec } from "../../src/process/worker/check-spec.ts";
import { compile, projectOptions } from "../support/compiler.ts";
import { rootFolder } from "../support/documents.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";

type Category = Readonly<{ name: string; actionTypes: readonly string[] }>;
type Service = Readonly<{
  name: string;
  maySubmit: boolean;
  idExample: string | null;
  part: Readonly<{ separator: string; example: string }> | null;
}>;
type Known = Readonly<{ services: readonly Service[]; categories: readonly Category[] }>;

const presets = ["bilibili", "peertube", "podcast", "sponsorblock", "tv"];

const knownTo = async (w: World): Promise<Known> => (await w.send("GET", "/api/vocabulary")).json as Known;

/** An id as clients of a platform send it. */
const idsOf = ({ idExample, part }: Service): string[] => {
  const id = idExample ?? "any id";
  return part === null ? [id] : [id, id + part.separator + part.example];
};

/** All lists of texts within a value. */
function nameLists(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(nameLists);
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? [value, ...within] : within;
}

describe.each(presets)("a service with the vocabulary %s", (preset) => {
  it("takes, shows, counts and locks segments of each platform", async () => {
    await using w = await world({ env: { VOCABULARY: preset, SUBMIT_RESPONSE: "segments" } });
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const { services, categories } = await knownTo(w);
    const category = categories.find(({ actionTypes }) => actionTypes.includes("skip"))?.name ?? "";
    for (const service of services.filter(({ maySubmit }) => maySubmit))
      for (const videoID of idsOf(service)) {
        const about = { service: service.name, videoID };
        const segments = [{ segment: [10, 60], category }];
        const stored = await w.send("POST", "/api/skipSegments", {
          json: { ...about, userID: local("ann"), userAgent: "test/v1", segments },
        });
        const [{ UUID }] = stored.json as [{ UUID: string }];

        const query = { service: service.name, category };
        const byHash = await w.send("GET", `/api/skipSegments/${videoHash(videoID).slice(0, 4)}`, { query });
        expect(byHash.json).toEqual([
          expect.objectContaining({ videoID, segments: [expect.objectContaining({ UUID })] }),
        ]);

        const vote = { query: { UUID, userID: local("bob"), type: "1" } };
        expect((await w.send("POST", "/api/voteOnSponsorTime", vote)).status).toBe(200);
        const read = await w.send("GET", "/api/skipSegments", { query: { ...query, videoID } });
        expect(read.json).toEqual([expect.objectContaining({ UUID, votes: 1 })]);

        const lock = { ...about, userID: local("vip"), categories: [category] };
        expect((await w.send("POST", "/api/lockCategories", { json: lock })).status).toBe(200);
        const again = {
          ...about,
          userID: local("cid"),
          userAgent: "test/v1",
          segments: [{ segment: [70, 99], category }],
        };
        expect((await w.send("POST", "/api/skipSegments", { json: again })).status).toBe(403);
      }
  });

  it("answers players that know nothing of it", async () => {
    await using w = await world({ env: { VOCABULARY: preset } });
    const names =
      '["sponsor","selfpromo","interaction","intro","outro","preview","hook","music_offtopic","poi_highlight","chapter"]';
    const query = { categories: names, actionTypes: '["skip","mute","poi","full","chapter"]', service: "YouTube" };
    for (const path of ["/api/skipSegments/5f6b", "/api/lockCategories/5f6b", "/api/videoLabels/5f6b"])
      expect([path, (await w.send("GET", path, { query })).status]).toEqual([path, 404]);
    expect((await w.send("GET", "/api/skipSegments", { query: { videoID: "dQw4w9WgXcQ" } })).status).toBe(404);
    expect((await w.send("GET", "/api/userInfo", { query: { userID: local("ann") } })).status).toBe(200);
  });

  it("publishes a document with its names", async () => {
    await using w = await world({ env: { VOCABULARY: preset } });
    const { services, categories } = await knownTo(w);
    const { json } = await w.send("GET", "/openapi.json");
    expect(json).toMatchObject({
      components: {
        schemas: {
          ServiceName: { enum: services.map(({ name }) => name) },
          CategoryName: { enum: categories.map(({ name }) => name) },
        },
      },
    });
    expect(parse((await w.send("GET", "/openapi.yaml")).text)).toEqual(json);
    const lists = nameLists(json);
    expect(lists.length).toBeGreaterThan(100);
    expect(lists.filter((list) => new Set(list).size < list.length)).toEqual([]);
  });
});

describe("a published document without a name of the default vocabulary's platforms", () => {
  it("is right in itself, with its examples", async () => {
    await using w = await world({ env: { VOCABULARY: "tv" } });
    const { text } = await w.send("GET", "/openapi.yaml");
    await checkSpec(parse(text), new Set(Object.keys(operations)));
  });
});

describe("the types of a client made from a published document", () => {
  const use = (category: string): string => `
import type { operations } from "./api.d.ts";
type Query = NonNullable<operations["getSkipSegments"]["parameters"]["query"]>;
export const query: Query = { videoID: "tt0903747", service: "IMDb", category: [${JSON.stringify(category)}] };
`;

  it("know the names of the instance, and no others", async () => {
    await using w = await world({ env: { VOCABULARY: "tv" } });
    const types = astToString(await openapiTS((await w.send("GET", "/openapi.json")).text));
    const path = (name: string): string => `${rootFolder}test/service/${name}`;
    const [own, foreign] = [path("own-client.ts"), path("foreign-client.ts")];
    const sources = new Map([
      [own, use("commercial")],
      [foreign, use("sponsor")],
      [path("api.d.ts"), types],
    ]);
    const complaints = compile([own, foreign], projectOptions(), { sources, isChecked: () => false });
    expect(complaints.filter(({ file }) => file !== foreign)).toEqual([]);
    expect(complaints.map(({ text }) => text).join()).toContain(`'"sponsor"' is not assignable`);
  });
});
