import { describe, expect, it } from "vitest";
import { local, publicIdOf, world } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

/** Bytes of a file of the pages as they are sent to who takes gzip. */
async function compressedBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
  return Number(headers.get("content-length"));
}

describe("the frame of the pages", () => {
  it("leads to every page, and says which one is open", async () => {
    await using w = await world();
    await using opened = await openPages(w.base);
    const { page } = opened;
    opened.expectRefusals(401);
    for (const name of ["Leaderboards", "Statistics", "My work", "Moderation", "Operations", "Cluster", "Home"]) {
      await page.getByRole("navigation").getByRole("link", { name }).click();
      await expect.poll(() => page.getByRole("link", { name }).first().getAttribute("aria-current")).toBe("page");
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
  });

  it("says who is signed in and as what, and explains words", async () => {
    await using w = await world({ config: { adminUserId: publicIdOf("ann") } });
    await using opened = await openPages(w.base, { context: phone });
    const { page } = opened;
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Local user id").fill(local("ann"));
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    const account = page.getByRole("banner").getByRole("link", { name: "Signed in as" });
    await account.getByText("administrator").waitFor();
    await page.getByLabel("New name").fill("Ann");
    await page.getByRole("button", { name: "Change the name" }).click();
    await account.getByText("Ann", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Reputation" }).click();
    await page.getByRole("heading", { name: "Help" }).waitFor();
    await page.locator("#term-reputation[aria-current]").getByText("between −2.5 and 27").waitFor();
    await opened.expectAccessible();
    await opened.expectNoOverflow();
    await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
    await expect.poll(() => page.locator("[aria-current=true]").count()).toBe(0);
  });

  it("is in the language of the browser, and in the one that is chosen", async () => {
    await using w = await world();
    await using opened = await openPages(w.base, { context: { locale: "de-DE" } });
    const { page } = opened;
    await page.getByRole("link", { name: "Bestenlisten" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.getByLabel("Sprache").selectOption("English");
    await page.getByRole("link", { name: "Leaderboards" }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Leaderboards" }).waitFor();
  });

  it("has the colours of the system until others are chosen", async () => {
    await using w = await world();
    await using opened = await openPages(w.base, { context: { colorScheme: "dark" } });
    const { page } = opened;
    const background = () => page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
    await page.getByLabel("Theme").waitFor();
    const dark = await background();
    await page.getByLabel("Theme").selectOption("Light");
    await expect.poll(background).not.toBe(dark);
    await page.reload();
    await page.getByLabel("Theme").waitFor();
    expect(await background()).not.toBe(dark);
  });

  it("is accessible, and fits on a phone", async () => {
    await using w = await world();
    await using opened = await openPages(w.base, { context: phone });
    await opened.page.getByRole("heading", { level: 1 }).waitFor();
    await opened.expectAccessible();
    await opened.expectNoOverflow();
  });

  it("has a menu of its pages in one line on a phone, with the keyboard", async () => {
    await using w = await world();
    await using opened = await openPages(w.base, { context: phone });
    const { page } = opened;
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.focus();
    expect((await page.locator("#root > header").boundingBox())?.height).toBeLessThan(60);
    const pages = page.getByRole("navigation").getByRole("link");
    expect(await pages.count()).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => pages.count()).toBeGreaterThan(7);
    await opened.expectAccessible();
    await opened.expectNoOverflow();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await menu.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    await pages.filter({ hasText: "Statistics" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "Statistics" }).waitFor();
    await expect.poll(() => pages.count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 740 });
    await pages.filter({ hasText: "Home" }).waitFor();
    expect(await menu.count()).toBe(0);
  });

  it("follows an address that changes as soon as the page is there", async () => {
    await using w = await world();
    await using opened = await openPages(w.base);
    const { page } = opened;
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector("#root")?.hasChildNodes()) return;
      observer.disconnect();
      location.hash = "#/statistics";
    }).observe(document, { childList: true, subtree: true })`);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Statistics" }).waitFor();
  });

  it("has the focus at the content of another place as soon as that is there, so that no input is lost", async () => {
    await using w = await world();
    await using opened = await openPages(w.base, { place: "/help" });
    const { page } = opened;
    await page.getByRole("heading", { name: "Help" }).waitFor();
    const focused = await page.evaluate<string>(`new Promise((resolve) => {
      const main = document.querySelector("main");
      new MutationObserver(() => resolve(document.activeElement.tagName)).observe(main, { childList: true, subtree: true });
      location.hash = "/no/such/page";
    })`);
    expect(focused).toBe("MAIN");
  });

  it("says so when there is no such page", async () => {
    await using w = await world();
    await using opened = await openPages(w.base);
    await opened.open("/constructor");
    await opened.page.getByRole("heading", { name: "There is no such page." }).waitFor();
  });

  it("is there with the first page after less than 60 kB", async () => {
    await using w = await world();
    await using opened = await openPages(w.base);
    const { page } = opened;
    const urls = new Set<string>();
    page.on("request", (request) => urls.add(request.url()));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    const files = [...urls].filter((url) => !url.includes("/api/"));
    expect(files.some((url) => url.endsWith(".js")) && files.some((url) => url.endsWith(".css"))).toBe(true);
    const bytes = await Promise.all(files.map(compressedBytes));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000);
  });
});
