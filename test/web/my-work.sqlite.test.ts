import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { removedVotes } from "../../src/domain/segments/shown.ts";
import { ADMIN, ann, moderated, VIP } from "../handlers/moderation/people.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, type World } from "../support/world.ts";
import { type Opened, openPages, phone } from "./support/browser.ts";

const ID = local("ann");
const hostile = '<img src=x onerror="alert(1)">\u202egnp.exe';

const warn = (w: World, reason: string) =>
  w.send("POST", "/api/warnUser", { json: { issuerUserID: VIP, userID: ann, reason } });
const name = (w: World, username: string) =>
  w.send("POST", "/api/setUsername", { query: { username }, headers: { "x-user-id": ID } });
const vote = (w: World, query: Record<string, string>) =>
  w.send("POST", "/api/voteOnSponsorTime", { query, headers: { "x-user-id": ID } });

/** A row of a table by a text that is in it. */
const row = ({ page }: Opened, text: string | RegExp) => page.getByRole("row").filter({ hasText: text });
const announced = ({ page }: Opened, text: string) => page.locator("#announcements").getByText(text).first().waitFor();

describe("My work, signing in", () => {
  it("takes the local user id, keeps it until one signs out, and puts it into no address", async () => {
    await using w = await moderated();
    await name(w, "Ann");
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await open("/mine");
    const field = page.getByLabel("Local user id");
    expect(await field.getAttribute("type")).toBe("password");
    await field.fill(ID);
    await page.getByRole("button", { name: "Show" }).click();
    expect(await field.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("main").getByText("Ann", { exact: true }).waitFor();
    await page.getByText(ann).waitFor();

    await page.reload();
    await page.getByRole("main").getByText("Ann", { exact: true }).waitFor();
    expect(await page.content()).not.toContain(ID);
    expect([...addresses, page.url(), await page.title()].filter((text) => text.includes(ID))).toEqual([]);

    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await field.waitFor();
    expect(await page.evaluate("JSON.stringify([localStorage, sessionStorage])")).not.toContain(ID);
  });

  it("refuses what is no local user id, and does not keep it", async () => {
    await using w = await moderated();
    await using opened = await openPages(w.base);
    opened.expectRefusals(400);
    const { page, open } = opened;
    await open("/mine");
    for (const [id, sentence] of [
      ["", "Type your local user id."],
      [publicIdOf("bob"), "This looks like a public id."],
      ["short", "This did not work"],
    ] as const) {
      await page.getByLabel("Local user id").fill(id);
      await page.keyboard.press("Enter");
      await page.getByText(sentence).waitFor();
      expect(await page.evaluate("localStorage.getItem('segmark.userId')")).toBeNull();
    }
  });

  it("makes a new id, and says that there is no other copy", async () => {
    await using w = await moderated();
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/mine");
    await page.getByRole("button", { name: "Make a new id" }).click();
    await page.getByText("there is no other copy").waitFor();
    const id = await page.getByLabel("Local user id").inputValue();
    expect(id).toMatch(/^[A-Za-z0-9]{36}$/);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Nobody has used this id here yet.").waitFor();
    expect(await page.evaluate("localStorage.getItem('segmark.userId')")).toBe(id);
  });

  it("can be left when the service refuses the stored id", async () => {
    await using w = await moderated();
    await using opened = await openPages(w.base);
    opened.expectRefusals(400);
    const { page, open } = opened;
    await page.evaluate("localStorage.setItem('segmark.userId', 'short')");
    await page.reload();
    await open("/mine");
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Local user id").waitFor();
  });
});

describe("My work, the account", () => {
  it("shows figures and changes the name", async () => {
    await using w = await moderated();
    await plant(w, [
      { at: [1, 61], userId: ann, views: 5 },
      { at: [70, 80], userId: ann, votes: removedVotes },
    ]);
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page, open } = opened;
    await open("/mine");
    const figure = (label: string) => page.locator(".figures > div").filter({ hasText: label }).locator("dd");
    await expect.poll(() => figure("Segments").textContent()).toBe("1");
    expect(await figure("Not counted").textContent()).toBe("1");
    expect(await figure("Views").textContent()).toBe("5");
    await page.getByLabel("New name").fill("Ann of Green Gables");
    await page.keyboard.press("Enter");
    await announced(opened, "The name was changed.");
    await page.getByRole("main").getByText("Ann of Green Gables", { exact: true }).waitFor();
    const info = await w.send("GET", "/api/userInfo", { query: { publicUserID: ann } });
    expect(info.json).toMatchObject({ userName: "Ann of Green Gables" });
  });

  it("says that a name is locked", async () => {
    await using w = await moderated();
    const query = { userID: ann, username: "Named", adminUserID: ADMIN };
    await w.send("POST", "/api/setUsername", { query });
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    await opened.open("/mine");
    await opened.page.getByText("The administrator has set this name").waitFor();
    expect(await opened.page.getByLabel("New name").count()).toBe(0);
  });

  it("shows warnings until they are confirmed", async () => {
    await using w = await moderated();
    await warn(w, `Mark whole spots. ${hostile}`);
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page, open } = opened;
    await open("/mine");
    await page.getByText(hostile).waitFor();
    await page.getByRole("button", { name: "I have read it" }).click();
    await announced(opened, "You can submit and vote again.");
    await page.getByText("Earlier warnings (1)").waitFor();
    const info = await w.send("GET", "/api/userInfo", { query: { publicUserID: ann } });
    expect(info.json).toMatchObject({ warnings: 0 });
  });
});

