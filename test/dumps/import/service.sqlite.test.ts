import { expect, it } from "vitest";
import { type World, world } from "../../support/world.ts";
import { startImport } from "../support/command.ts";
import { columnsOf, csvFile, segmentRow, segmentRows, uuidOf } from "../support/dump.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";

const startOf = async (here: World, videoID: string): Promise<number | undefined> => {
  const { status, json } = await here.send("GET", "/api/skipSegments", { query: { videoID } });
  return status === 200 ? (json as { segment: [number] }[])[0]?.segment[0] : undefined;
};

// With few rows each change is announced; with many, services are told to drop all they have.
it.each([
  ["replace", 30],
  ["replace", 6000],
  ["merge", 30],
] as const)(
  "a service that runs goes on during an import by %s of %i rows, and answers with the new data at once",
  async (mode, count) => {
    await using folder = await dumpFolder();
    await using here = await world();
    const old = [segmentRow(1, { videoID: "changed", startTime: 5 }), segmentRow(2, { videoID: "gone" })];
    await importFiles(here.storage, [await folder.write("sponsorTimes.csv", csvFile(columnsOf("sponsorTimes"), old))]);
    expect([await startOf(here, "changed"), await startOf(here, "gone"), await startOf(here, "new")]).toEqual([
      5,
      2,
      undefined,
    ]);

    const later = [
      segmentRow(1, { videoID: "changed", startTime: 7 }),
      segmentRow(3, { videoID: "new" }),
      ...segmentRows(count).slice(10),
    ];
    const file = await folder.write("sponsorTimes.csv", csvFile(columnsOf("sponsorTimes"), later));
    const { ended, child } = startImport(here.database.url, file, "--mode", mode);
    let views = 0;
    while (child.exitCode === null) {
      expect((await here.send("POST", "/api/viewedVideoSponsorTime", { query: { UUID: uuidOf(1) } })).status).toBe(200);
      expect([5, 7]).toContain(await startOf(here, "changed"));
      views++;
    }
    expect(await ended).toMatchObject({ code: 0, err: "" });
    expect(views).toBeGreaterThan(0);
    const answers = async () => [
      await startOf(here, "changed"),
      await startOf(here, "gone"),
      await startOf(here, "new"),
    ];
    await expect.poll(answers, { timeout: 5000 }).toEqual([7, mode === "merge" ? 2 : undefined, 3]);
    const nonNegative = later.filter(({ votes }) => Number(votes) > -1).length + (mode === "merge" ? 1 : 0);
    const { json } = await here.send("GET", "/api/getTotalStats");
    expect(json).toMatchObject({ totalSubmissions: nonNegative });
  },
);
