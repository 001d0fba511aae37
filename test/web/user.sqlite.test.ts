import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { removedVotes } from "../../src/domain/segments/shown.ts";
import { ban, counted, nameUser, plantFor } from "../handlers/statistics/counted.ts";
import { VIDEO } from "../support/segments.ts";
import { local, publicIdOf, type World } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

const ann = publicIdOf("ann");
const page = (id: string) => `/user/${id}`;

/** The figure under a heading of the list of figures. */
const figure = (page: Page, term: string) => page.locator(".figures div", { hasText: term }).locator("dd").innerText();
const list = (page: Page) => page.getByRole("table", { name: "Submitted segments" });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const rows = (page: Page) => list(page).locator("tbody tr");

/** Ann has five segments, one of them removed by votes. */
async function annsWork(w: World): Promise<void> {
  await plantFor(w, "ann", [
    { at: [0, 60], timeSubmitted: 5000, votes: 1, views: 10 },
    { at: [61, 70], timeSubmitted: 4000, category: "intro", locked: 1 },
    { at: [80, 90], timeSubmitted: 3000, votes: removedVotes },
    { at: [95, 99], timeSubmitted: 2000, actionType: "mute" },
    { at: [100, 110], timeSubmitted: 1000, service: "Spotify", videoId: "4rOoJ6Egrf8K2IrywzwOMk" },
  ]);
  await nameUser(w, "ann", "Ann");
}