describe("My work, segments", () => {
  it("says in words why a segment is shown or not", async () => {
    await using w = await moderated();
    await plant(w, [
      { at: [10, 20], userId: ann, locked: 1 },
      { at: [30, 40], userId: ann, votes: -3 },
      { at: [50, 60], userId: ann, category: "intro" },
      { at: [50, 61], category: "intro", votes: 9 },
      { at: [70, 80], userId: ann, shadowHidden: 1 },
    ]);
    await w.send("POST", "/api/lockCategories", {
      json: { videoID: VIDEO, userID: VIP, categories: ["intro"], reason: `complete ${hostile}` },
    });
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page, open } = opened;
    await open("/mine/segments");
    const why = async (spot: string, ...sentences: string[]) => {
      await row(opened, spot).getByRole("button").click();
      const dialog = page.getByRole("dialog");
      for (const sentence of sentences) await dialog.getByText(sentence).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    };
    await why("0:10 – 0:20", "Players get it.", "A moderator vouched for it");
    await why("0:30 – 0:40", "Votes removed it: it has -3");
    await why("0:50 – 1:00", "players get another segment for the same spot", "The category is locked", hostile);
    await why("1:10 – 1:20", "Others do not see it.");
    expect(await page.getByText("ban", { exact: false }).count()).toBe(0);

    await w.send("POST", "/api/purgeAllSegments", { json: { userID: VIP, videoID: VIDEO } });
    await page.getByLabel("State").selectOption("hidden");
    await expect.poll(() => page.getByRole("row").count()).toBe(5);
    await why("0:50 – 1:00", "It was hidden.", "all segments of the video were hidden");
    expect(page.url()).toContain("state=hidden");
  });

  it("lists segments in pages", async () => {
    await using w = await moderated();
    await plant(
      w,
      Array.from({ length: 60 }, (_, at) => ({ at: [at, at + 1] as const, userId: ann, timeSubmitted: at })),
    );
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page, open } = opened;
    await open("/mine/segments");
    await expect.poll(() => page.getByRole("row").count()).toBe(51);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => page.getByRole("row").count()).toBe(61);
  });
});

describe("My work, votes", () => {
  it("takes votes back, and replaces those for a category", async () => {
    await using w = await moderated();
    const [voted = "", other = ""] = await plant(w, [{ at: [10, 20] }, { at: [30, 40], votes: 5 }]);
    await plant(w, [{ at: [500, 510], userId: ann }]);
    await vote(w, { UUID: voted, type: "0" });
    await vote(w, { UUID: other, category: "selfpromo" });
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page, open } = opened;
    await open("/mine/votes");
    await row(opened, "0:10 – 0:20").getByText("down").waitFor();
    await page.getByRole("button", { name: "Undo the vote on the segment at 0:10 – 0:20" }).press("Enter");
    await announced(opened, "The vote was taken back.");
    await expect.poll(() => row(opened, "0:10 – 0:20").count()).toBe(0);
    await row(opened, "0:30 – 0:40").getByText("category Self-promotion").waitFor();
    await page.getByRole("button", { name: "Vote for Sponsor" }).press("Enter");
    await announced(opened, "The vote was replaced.");

    const facts = await w.send("GET", "/api/segmentInfo", { query: { UUID: [voted, other] } });
    expect(facts.json).toMatchObject([{ votes: 0 }, { category: "sponsor" }]);
    const mine = await w.send("GET", "/api/me/votes", { headers: { "x-user-id": ID } });
    expect(mine.json).toMatchObject({ votes: [{ kind: "categoryVote", category: "sponsor" }] });
  });
});

