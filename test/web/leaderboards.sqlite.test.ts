import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { counted, nameUser, plantFor } from "../handlers/statistics/counted.ts";
import { publicIdOf, type World } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

const day = 24 * 3_600_000;

const users = (page: Page) => page.locator("tbody tr td:nth-child(2)").allInnerTexts();

/** Ann saved most, Bob was seen most and lately, Eve sent most. */
async function work(w: World): Promise<void> {
  const lately = Date.now() - 3 * day;
  const before = Date.now() - 20 * day;
  await plantFor(w, "ann", [{ at: [0, 600], views: 10 }]);
  await plantFor(w, "bob", [{ at: [1, 2], views: 90, timeSubmitted: lately, category: "intro" }]);
  await plantFor(w, "eve", [
    { at: [3, 5], views: 1, timeSubmitted: before },
    { at: [6, 7], views: 1, timeSubmitted: before },
  ]);
  await nameUser(w, "ann", "Ann");
  await nameUser(w, "bob", "Bob");
  await nameUser(w, "eve", "Eve");
}

describe("the leaderboards", () => {
  it("show who saved most time, with a link to each", async () => {
    await using w = await counted();
    await work(w);
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/leaderboards");
    await page.getByText("The first 3 users are listed.").waitFor();
    expect(await page.locator("tbody tr").first().innerText()).toMatch(/^1\s+Ann\s+1\s+10\s+1\.7 hr$/);
    await page.getByRole("link", { name: "Ann" }).click();
    await page.getByRole("heading", { name: "Ann" }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#/user/${publicIdOf("ann")}`);
  });

  it("are ordered and filtered with the keyboard, and the address says how", async () => {
    await using w = await counted();
    await work(w);
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/leaderboards");
    await expect.poll(() => users(page)).toEqual(["Ann", "Bob", "Eve"]);
    await page.getByLabel("Order").selectOption("Segments");
    await expect.poll(async () => (await users(page))[0]).toBe("Eve");
    await page.getByRole("radio", { name: "All time" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => users(page)).toEqual(["Eve", "Bob"]);
    expect(new URL(page.url()).hash).toBe("#/leaderboards?period=30d&sort=segments");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => users(page)).toEqual(["Bob"]);
    await page.getByText("One user is listed.").waitFor();
    await page.getByLabel("Category").selectOption("Sponsor");
    await page.getByText("Nobody has contributed in this time.").waitFor();
    expect(new URL(page.url()).hash).toBe("#/leaderboards?period=7d&category=sponsor&sort=segments");
  });

  it("are as the address says, which may say nonsense", async () => {
    await using w = await counted();
    await work(w);
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/leaderboards?sort=views&period=constructor");
    await expect.poll(() => users(page)).toEqual(["Bob", "Ann", "Eve"]);
    expect(await page.getByRole("radio", { name: "All time" }).isChecked()).toBe(true);
    opened.expectRefusals(400);
    await open("/leaderboards?category=%3Cb%3Enone");
    await page.getByRole("alert").getByText("Category doesn't exist.").waitFor();
    expect(await page.getByLabel("Category").inputValue()).toBe("<b>none");
  });

  it("are accessible on a phone, also with hostile names", async () => {
    await using w = await counted();
    await plantFor(w, "eve", [{ at: [1, 2], views: 1 }]);
    await nameUser(w, "eve", `<img src=x onerror=alert(1)>\u202E${"W".repeat(35)}`);
    await using opened = await openPages(w.base, { context: phone });
    await opened.open("/leaderboards");
    await opened.page.getByRole("link", { name: "<img src=x onerror=alert(1)>" }).waitFor();
    await opened.expectAccessible();
    await opened.expectNoOverflow();
  });
});
