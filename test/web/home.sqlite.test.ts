import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

const ann = publicIdOf("ann");
const hostileName = `<img src=x onerror=alert(1)> ${"名".repeat(30)}`;

const rename = (w: World, who: string, username: string) =>
  w.send("POST", "/api/setUsername", { query: { userID: local(who), username } });

/** A world with a segment of ann's, one on another platform, and one that was removed by votes. */
async function filled(w: World): Promise<readonly string[]> {
  await rename(w, "ann", hostileName);
  return plant(w, [
    { at: [1, 10], userId: ann, timeSubmitted: 3000 },
    { at: [2, 10], timeSubmitted: 2000, service: "Spotify", videoId: "4rOoJ6Egrf8K2IrywzwOMk", category: "intro" },
    { at: [3, 10], timeSubmitted: 1000, votes: -3, videoId: "aaaaaaaaaaa" },
  ]);
}

describe("the home page", () => {
  it.each([
    ["the link to a video", () => `https://youtu.be/${VIDEO}?t=4`, `/video/YouTube/${VIDEO}`],
    ["the id of a video", () => VIDEO, `/video/YouTube/${VIDEO}`],
    ["the UUID of a segment", ([uuid = ""]: readonly string[]) => uuid, "/segment/"],
    ["the public id of a user", () => ann, `/user/${ann}`],
    ["the name of a user", () => "onerror=alert", `/user/${ann}`],
  ])("finds %s", async (_what, textOf, place) => {
    await using w = await world();
    const uuids = await filled(w);
    await using opened = await openPages(w.base);
    opened.expectRefusals(404); // names and ids that are nobody's
    const { page } = opened;
    await page.getByLabel("Video, segment or user").fill(textOf(uuids));
    await page.keyboard.press("Enter");
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toContain(`#${place}`);
  });

  it("lists users when several have the name, and says so when there is nothing", async () => {
    await using w = await world();
    await rename(w, "ann", "ann of here");
    await rename(w, "bob", "ann of there");
    await using opened = await openPages(w.base);
    opened.expectRefusals(404);
    const { page } = opened;
    await page.getByLabel("Video, segment or user").fill("ann of");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText("2 found:").waitFor();
    expect(await page.locator(".hits").getByRole("link").allTextContents()).toEqual(["ann of here", "ann of there"]);
    await page.getByLabel("Video, segment or user").fill("nobody has this");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText("The service knows nothing of this name or id.").waitFor();
  });

  it("sends nothing of what may be a local user id but the public id that belongs to it", async () => {
    await using w = await world();
    await filled(w);
    await using opened = await openPages(w.base);
    const { page } = opened;
    await page.getByRole("row").nth(1).waitFor();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/assets/")) return; // parts of the page may still be loaded
      sent.push(JSON.stringify([request.url(), request.headers(), request.postData()]));
    });
    await page.getByLabel("Video, segment or user").fill(local("ann"));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "This may be a private user id" }).waitFor();
    expect(sent).toEqual([]);
    await opened.expectAccessible();
    await page.getByRole("button", { name: "It is a private id: show its user" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain(`#/user/${ann}`);
    expect([sent.join(), page.url()].join()).not.toContain(local("ann"));
  });

  it("shows totals and the latest segments, text of users as text", async () => {
    await using w = await world();
    await filled(w);
    await using opened = await openPages(w.base);
    const { page } = opened;
    await page.getByRole("row").nth(3).waitFor();
    await expect
      .poll(() => page.locator(".figures dt").allTextContents())
      .toEqual(["Segments", "Contributors", "Views", "Time saved", "Addresses that read, in 48 hours"]);
    await page.getByRole("link", { name: hostileName }).waitFor();
    await opened.expectAccessible();
    await page.setViewportSize({ width: 360, height: 740 });
    await opened.expectNoOverflow();
  });

  it("filters the latest segments by what is in the address", async () => {
    await using w = await world();
    await filled(w);
    await using opened = await openPages(w.base);
    const { page } = opened;
    const videos = () => page.locator("tbody tr td:nth-child(2)").allTextContents();
    await expect.poll(videos).toEqual([VIDEO, "4rOoJ6Egrf8K2IrywzwOMk", "aaaaaaaaaaa"]);
    await page.getByText("More filters").click();
    await page.getByLabel("Votes to").fill("-2");
    await page.keyboard.press("Tab");
    await expect.poll(videos).toEqual(["aaaaaaaaaaa"]);
    await page.getByText("These act on the loaded segments only: 1 of 3 shown.").waitFor();
    await opened.expectAccessible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByLabel("Platform").selectOption("Spotify");
    await expect.poll(videos).toEqual(["4rOoJ6Egrf8K2IrywzwOMk"]);
    await page.getByLabel("Platform").selectOption("all");
    await page.getByLabel("State").selectOption("voted away");
    await expect.poll(videos).toEqual(["aaaaaaaaaaa"]);
    expect(page.url()).toContain("#/?state=votedAway");
    await page.reload();
    await expect.poll(videos).toEqual(["aaaaaaaaaaa"]);
    await page.getByLabel("Category").selectOption("Intro");
    await page.getByText("No segment matches these filters.").waitFor();
  });

  it("puts segments that came meanwhile before the others and marks them, unless it is paused", async () => {
    await using w = await world();
    await filled(w);
    await using opened = await openPages(w.base, { context: phone });
    const { page } = opened;
    await page.clock.install();
    await page.reload();
    await page.getByRole("row").nth(3).waitFor();
    await plant(w, [{ at: [50, 60], timeSubmitted: 9000, videoId: "bbbbbbbbbbb" }]);
    await page.getByLabel("Pause updates").check();
    await page.clock.runFor(40_000);
    expect(await page.locator("tbody tr").count()).toBe(3);
    await page.getByLabel("Pause updates").uncheck();
    await page.clock.runFor(16_000);
    await page.getByText("New segments: 1").waitFor();
    const first = page.locator("tbody tr").first();
    expect(await first.textContent()).toContain("bbbbbbbbbbb");
    expect(await first.locator(".mark.new").textContent()).toBe("new");
    await opened.expectNoOverflow();
  });

  it("is as it was for who comes back: rows, what is in sight, and the focus", async () => {
    await using w = await world();
    await plant(
      w,
      Array.from({ length: 120 }, (_, n) => ({ at: [n, n + 1] as const, timeSubmitted: 1_700_000_000_000 - n })),
    );
    await using opened = await openPages(w.base);
    const { page } = opened;
    const rows = page.locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => rows.count()).toBe(100);
    const link = rows.nth(79).getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await link.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: VIDEO }).waitFor();
    expect(await page.evaluate("scrollY")).toBe(0);
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(100);
    // Windows scroll by whole pixels, rows begin between them.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    await expect.poll(() => link.evaluate((element) => element.matches(":focus"))).toBe(true);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: VIDEO }).waitFor();
  });
});