describe("My work, data", () => {
  it("exports everything as one file", async () => {
    await using w = await moderated();
    await name(w, hostile);
    await plant(
      w,
      Array.from({ length: 510 }, (_, at) => ({ at: [at, at + 1] as const, userId: ann })),
    );
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page, open } = opened;
    await open("/mine/data");
    await page.getByRole("button", { name: "Collect my data" }).click();
    await page.getByText("510 segments, 0 votes and 0 locks are in the file.").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save the file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("segmark-data.json");
    const text = await readFile(await download.path(), "utf8");
    const data = JSON.parse(text) as { user: object; segments: { UUID: string }[] };
    expect(new Set(data.segments.map(({ UUID }) => UUID)).size).toBe(510);
    expect(data.user).toMatchObject({ userID: ann, userName: hostile });
    expect(text).not.toContain(ID);
  });

  it.each([
    ["stay, under a random user", 1],
    ["are deleted, with all votes", 0],
  ])("deletes after a word was typed; segments %s", async (mode, left) => {
    await using w = await moderated();
    await name(w, "Ann");
    await plant(w, [{ at: [10, 20], userId: ann }]);
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page, open } = opened;
    await open("/mine/data");
    await page.getByLabel(mode).check();
    await page.getByRole("button", { name: "Delete my data …" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Delete my data?" });
    const confirm = dialog.getByRole("button", { name: "Delete my data" });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel("Type delete to confirm").fill("delet");
    expect(await confirm.isDisabled()).toBe(true);
    await opened.expectAccessible();
    await dialog.getByLabel("Type delete to confirm").fill("delete");
    await page.keyboard.press("Enter");
    await page.getByText("Nothing of you is left. Segments: 1.").waitFor();
    const found = await w.send("GET", "/api/searchSegments", { query: { videoID: VIDEO } });
    expect([found.status, found.status === 200]).toEqual(left === 1 ? [200, true] : [404, false]);
    expect(found.text).not.toContain(ann);
  });
});

describe("My work, for everybody", () => {
  it("works by keyboard: a dialog keeps the focus inside and gives it back", async () => {
    await using w = await moderated();
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page, open } = opened;
    const focused = () => page.evaluate<string>("document.activeElement.textContent");
    await open("/mine");
    await page.getByRole("button", { name: "Sign out" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Sign out" }).waitFor();
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press("Tab");
      // Between the last control and the first one the browser's own may have the focus.
      const isInside = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null";
      expect(await page.evaluate(isInside)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(focused).toBe("Sign out");
  });

  it("is accessible and fits on a phone, with hostile texts shown as text", async () => {
    await using w = await moderated();
    await name(w, hostile.slice(0, 64));
    await warn(w, `${hostile} ${"x".repeat(1500)}`);
    await plant(w, [
      { at: [10, 20], userId: ann, category: "chapter", actionType: "chapter", description: hostile },
      { at: [30, 40], userId: ann, votes: removedVotes, videoId: `${"W".repeat(120)}`, service: "PeerTube" },
    ]);
    await using opened = await openPages(w.base, { signedInAs: "ann", context: phone });
    const { page, open } = opened;
    for (const [place, heading] of [
      ["/mine", "Figures"],
      ["/mine/segments", "My segments"],
      ["/mine/votes", "My votes"],
      ["/mine/data", "Export my data"],
    ] as const) {
      await open(place);
      await page.getByRole("heading", { name: heading }).waitFor();
      await expect.poll(() => page.getByText("Loading …").count()).toBe(0);
      await opened.expectAccessible();
      await opened.expectNoOverflow();
    }
    expect(await page.locator("main img").count()).toBe(0);
  });

  it("is accessible before signing in", async () => {
    await using w = await moderated();
    await using opened = await openPages(w.base, { context: phone });
    await opened.open("/mine");
    await opened.page.getByLabel("Local user id").waitFor();
    await opened.expectAccessible();
    await opened.expectNoOverflow();
  });
});
