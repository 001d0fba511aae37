import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { counted, plantFor } from "../handlers/statistics/counted.ts";
import type { World } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

const day = 24 * 3_600_000;

/** Ann sends three segments today and one 60 days ago. */
async function work(w: World): Promise<void> {
  const today = Date.now();
  await plantFor(w, "ann", [
    { at: [0, 60], views: 6, timeSubmitted: today },
    { at: [61, 70], timeSubmitted: today },
    { at: [71, 80], timeSubmitted: today, category: "intro" },
    { at: [81, 90], timeSubmitted: today - 60 * day, category: "outro" },
  ]);
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The colour that most of the first picture has; it is read from a copy, which Chromium likes better. */
const mainColour = (page: Page) =>
  page.evaluate<string>(`(() => {
    const canvas = document.querySelector("canvas");
    const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
    const context = copy.getContext("2d", { willReadFrequently: true });
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] !== 255) continue;
      const colour = [data[at], data[at + 1], data[at + 2]].join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? "";
  })()`);
/** The accent of each theme. */
const accents = { light: "11,92,173", dark: "121,184,255" } as const;

describe("the statistics", () => {
  it("have pictures, with the same in words and as tables, and totals beside", async () => {
    await using w = await counted();
    await work(w);
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/statistics");
    const segments = section(page, "Segments per day");
    await segments.getByText(/^3 segments in 30 days, 0.1 a day on average. Most on .+: 3.$/).waitFor();
    await segments.getByRole("img", { name: /^Segments per day. 3 segments in 30 days/ }).waitFor();
    await segments.getByText("Figures as a table").click();
    const rows = segments.locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(30);
    expect(await rows.first().locator("td").last().innerText()).toBe("3");
    const categories = section(page, "Segments per day by category");
    await categories.getByText("Most are Sponsor (66.7%) and Intro (33.3%).").waitFor();
    await section(page, "Time saved by day of submission (minutes)").getByText("6 min in 30 days").waitFor();
    await section(page, "Users who submitted per day").getByText("Most on").waitFor();
    await expect.poll(() => page.getByRole("img").count()).toBe(4);
    const total = (term: string) => page.locator(".figures div", { hasText: term }).locator("dd").innerText();
    expect(await total("Segments")).toBe("4");
    expect(await total("Contributors")).toBe("1");
    expect(await total("Views")).toBe("6");
    expect(await total("Time saved")).toBe("6 min");
  });

  it("cover the days that are chosen with the keyboard, and the address says which", async () => {
    await using w = await counted();
    await work(w);
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/statistics");
    await page.getByText(/^3 segments in 30 days/).waitFor();
    await page.getByRole("radio", { name: "30 days" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.getByText(/^4 segments in 90 days/).waitFor();
    expect(new URL(page.url()).hash).toBe("#/statistics?days=90");
    await page.reload();
    await page.getByText(/^4 segments in 90 days/).waitFor();
    await section(page, "Segments per day").getByText("Figures as a table").press("Enter");
    await expect.poll(() => section(page, "Segments per day").locator("tbody tr").count()).toBe(90);
  });

  it("say what is under the pointer", async () => {
    await using w = await counted();
    await work(w);
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/statistics");
    const categories = section(page, "Segments per day by category");
    const over = categories.locator(".u-over");
    await over.scrollIntoViewIfNeeded();
    const box = await over.boundingBox();
    await over.hover({ position: { x: (box?.width ?? 0) - 3, y: 20 } });
    await categories.getByText(/: Sponsor 2, Intro 1$/).waitFor();
  });

  it("are drawn again when the window or the colours change", async () => {
    await using w = await counted();
    await work(w);
    await using opened = await openPages(w.base, { context: { colorScheme: "light" } });
    const { page, open } = opened;
    await open("/statistics");
    await page.locator("canvas").nth(3).waitFor();
    const width = () => page.evaluate<number>("document.querySelector('canvas').clientWidth");
    await expect.poll(() => mainColour(page)).toBe(accents.light);
    await page.getByLabel("Theme").selectOption("Dark");
    await expect.poll(() => mainColour(page)).toBe(accents.dark);
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(width).toBeLessThan(480);
    await opened.expectNoOverflow();
  });

  it("say so when nothing was submitted", async () => {
    await using w = await counted();
    await using opened = await openPages(w.base);
    await opened.open("/statistics");
    await opened.page.getByText("Nothing was submitted in these days.").nth(3).waitFor();
    expect(await opened.page.locator("canvas").count()).toBe(0);
  });

  it("are accessible, and fit on a phone", async () => {
    await using w = await counted();
    await work(w);
    await using opened = await openPages(w.base, { context: phone });
    await opened.open("/statistics?days=90");
    await opened.page.locator("canvas").nth(3).waitFor();
    await section(opened.page, "Segments per day by category").getByText("Figures as a table").click();
    await opened.page.locator("tbody tr").nth(89).waitFor();
    await opened.expectAccessible();
    await opened.expectNoOverflow();
  });
});
