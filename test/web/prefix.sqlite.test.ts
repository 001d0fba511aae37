import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../support/segments.ts";
import { world } from "../support/world.ts";
import { openPages } from "./support/browser.ts";
import { startPrefixProxy } from "./support/prefix-proxy.ts";

const sections = ["Leaderboards", "Statistics", "My work", "Moderation", "Operations", "Cluster", "Home", "API"];

describe("below a path of another site", () => {
  it("every page loads, and asks for nothing outside of it", async () => {
    await using w = await world();
    await using proxy = await startPrefixProxy(w.base, "/tools/segmark");
    await using opened = await openPages(proxy.base);
    opened.expectRefusals(401, 501);
    const { page } = opened;
    for (const name of sections) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
      await page.getByRole("link", { name, exact: true }).and(page.locator("[aria-current=page]")).waitFor();
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(page.url().startsWith(`${proxy.base}/`)).toBe(true);
    }
    await page.getByRole("link", { name: "Segmark" }).click();
    await page.waitForURL(`${proxy.base}/#/`);
    expect(proxy.strays).toEqual([]);
  });

  it("forms of the API reference send to this service", async () => {
    await using w = await world();
    const [planted] = await plant(w, [{ at: [1, 10] }]);
    await using proxy = await startPrefixProxy(w.base, "/tools/segmark");
    await using opened = await openPages(proxy.base);
    opened.expectRefusals(501);
    const { page } = opened;
    await page.goto(`${proxy.base}/docs/#/openapi/getSkipSegments`);
    await page.waitForURL(`${proxy.base}/docs#/openapi/getSkipSegments`);
    await page.getByRole("textbox", { name: "videoID (required)" }).fill(VIDEO);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "Answer" }).getByText(String(planted)).waitFor();
    expect(proxy.strays).toEqual([]);
  });
});
