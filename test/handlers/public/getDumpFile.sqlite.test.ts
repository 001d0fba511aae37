import { expect, it } from "vitest";
import { world } from "../../support/world.ts";

it.each(["/database.json", "/database", "/database/sponsorTimes.csv"])(
  "GET %s says that nothing is published, unless PUBLISH_DUMPS names a folder",
  async (path) => {
    await using w = await world();
    const { status, text } = await w.send("GET", path);
    expect([status, text]).toEqual([404, expect.stringMatching(/^[A-Z].*\.$/)]);
  },
);