describe("the page of a user", () => {
  it("shows figures, how the segments spread, and the segments, newest first", async () => {
    await using w = await counted();
    await annsWork(w);
    await using opened = await openPages(w.base);
    const { page: tab, open } = opened;
    await open(page(ann));
    await tab.getByRole("heading", { name: "Ann", level: 1 }).waitFor();
    expect(await figure(tab, "Segments that count")).toBe("4");
    expect(await figure(tab, "Ignored")).toBe("1 of 5 (20%)");
    expect(await figure(tab, "Views")).toBe("10");
    expect(await figure(tab, "Time saved")).toBe("10 min");
    const spread = tab.getByRole("table", { name: "Segments by category" }).locator("tbody tr");
    await expect
      .poll(() => spread.allInnerTexts())
      .toEqual([expect.stringMatching(/^Sponsor\s+3\s+75%$/), expect.stringMatching(/^Intro\s+1\s+25%$/)]);
    await rows(tab).nth(4).waitFor();
    expect(await rows(tab).locator("td:nth-child(5)").allInnerTexts()).toEqual([
      "0:00",
      "1:01",
      "1:20",
      "1:35",
      "1:40",
    ]);
    expect(await rows(tab).nth(2).innerText()).toContain("voted away");
    expect(await rows(tab).nth(4).innerText()).toContain("Spotify");
    await tab.getByText("5 segments are listed.").waitFor();
    expect(await rows(tab).first().getByRole("link").first().getAttribute("href")).toBe(`#/video/YouTube/${VIDEO}`);
  });

  it("has what matters of the segments in sight at every width, and the rest on request", async () => {
    await using w = await counted();
    await annsWork(w);
    await using opened = await openPages(w.base);
    const { page: tab, open } = opened;
    await open(page(ann));
    await rows(tab).nth(4).waitFor();
    const heads = () => list(tab).getByRole("columnheader").allInnerTexts();
    const isCut = () =>
      list(tab).evaluate<boolean, unknown, { scrollWidth: number; parentElement: { clientWidth: number } }>(
        (table) => table.scrollWidth > table.parentElement.clientWidth,
      );
    for (const width of [1280, 768]) {
      await tab.setViewportSize({ width, height: 740 });
      await expect.poll(isCut).toBe(false);
      expect(await heads()).toEqual(
        expect.arrayContaining(["Submitted", "Video", "Category", "Start", "End", "Votes", "State"]),
      );
    }
    await tab.getByRole("button", { name: "Show all details" }).click();
    await expect.poll(heads).toContain("UUID");
    await list(tab).locator("xpath=..").and(tab.getByRole("group")).waitFor(); // a box that scrolls
    await opened.expectAccessible();
    await tab.getByRole("button", { name: "Show fewer details" }).click();
    await expect.poll(isCut).toBe(false);
    const time = rows(tab).first().locator("time");
    expect([await time.innerText(), await time.getAttribute("title")]).toEqual([
      "Jan 1, 1970",
      expect.stringContaining("12:00"),
    ]);
  });

  it("has cards on a phone that are still a table, can be sorted, and folds its filters", async () => {
    await using w = await counted();
    await annsWork(w);
    await using opened = await openPages(w.base, { context: phone });
    const { page: tab, open } = opened;
    await open(page(ann));
    await list(tab).getByRole("row").nth(5).waitFor();
    const card = list(tab).getByRole("row").nth(1);
    expect(await card.getByRole("cell").count()).toBeGreaterThan(7);
    for (const box of await Promise.all((await card.getByRole("cell").all()).map((cell) => cell.boundingBox())))
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThan(360);
    await choice(tab, "Sort by").selectOption("Start, descending");
    await expect.poll(() => card.innerText()).toContain("1:40");
    expect(await choice(tab, "Category").count()).toBe(0);
    await tab.getByText("Filters", { exact: true }).click();
    await choice(tab, "Category").selectOption("Intro");
    await tab.getByText("Filters (1 set)").waitFor();
    await expect.poll(() => rows(tab).count()).toBe(1);
    await opened.expectAccessible();
    await opened.expectNoOverflow();
    await rows(tab).getByRole("link").first().click();
    await tab.getByRole("heading", { level: 1 }).waitFor();
    await tab.goBack();
    await expect.poll(() => choice(tab, "Sort by").inputValue()).toBe("desc start");
  });

  it("keeps filters in the address, and clears them", async () => {
    await using w = await counted();
    await annsWork(w);
    await using opened = await openPages(w.base);
    const { page: tab, open } = opened;
    await open(`${page(ann)}?state=votedAway`);
    await tab.getByText("One segment is listed.").waitFor();
    await choice(tab, "State").selectOption("locked");
    await expect.poll(() => rows(tab).locator("td:nth-child(5)").allInnerTexts()).toEqual(["1:01"]);
    expect(new URL(tab.url()).hash).toBe(`#/user/${ann}?state=locked`);
    await choice(tab, "Category").selectOption("Sponsor");
    await tab.getByText("No segment of this user matches.").waitFor();
    await tab.getByRole("button", { name: "Clear filters" }).click();
    await tab.getByText("5 segments are listed.").waitFor();
    expect(new URL(tab.url()).hash).toBe(`#/user/${ann}`);
    await choice(tab, "Platform").selectOption("Spotify");
    await tab.getByText("One segment is listed.").waitFor();
  });

  it("is filtered by a bar of the spread, and copies the public id, with the keyboard", async () => {
    await using w = await counted();
    await annsWork(w);
    await using opened = await openPages(w.base, { context: { permissions: ["clipboard-read", "clipboard-write"] } });
    const { page: tab, open } = opened;
    await open(page(ann));
    await tab.getByRole("button", { name: "mute" }).press("Enter");
    await tab.getByText("One segment is listed.").waitFor();
    expect(new URL(tab.url()).hash).toBe(`#/user/${ann}?action=mute`);
    expect(await choice(tab, "Action").inputValue()).toBe("mute");
    await tab.getByRole("button", { name: "Copy Public id" }).press("Enter");
    await tab.getByText("Copied").waitFor();
    expect(await tab.evaluate<string>("navigator.clipboard.readText()")).toBe(ann);
  });

  it("shows more on demand", async () => {
    await using w = await counted();
    await plantFor(
      w,
      "ann",
      Array.from({ length: 53 }, (_, at) => ({ at: [at, at + 1] as const, timeSubmitted: 1000 + at })),
    );
    await using opened = await openPages(w.base);
    const { page: tab, open } = opened;
    await open(page(ann));
    await tab.getByText("50 segments are listed; there may be more.").waitFor();
    await tab.getByRole("button", { name: "Show more" }).press("Enter");
    await tab.getByText("53 segments are listed.").waitFor();
    expect(await rows(tab).count()).toBe(53);
  });

  it("shows the rank and the locks of a VIP, and who is banned or warned", async () => {
    await using w = await counted();
    await w.stores.vips.add(publicIdOf("vip"), 1);
    await w.send("POST", "/api/lockCategories", {
      json: {
        ...{ videoID: VIDEO, userID: local("vip"), categories: ["sponsor"], actionTypes: ["skip", "mute"] },
        reason: "all <b>right</b>",
      },
    });
    await plantFor(w, "bob", [{ at: [1, 2] }]);
    await w.send("POST", "/api/warnUser", {
      json: { issuerUserID: local("vip"), userID: publicIdOf("bob"), reason: "read the <i>guidelines</i>" },
    });
    await ban(w, "bob");
    await using opened = await openPages(w.base);
    const { page: tab, open } = opened;
    await open(page(publicIdOf("vip")));
    await tab.locator(".who", { hasText: "VIP" }).waitFor();
    const locks = tab.getByRole("table", { name: "Locked categories" }).locator("tbody tr");
    await locks.nth(1).waitFor();
    // Until the vocabulary is there, a category has its name instead of its label.
    await expect.poll(() => locks.first().innerText()).toMatch(/Sponsor\s+(skip|mute)\s+all <b>right<\/b>/);

    await open(page(publicIdOf("bob")));
    await tab.locator(".who", { hasText: "banned" }).waitFor();
    expect(await figure(tab, "Open warnings")).toBe("1");
    await tab.getByText("read the <i>guidelines</i>").waitFor();
    expect(await tab.getByRole("heading", { name: "Locked categories" }).count()).toBe(0);
  });

  it("says so when nobody has the id, and asks nothing about a text that may be a secret", async () => {
    await using w = await counted();
    await using opened = await openPages(w.base);
    const { page: tab, open } = opened;
    await open(page("0".repeat(64)));
    await tab.getByText("Nobody with this id has done anything here.").waitFor();
    expect(await tab.getByRole("table").count()).toBe(0);
    const asked: string[] = [];
    tab.on("request", (request) => asked.push(request.url()));
    await open(page(local("ann")));
    await tab.getByText("This is not a public user id.").waitFor();
    await tab.getByText("it is a secret").waitFor();
    await expect.poll(() => new URL(tab.url()).hash).toBe("#/user");
    expect(asked.filter((url) => url.includes(local("ann")) || url.includes("/api/user"))).toEqual([]);
  });

  it("shows hostile texts as texts, and stays accessible and narrow", async () => {
    await using w = await counted();
    const name = `<img src=x onerror=alert(1)>\u202Egnol${"W".repeat(31)}`;
    await plantFor(w, "eve", [
      { at: [1, 2], actionType: "chapter", category: "chapter", description: "<script>alert(1)</script>" },
      { at: [3, 4], videoId: `\u202E"><b>${"v".repeat(200)}` },
    ]);
    await nameUser(w, "eve", name);
    await using opened = await openPages(w.base, { context: phone });
    const { page: tab, open, expectAccessible, expectNoOverflow } = opened;
    await open(page(publicIdOf("eve")));
    await tab.getByRole("heading", { level: 1 }).getByText("<img src=x onerror=alert(1)>").waitFor();
    await rows(tab).nth(1).waitFor();
    await tab.getByText("<script>alert(1)</script>").waitFor();
    await expectAccessible();
    await expectNoOverflow();
  });
});
