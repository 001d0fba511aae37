import { describe, expect, it } from "vitest";
import { world } from "../../support/world.ts";

const PATH = "/api/vocabulary";

describe("GET /api/vocabulary", () => {
  it("lists platforms, the primary one first, with the address of a video", async () => {
    await using w = await world();
    const { status, json } = await w.send("GET", PATH);
    expect([status, (json as { services: unknown }).services]).toEqual([
      200,
      [
        { name: "YouTube", maySubmit: true, videoUrl: "https://www.youtube.com/watch?v={videoID}" },
        { name: "Spotify", maySubmit: true, videoUrl: "https://open.spotify.com/episode/{videoID}" },
        { name: "PeerTube", maySubmit: false, videoUrl: null },
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
    });
  });

  it("is not sent again to those who have it", async () => {
    await using w = await world();
    const { headers } = await w.send("GET", PATH);
    const again = await w.send("GET", PATH, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect([again.status, again.text]).toEqual([304, ""]);
  });
});
