import { describe, expect, it } from "vitest";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

const place = `/video/YouTube/${VIDEO}`;
const ann = publicIdOf("ann");
const hostileName = "<img src=x onerror=alert(1)>\u202Egnp.exe";

const filled = (w: World) =>
  plant(w, [
    { at: [10, 20], userId: ann, votes: 3, views: 9, videoDuration: 100, timeSubmitted: 1000 },
    { at: [11, 21], votes: 1, timeSubmitted: 2000 },
    { at: [50, 60], category: "intro", votes: -3, timeSubmitted: 3000 },
    { at: [70, 80], category: "chapter", actionType: "chapter", description: hostileName, timeSubmitted: 4000 },
    { at: [0, 0], category: "selfpromo", actionType: "full", locked: 1, timeSubmitted: 5000 },
  ]);

describe("the page of a video", () => {
  it("shows all segments as a table and as a picture, text of users as text", async () => {
    await using w = await world();
    const [first] = await filled(w);
    await w.stores.vips.add(ann, 1);
    const title = { video_id: VIDEO, channel_id: "", title: `A title ${hostileName}`, published: 0 };
    await w.storage.knex("video_info").insert(title);
    await using opened = await openPages(w.base);
    const { page } = opened;
    await opened.open(place);
    await page.getByRole("heading", { level: 1, name: title.title }).waitFor();
    expect(await page.title()).toContain("A title");
    const table = page.getByRole("table", { name: "Segments", exact: true });
    await table.getByRole("row").nth(5).waitFor();
    await table.locator(`[data-key="${first}"]`).getByText("VIP", { exact: true }).waitFor();
    expect(await table.getByText("VIP", { exact: true }).count()).toBe(1);
    const counts = await page.locator(".figures div").allTextContents();
    expect(counts.slice(0, 5)).toEqual([
      "Submissions5",
      "Ignored: hidden from players1 (20%)",
      "Voted away1 (20%)",
      "Purged, outdated or banned0 (0%)",
      "Locked1 (20%)",
    ]);
    expect(await table.locator("tbody td:nth-child(4)").allTextContents()).toEqual([
      "0:10",
      "0:10",
      "0:10",
      "0:10",
      "0:00",
    ]);
    await table.getByText(hostileName).waitFor();
    const bars = page.getByRole("group", { name: "Timeline: 5 segments in 1:40" }).getByRole("link");
    await expect.poll(() => bars.count()).toBe(5);
    await page.getByRole("link", { name: "Sponsor, skip, 0:10 to 0:20, votes: 3, players get it" }).waitFor();
    await page.getByRole("link", { name: "Intro, skip, 0:50 to 1:00, votes: -3, hidden" }).waitFor();
    const watch = page.getByRole("link", { name: "Watch at YouTube" });
    expect(await watch.getAttribute("href")).toBe(`https://www.youtube.com/watch?v=${VIDEO}`);
    expect(await watch.getAttribute("rel")).toBe("noreferrer");
    await opened.expectAccessible();
  });

  it("says what players get, and why", async () => {
    await using w = await world();
    await filled(w);
    await using opened = await openPages(w.base);
    const { page } = opened;
    await opened.open(place);
    const chosen = page.getByRole("table", { name: "Segments that players get" });
    await chosen
      .getByText("Its weight, votes and reputation together, is the greatest; others at this spot: 1.")
      .waitFor();
    expect(await chosen.locator("tbody tr").count()).toBe(3);
    await page
      .getByText("Players that ask for everything get 3 of 5. Losing to another one at the same spot: 1. Hidden: 1.")
      .waitFor();

    // The picture and the table say the same.
    const table = page.getByRole("table", { name: "Segments", exact: true });
    const states = async () =>
      (await table.locator("tbody tr").allTextContents()).map(
        (row) => /players get it|loses to another|hidden/.exec(row)?.[0],
      );
    expect(await states()).toEqual([
      "players get it",
      "loses to another",
      "hidden",
      "players get it",
      "players get it",
    ]);
    await table.getByText("The one at 0:10 – 0:20 has more weight.").waitFor();
    await table.getByText("It was voted away: it has fewer than -1 votes.").waitFor();
    for (const [look, count] of [
      ["given", 3],
      ["outranked", 1],
      ["dropped", 1],
    ] as const)
      expect(await page.locator(`.timeline .bar.${look}`).count()).toBe(count);
    await page.locator(".timeline .bar.outranked").hover();
    await page
      .locator(".described", { hasText: "loses to another. The one at 0:10 – 0:20 has more weight." })
      .waitFor();
    await page.getByText("loses to another segment at the same spot").waitFor();
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.indexOf("What players get")).toBeLessThan(headings.indexOf("All segments"));
    await opened.expectAccessible();
  });

  it("filters and sorts by what is in the address", async () => {
    await using w = await world();
    await filled(w);
    await using opened = await openPages(w.base);
    const { page } = opened;
    await opened.open(`${place}?state=given`);
    const votes = () => page.locator(".dense tbody td:nth-child(5)").allTextContents();
    const numbers = async () => (await votes()).map((text) => Number(/-?\d+$/.exec(text)?.[0]));
    await expect.poll(numbers).toEqual([3, 0, 0]);
    await page.getByRole("button", { name: "Votes", exact: true }).click();
    await expect.poll(numbers).toEqual([0, 0, 3]);
    expect(page.url()).toContain("sort=votes");
    await page.getByRole("button", { name: "Sponsor 2" }).click();
    await page.getByLabel("Votes from").fill("2");
    await page.keyboard.press("Tab");
    await expect.poll(numbers).toEqual([3]);
    await page.reload();
    await expect.poll(numbers).toEqual([3]);
    await page.getByText("1 shown, 5 of 5 loaded").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(async () => (await votes()).length).toBe(5);
  });

  it("can be used by keyboard: the arrow keys go along the picture, Enter opens a segment", async () => {
    await using w = await world();
    const [first = "", second = ""] = await filled(w);
    await using opened = await openPages(w.base);
    const { page } = opened;
    await opened.open(place);
    await page.locator(`[data-uuid="${first}"]`).focus();
    await page.keyboard.press("ArrowRight");
    await page.locator(".described", { hasText: "0:11 to 0:21" }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain(`#/segment/${second}`);
  });

  it("copies what people paste elsewhere", async () => {
    await using w = await world();
    const [first = ""] = await filled(w);
    const permissions = ["clipboard-read", "clipboard-write"];
    await using opened = await openPages(w.base, { context: { permissions } });
    const { page } = opened;
    await opened.open(place);
    const row = page.locator(`.dense tr[data-key="${first}"]`);
    await row.getByRole("button", { name: "Copy the UUID, link, times or JSON" }).press("Enter");
    const copied = async (what: string): Promise<string> => {
      await row.getByRole("button", { name: `Copy ${what}`, exact: true }).press("Enter");
      return page.evaluate<string>("navigator.clipboard.readText()");
    };
    expect(await copied("UUID")).toBe(first);
    expect(await copied("link")).toBe(`${w.base}/#/segment/${first}`);
    expect(await copied("times")).toBe("0:10–0:20");
    expect(JSON.parse(await copied("JSON"))).toMatchObject({ UUID: first, startTime: 10, views: 9 });
  });

  it("shows locks with their reasons, and the audit log to VIPs only", async () => {
    await using w = await world();
    await filled(w);
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const lock = {
      videoID: VIDEO,
      userID: local("vip"),
      categories: ["sponsor"],
      actionTypes: ["skip"],
      reason: hostileName,
    };
    expect((await w.send("POST", "/api/lockCategories", { json: lock })).status).toBe(200);
    const log = "Audit log of this video";
    {
      await using opened = await openPages(w.base, { signedInAs: "vip" });
      await opened.open(place);
      await opened.page.getByRole("heading", { name: "Locked categories" }).waitFor();
      await opened.page.locator(".locks").getByText(hostileName).waitFor();
      await opened.page.getByRole("table", { name: log }).getByText("categories locked").waitFor();
      await opened.expectAccessible();
    }
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    opened.expectRefusals(403);
    const refused = opened.page.waitForResponse(/moderationTrail/);
    await opened.open(place);
    expect((await refused).url()).not.toContain("userID");
    await opened.page.getByRole("heading", { name: "What players get" }).waitFor();
    expect(await opened.page.getByText(log).count()).toBe(0);
  });

  it("says so when there are no segments, or no such platform", async () => {
    await using w = await world();
    await using opened = await openPages(w.base);
    opened.expectRefusals(404);
    await opened.open("/video/YouTube/zzzzzzzzzzz");
    await opened.page.getByText("Nobody has submitted a segment of this video yet.").waitFor();
    await opened.open("/video/Vimeo/zzzzzzzzzzz");
    await opened.page.getByRole("heading", { name: "The service knows no platform of this name." }).waitFor();
  });

  it("has all of a thousand segments at once, more on request, and fits on a phone", async () => {
    await using w = await world();
    const rows = Array.from({ length: 1100 }, (_, at) => ({
      uuid: String(at).padStart(64, "0"),
      service: "YouTube",
      video_id: VIDEO,
      video_hash: videoHash(VIDEO),
      start_time: at,
      end_time: at + 30,
      category: "sponsor",
      action_type: "skip",
      user_id: ann,
      time_submitted: at,
    }));
    await w.storage.knex.batchInsert("segments", rows, 40);
    await using opened = await openPages(w.base, { context: phone });
    const { page } = opened;
    await opened.open(place);
    await page.getByText("1,000 shown, 1,000 of 1,100 loaded").waitFor();
    await opened.expectNoOverflow();
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByText("1,100 shown, 1,100 of 1,100 loaded").waitFor();
  });
});
