import { readFileSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { launch } from "../support/service.ts";

type Kept = Readonly<Record<string, Readonly<{ status: number; body: unknown }>>>;
const read = (name: string): Buffer => readFileSync(new URL(`kept/${name}`, import.meta.url));
const kept: Kept = JSON.parse(read("0012.json").toString());

/** Sums of times depend in their last digits on the order of the rows. */
const rounded = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) => (typeof value === "number" ? Number(value.toFixed(6)) : value));
const bodyOf = (text: string): unknown => (/^[[{]/.test(text) ? rounded(JSON.parse(text)) : text);

describe("the database of an earlier version", () => {
  it("is migrated at the start, and reads answer as before", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-upgrade-"));
    const file = join(folder.path, "segmark.db");
    writeFileSync(file, gunzipSync(read("0012.db.gz")));
    await using service = launch({ DATABASE_URL: `sqlite:${file}`, STATS_CACHE_SECONDS: "0" });
    const address = await service.address();
    for (const [path, { status, body }] of Object.entries(kept)) {
      const response = await fetch(address + path);
      expect([path, response.status, bodyOf(await response.text())]).toEqual([path, status, rounded(body)]);
    }
    const videoID = "keptvideo00";
    const query = new URLSearchParams({ videoID, userID: "somebody-new-who-submits-after-the-upgrade" });
    for (const [name, value] of Object.entries({ startTime: "600", endTime: "610", category: "sponsor" }))
      query.set(name, value);
    expect((await fetch(`${address}/api/skipSegments?${query}`, { method: "POST" })).status).toBe(200);
    const after = await (await fetch(`${address}/api/skipSegments?videoID=${videoID}`)).text();
    expect(JSON.parse(after)).toContainEqual(expect.objectContaining({ segment: [600, 610] }));
  });
});
