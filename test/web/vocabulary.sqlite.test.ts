import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratchFolder } from "../support/outages.ts";
import { plant } from "../support/segments.ts";
import { world } from "../support/world.ts";
import { openPages } from "./support/browser.ts";

const file = `
services:
  - name: Series
    id: { pattern: "tt[0-9]{7}", example: tt0903747 }
    part: { name: episode, separator: ":", pattern: "s[0-9]{2}e[0-9]{2}", example: s01e02 }
    videoUrl: https://series.example/{videoID}/{part}
    thumbnailUrl: https://pictures.example/{videoID}.png
    showThumbnails: true
categories:
  - { name: commercial, label: Commercial break, colour: "#00d400", actionTypes: [skip], guidelineUrl: "https://series.example/rules" }
actionTypes: [{ name: skip, label: Jump over }]
`;

it("the pages find, name and link what the vocabulary of the service has", async () => {
  await using folder = await scratchFolder();
  const path = join(folder.path, "vocabulary.yaml");
  await writeFile(path, file);
  await using w = await world({ env: { VOCABULARY: path } });
  const videoId = "tt0903747:s01e02";
  const [uuid = ""] = await plant(w, [{ at: [60, 120], service: "Series", videoId, category: "commercial" }]);
  await using opened = await openPages(w.base);
  opened.expectRefusals(404); // nobody has the id as a name, and the video has no lock
  const { page } = opened;

  // Somebody types faster than the vocabulary comes.
  const asked = Promise.withResolvers<void>();
  const typed = Promise.withResolvers<void>();
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
    "base64",
  );
  await page.route("https://pictures.example/**", (route) => route.fulfill({ contentType: "image/png", body: png }));
  await page.route("**/api/vocabulary", async (route) => {
    asked.resolve();
    await typed.promise;
    await route.continue();
  });
  await page.reload();
  await asked.promise;
  await page.getByLabel("Video, segment or user").fill(videoId);
  await page.keyboard.press("Enter");
  const picture = page.waitForRequest("https://pictures.example/**");
  await page.getByRole("search").getByText("Loading").waitFor();
  typed.resolve();
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#/video/Series/${videoId}`);
  const platform = page.getByRole("link", { name: "Watch at Series" });
  await platform.waitFor();
  expect(await platform.getAttribute("href")).toBe("https://series.example/tt0903747/s01e02");

  // The policy lets it through, and its place does not learn from where one comes.
  expect([(await picture).url(), await (await picture).headerValue("referer")]).toEqual([
    "https://pictures.example/tt0903747.png",
    null,
  ]);

  await opened.open(`/segment/${uuid}`);
  const guideline = page.getByRole("link", { name: "Guideline" });
  await guideline.waitFor();
  expect(await guideline.getAttribute("href")).toBe("https://series.example/rules");
  const main = page.getByRole("main");
  await main.getByText("Jump over").first().waitFor();
  await main.getByText("Commercial break").first().waitFor();
});
