import { describe, expect, it } from "vitest";
import { world } from "../../support/world.ts";

const PATH = "/api/vocabulary";
const unknown = { thumbnailUrl: null, showThumbnails: false, idPattern: null, idExample: null, part: null };

describe("GET /api/vocabulary", () => {
  it("lists platforms, the primary one first, with the address of a video", async () => {
    await using w = await world();
    const { status, json } = await w.send("GET", PATH);
    expect([status, (json as { services: unknown }).services]).toEqual([
      200,
      [
        {
          name: "YouTube",
          maySubmit: true,
          videoUrl: "https://www.youtube.com/watch?v={videoID}",
          thumbnailUrl: "https://i.ytimg.com/vi/{videoID}/mqdefault.jpg",
          showThumbnails: false,
          idPattern: "^(?:[\\w-]{11})$",
          idExample: "dQw4w9WgXcQ",
          part: null,
        },
        { ...unknown, name: "Spotify", maySubmit: true, videoUrl: "https://open.spotify.com/episode/{videoID}" },
        { ...unknown, name: "PeerTube", maySubmit: false, videoUrl: null },
      ],
    ]);
  });

  it("lists the categories with label, colour and action types", async () => {
    await using w = await world();
    const { json } = await w.send("GET", PATH);
    const { categories } = json as { categories: { name: string; colour: string }[] };
    expect(categories.map(({ name }) => name)).toEqual([...w.services.vocabulary.categories.keys()]);
    expect(categories[0]).toEqual({
      name: "sponsor",
      label: "Sponsor",
      colour: "#00d400",
      actionTypes: ["skip", "mute", "full"],
      maySubmit: true,
      minSeconds: { skip: 1 },
      minReputation: null,
      chapters: null,
      guidelineUrl: null,
    });
  });

  it("lists the action types, and says who may submit", async () => {
    await using w = await world();
    const { json } = await w.send("GET", PATH);
    expect(json).toMatchObject({
      actionTypes: ["skip", "mute", "full", "poi", "chapter"].map((name) => ({ name, label: null })),
      submitters: "anybody",
    });
  });

  it("is not sent again to those who have it", async () => {
    await using w = await world();
    const { headers } = await w.send("GET", PATH);
    const again = await w.send("GET", PATH, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect([again.status, again.text]).toEqual([304, ""]);
  });
});
