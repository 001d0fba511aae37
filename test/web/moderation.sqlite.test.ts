import { describe, expect, it } from "vitest";
import { world as commands } from "../../packages/openapi/test/cli/support.ts";
import { removedVotes } from "../../src/domain/segments/shown.ts";
import { openStorage } from "../../src/storage/open.ts";
import { ADMIN, ann, loggedActions, moderated, submission, VIP } from "../handlers/moderation/people.ts";
import { testDatabase } from "../support/database.ts";
import { plant, type Sketch, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";
import { type Opened, openPages, phone } from "./support/browser.ts";

const hostile = '<img src=x onerror="alert(1)">\u202egnp.exe';
const asVip = { "x-user-id": VIP };

/** Segments of a video at 0:10, 0:20 and so on, the newest first in lists. */
const spots = (count: number, more: Partial<Sketch> = {}): Sketch[] =>
  Array.from({ length: count }, (_, n) => ({
    at: [(n + 1) * 10, (n + 1) * 10 + 5] as const,
    timeSubmitted: 1_700_000_000_000 - n,
    userId: ann,
    ...more,
  }));
const stateOf = async (w: World, uuids: readonly string[]) =>
  (await w.send("GET", "/api/segmentInfo", { query: { UUID: uuids } })).json;

const row = ({ page }: Opened, text: string) => page.getByRole("row").filter({ hasText: text });
const announced = ({ page }: Opened, text: string) => page.locator("#announcements").getByText(text).first().waitFor();
const named = (w: World, user: string, username: string) =>
  w.send("POST", "/api/setUsername", { query: { username }, headers: { "x-user-id": local(user) } });
const press = async ({ page }: Opened, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe("Moderation, access", () => {
  it("asks strangers to sign in, and tells users that it is for VIPs", async () => {
    await using w = await moderated();
    await using stranger = await openPages(w.base);
    await stranger.open("/moderation");
    await stranger.page.getByText("you are not signed in").waitFor();
    await stranger.page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await stranger.page.getByLabel("Local user id").waitFor();

    await using user = await openPages(w.base, { signedInAs: "ann" });
    await user.open("/moderation/bans");
    await user.page.getByText("Moderation is for VIPs.").waitFor();
    await user.expectAccessible();
    expect(await user.page.getByRole("table").count()).toBe(0);
  });
});

describe("Moderation, the queue", () => {
  it("lists newcomers, segments voted down, reported ones and refused submissions", async () => {
    await using w = await moderated();
    await plant(w, [
      { at: [10, 15], userId: ann },
      { at: [20, 25], userId: publicIdOf("bob"), votes: removedVotes },
      { at: [40, 45], userId: ann },
    ]);
    const [reported = ""] = await plant(w, [
      { at: [30, 35], category: "chapter", actionType: "chapter", description: hostile },
    ]);
    const report = { UUID: reported, userID: local("cid"), type: "30" };
    await w.send("POST", "/api/voteOnSponsorTime", { query: report });
    await w.send("POST", "/api/skipSegments", submission("bob", [1, 95], { videoDuration: 100 }));
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open("/moderation");
    await row(opened, "0:10 – 0:15").waitFor();
    for (const [kind, text] of [
      ["Voted down", "0:20 – 0:25"],
      ["Reported", hostile],
      ["Refused", "0:01 – 1:35"],
    ] as const) {
      await page.getByRole("link", { name: kind }).click();
      await row(opened, text).waitFor();
    }
    expect(page.url()).toContain("kind=rejected");
    await page.getByRole("link", { name: "Newcomers" }).click();
    await row(opened, "0:10 – 0:15").waitFor();
    // What is done leaves the queue, and the keyboard is at the next row then.
    await press(opened, "j", "j");
    await expect.poll(() => row(opened, "0:10 – 0:15").getAttribute("aria-current")).toBe("true");
    await press(opened, "h");
    await row(opened, "0:10 – 0:15").waitFor({ state: "detached" });
    await expect.poll(() => row(opened, "0:40 – 0:45").getAttribute("aria-current")).toBe("true");
    await press(opened, "z");
    await row(opened, "0:10 – 0:15").waitFor();
  });
});

describe("Moderation, segments", () => {
  it("hides what is selected, with a reason, and takes it back", async () => {
    await using w = await moderated();
    const uuids = await plant(w, spots(3));
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open("/moderation/segments");
    await page.getByLabel("Segment at 0:10 – 0:15").check();
    await page.getByLabel("Segment at 0:20 – 0:25").check();
    await page.getByText("Selected: 2").waitFor();
    await page.getByLabel("Reason").fill(hostile);
    await page.getByRole("button", { name: "Hide", exact: true }).click();
    await announced(opened, "Hidden: 2.");
    await row(opened, "0:10 – 0:15").getByText("hidden").waitFor();
    expect(await stateOf(w, uuids)).toMatchObject([{ hidden: 1 }, { hidden: 1 }, { hidden: 0 }]);

    await page.getByRole("region", { name: "What was done last" }).getByRole("button", { name: "Undo" }).click();
    await announced(opened, "Taken back: 2.");
    await row(opened, "0:10 – 0:15").getByText("shown").waitFor();
    expect(await stateOf(w, uuids)).toMatchObject([{ hidden: 0 }, { hidden: 0 }, { hidden: 0 }]);
    expect(await page.getByRole("region", { name: "What was done last" }).count()).toBe(0);
    expect(await loggedActions(w)).toEqual([`vip segments ${VIDEO}`, `vip undo ${VIDEO}`]);
  });

  it("selects all, moves them to another category, and says what does not fit", async () => {
    await using w = await moderated();
    const uuids = await plant(w, spots(2));
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    opened.expectRefusals(400);
    const { page, open } = opened;
    await open("/moderation/segments");
    const bar = page.getByRole("region", { name: "Actions" });
    await page.getByLabel("All segments").check();
    await page.getByText("Selected: 2").waitFor();
    await bar.getByLabel("Category").selectOption("Highlight");
    await bar.getByRole("button", { name: "Move" }).click();
    await page.getByRole("alert").getByText("does not go with the action type").waitFor();
    await bar.getByLabel("Category").selectOption("Intro");
    await bar.getByRole("button", { name: "Move" }).click();
    await announced(opened, "Moved to Intro: 2.");
    await row(opened, "0:10 – 0:15").getByText("Intro").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await stateOf(w, uuids)).toMatchObject([{ category: "intro" }, { category: "intro" }]);
  });

  it("votes as a VIP, which restores or removes a segment", async () => {
    await using w = await moderated();
    const uuids = await plant(w, spots(1, { votes: removedVotes }));
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open("/moderation/segments");
    await page.getByLabel("Segment at 0:10 – 0:15").check();
    await page.getByRole("button", { name: "Vote up" }).click();
    await row(opened, "0:10 – 0:15").getByText("locked").waitFor();
    expect(await stateOf(w, uuids)).toMatchObject([{ votes: removedVotes + 1, locked: 1 }]);
    await page.getByRole("button", { name: "Undo" }).click();
    await row(opened, "0:10 – 0:15").getByText("voted away").waitFor();
    expect(await stateOf(w, uuids)).toMatchObject([{ votes: removedVotes, locked: 0 }]);
  });

  it("finds segments by filters, which are in the address, and by ids in any text", async () => {
    await using w = await moderated();
    await plant(w, spots(2));
    const [found = ""] = await plant(w, [{ at: [500, 505], category: "outro" }]);
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open("/moderation/segments");
    await expect.poll(() => page.getByRole("row").count()).toBe(4);
    await page.getByLabel("Category").first().selectOption("Outro");
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    expect(page.url()).toContain("category=outro");
    await page.getByLabel("UUIDs, in any text").fill(`see ${found}, and ${found}: ${hostile}`);
    await page.keyboard.press("Enter");
    await row(opened, "8:20 – 8:25").waitFor();
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    expect(page.url()).toContain(`ids=${found}`);
  });
});

describe("Moderation, keys", () => {
  it("moves, selects, acts and undoes", async () => {
    await using w = await moderated();
    const uuids = await plant(w, spots(4));
    const hidden = async () => ((await stateOf(w, uuids)) as { hidden: number }[]).map((segment) => segment.hidden);
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open("/moderation/segments");
    await row(opened, "0:10 – 0:15").waitFor();
    await press(opened, "j", "ArrowDown", "j", "k");
    await expect.poll(() => row(opened, "0:20 – 0:25").getAttribute("aria-current")).toBe("true");
    await press(opened, "h");
    await announced(opened, "Hidden: 1.");
    expect(await hidden()).toEqual([0, 1, 0, 0]);
    await press(opened, "x", "j", "x");
    await page.getByText("Selected: 2").waitFor();
    await press(opened, "l");
    await announced(opened, "Locked: 2.");
    await press(opened, "z");
    await announced(opened, "Taken back: 2.");
    await press(opened, "z");
    await announced(opened, "Taken back: 1.");
    expect(await stateOf(w, uuids)).toMatchObject(uuids.map(() => ({ hidden: 0, locked: 0 })));
    await press(opened, "-");
    await row(opened, "0:30 – 0:35").getByText("voted away").waitFor();
    expect(await stateOf(w, uuids.slice(2, 3))).toMatchObject([{ votes: removedVotes }]);
    await press(opened, "z");
    await row(opened, "0:30 – 0:35").getByText("shown").waitFor();
    await press(opened, "m", "i", "n", "t", "r", "o");
    await press(opened, "Enter");
    await row(opened, "0:30 – 0:35").getByText("Intro").waitFor();
    await press(opened, "v");
    await page.getByRole("heading", { name: `Video ${VIDEO}` }).waitFor();
  });

  it("do nothing while a field has the focus, and can be switched off", async () => {
    await using w = await moderated();
    const [uuid = ""] = await plant(w, spots(1));
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open("/moderation/segments");
    await row(opened, "0:10 – 0:15").waitFor();
    await press(opened, "j");
    await page.getByLabel("Reason").focus();
    await press(opened, "h");
    expect(await page.getByLabel("Reason").inputValue()).toBe("h");
    await page.getByLabel("Segment at 0:10 – 0:15").focus();
    await press(opened, "?");
    const list = page.getByRole("dialog", { name: "Keys" });
    await list.getByText("undo the last action").waitFor();
    await opened.expectAccessible();
    await press(opened, "h");
    await list.getByLabel("Use these keys").uncheck();
    await press(opened, "Escape");
    await list.waitFor({ state: "detached" });
    await press(opened, "h", "?");
    await page.getByRole("button", { name: "Keys" }).click();
    await list.waitFor();
    expect(await list.getByLabel("Use these keys").isChecked()).toBe(false);
    expect(await stateOf(w, [uuid])).toMatchObject([{ hidden: 0 }]);
    expect(await loggedActions(w)).toEqual([]);
  });
});

describe("Moderation, users of segments", () => {
  it("are warned or banned together, each with an outcome; what was looked at leaves the queue; all is taken back", async () => {
    await using w = await moderated();
    const uuids = await plant(w, [...spots(2), { at: [30, 35], userId: publicIdOf("bob"), category: "intro" }]);
    await w.send("POST", "/api/warnUser", { json: { issuerUserID: VIP, userID: ann, reason: "before" } });
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    opened.expectRefusals(409);
    const { page, open } = opened;
    const last = page.getByRole("region", { name: "What was done last" });
    await open("/moderation");
    await row(opened, "0:30 – 0:35").waitFor();
    await press(opened, "a", "w");
    await page.getByRole("dialog").getByLabel("Reason").fill(hostile);
    await page.getByRole("dialog").getByRole("button", { name: "Warn" }).click();
    await announced(opened, "Warned: 1. Without a change: 1.");
    await last.getByText("was warned already").waitFor();

    await press(opened, "a", "b");
    const dialog = page.getByRole("dialog", { name: "Ban" });
    await dialog.getByText("Users: 2").waitFor();
    await dialog.getByLabel("Earlier segments").selectOption("hide those of some categories");
    await dialog.getByLabel("Sponsor").check();
    await dialog.getByLabel("Hidden from").selectOption("everybody");
    await dialog.getByLabel("Ban the addresses as well").check();
    await opened.expectAccessible();
    await dialog.getByRole("button", { name: "Ban" }).click();
    await announced(opened, "Banned: 2.");
    await expect.poll(() => page.locator("tr[data-key]").count()).toBe(1);
    expect(await stateOf(w, uuids)).toMatchObject([{ shadowHidden: 2 }, { shadowHidden: 2 }, { shadowHidden: 0 }]);
    await opened.expectAccessible();
    await press(opened, "z");
    await announced(opened, "Taken back: 2.");
    await row(opened, "0:10 – 0:15").waitFor();
    expect(await stateOf(w, uuids)).toMatchObject(uuids.map(() => ({ shadowHidden: 0 })));

    await press(opened, "a", "f");
    await announced(opened, "Looked at: 2.");
    await page.getByText("Nothing to do here.").waitFor();
    await last.getByRole("button", { name: "Undo" }).click();
    await row(opened, "0:30 – 0:35").waitFor();

    const both = [ann, publicIdOf("bob")];
    await open("/moderation/user");
    await page.getByLabel("or several public ids").fill(both.join(", "));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Take warnings back" }).click();
    await announced(opened, "Warnings taken back: 2.");
    await opened.expectAccessible();
  });
});

describe("Moderation, the audit log", () => {
  it("is narrowed down by filters, and takes back what was done to segments", async () => {
    await using w = await moderated();
    const uuids = await plant(w, spots(2));
    const order = { UUIDs: uuids, action: "lock", reason: hostile };
    await w.send("POST", "/api/moderation/segments", { json: order, headers: asVip });
    await named(w, "ann", `Ann ${hostile}`);
    await w.send("POST", "/api/warnUser", { json: { issuerUserID: VIP, userID: ann, reason: "please" } });
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open("/moderation/trail");
    await row(opened, hostile)
      .getByRole("button", { name: /^Undo entry/ })
      .click();
    await announced(opened, "Taken back: 2.");
    await row(opened, hostile).getByText("undone by").waitFor();
    expect(await stateOf(w, uuids)).toMatchObject([{ locked: 0 }, { locked: 0 }]);

    await page.getByRole("combobox", { name: "What" }).selectOption("warned");
    await page.getByLabel("Name or public id of the user concerned").fill("Ann");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    expect(page.url()).toContain(`user=${ann}&action=warn`);
    await row(opened, "please")
      .getByRole("link", { name: `Ann ${hostile}` })
      .waitFor();
    await page.getByLabel("Name or public id of who did it").fill(local("ann"));
    await page.keyboard.press("Enter");
    await page.getByText("It was not sent anywhere.").waitFor();
    expect(page.url()).not.toContain(local("ann"));
  });

  it("says so when somebody else was faster", async () => {
    await using w = await moderated();
    const uuids = await plant(w, spots(1));
    const order = { UUIDs: uuids, action: "hide" };
    const done = await w.send("POST", "/api/moderation/segments", { json: order, headers: asVip });
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    opened.expectRefusals(409);
    const { page, open } = opened;
    await open("/moderation/trail");
    await page.getByRole("button", { name: /^Undo entry/ }).waitFor();
    const { undo: id } = done.json as { undo: number };
    await w.send("POST", "/api/moderation/undo", { json: { id }, headers: asVip });
    await page.getByRole("button", { name: /^Undo entry/ }).click();
    await page.getByRole("alert").getByText("This deed has been taken back already.").waitFor();
  });
});

describe("Moderation, a video", () => {
  it("locks and unlocks categories", async () => {
    await using w = await moderated();
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    opened.expectRefusals(404);
    const { page, open } = opened;
    // Somebody types faster than the vocabulary comes, of which the form has its platforms.
    const typed = Promise.withResolvers<void>();
    await page.route("**/api/vocabulary", async (route) => {
      await typed.promise;
      await route.continue();
    });
    await open("/moderation/video");
    await page.reload();
    await page.getByLabel("Id of the video").fill(VIDEO);
    typed.resolve();
    await page.getByRole("option", { name: "YouTube" }).waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    await page.getByText("This video has no segments.").waitFor();
    const intro = row(opened, "Intro");
    await intro.getByRole("checkbox").check();
    await page.getByRole("checkbox", { name: "highlight", exact: true }).check();
    await page.getByLabel("Reason of the lock").fill(hostile);
    await page.getByRole("button", { name: "Lock categories", exact: true }).press("Enter");
    await announced(opened, "Locked categories: 1.");
    await intro.getByText(hostile).waitFor();
    const read = () => w.send("GET", "/api/lockCategories", { query: { videoID: VIDEO } });
    expect((await read()).json).toMatchObject({ categories: ["intro"], actionTypes: ["mute", "skip"] });
    await intro.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Unlock categories" }).click();
    await announced(opened, "Unlocked categories: 1.");
    expect((await read()).status).toBe(404);
  });

  it("moves segments after a cut, reads the video anew, and hides everything after its id was typed", async () => {
    await using w = await moderated();
    const uuids = await plant(w, [{ at: [100, 110] }]);
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open(`/moderation/video?service=YouTube&videoID=${VIDEO}`);
    await row(opened, "1:40 – 1:50").waitFor();
    await page.getByLabel("Start").fill("0:10");
    await page.getByLabel("End").fill("30");
    await page.getByRole("button", { name: "Move the segments" }).click();
    await page.getByRole("dialog").getByLabel("Type move to confirm").fill("move");
    await page.keyboard.press("Enter");
    await row(opened, "1:20 – 1:30").waitFor();
    await page.getByRole("button", { name: "Forget what is cached" }).click();
    await announced(opened, "The service reads the video again.");

    await page.getByRole("button", { name: "Hide all segments" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("button", { name: "Hide all segments" }).isDisabled()).toBe(true);
    await dialog.getByRole("textbox").fill(VIDEO);
    await page.keyboard.press("Enter");
    await row(opened, "1:20 – 1:30").getByText("hidden").waitFor();
    expect(await stateOf(w, uuids)).toMatchObject([{ hidden: 1, startTime: 80 }]);
    await page.getByRole("button", { name: "Undo" }).click();
    await row(opened, "1:20 – 1:30").getByText("shown").waitFor();
  });
});

describe("Moderation, a user", () => {
  it("is found by name or public id, and a secret is not sent anywhere", async () => {
    await using w = await moderated();
    await named(w, "ann", `Ann ${hostile}`);
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    opened.expectRefusals(404);
    const { page, open } = opened;
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await open("/moderation/user");
    const field = page.getByLabel("Name or public id of a user");
    await field.fill(local("bob"));
    await page.keyboard.press("Enter");
    await page.getByText("It was not sent anywhere.").waitFor();
    await field.fill("Nobody has it");
    await page.keyboard.press("Enter");
    await page.getByText("Nobody has such a name.").waitFor();
    await field.fill("Ann");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Ann ${hostile}` }).click();
    await page.getByText("This user has no segments.").waitFor();
    expect(page.url()).toContain(`user=${ann}`);
    expect(addresses.filter((address) => address.includes(local("bob")))).toEqual([]);
  });

  it("is warned, and the warning taken back; banned for a time, and the ban lifted", async () => {
    await using w = await moderated();
    await plant(w, spots(1));
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    const { page, open } = opened;
    await open(`/moderation/user?user=${ann}`);
    await page.getByRole("button", { name: "Warn" }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill(hostile);
    await opened.expectAccessible();
    await page.getByRole("dialog").getByRole("button", { name: "Warn" }).click();
    await announced(opened, "Warned: 1.");
    await page.getByText("Warned for:").waitFor();
    await page.getByText(hostile).waitFor();
    await page.getByRole("button", { name: "Take the warning back" }).click();
    await announced(opened, "Warnings taken back: 1.");

    await page.getByRole("button", { name: "Ban", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Ban" });
    await dialog.getByLabel("How long").selectOption("other");
    await dialog.getByLabel("Hours").fill("36");
    await dialog.getByLabel("Reason").fill(hostile);
    await opened.expectAccessible();
    await dialog.getByRole("button", { name: "Ban" }).click();
    await announced(opened, "Banned: 1.");
    await row(opened, "0:10 – 0:15").getByText("shadow hidden").waitFor();
    const { json } = await w.send("GET", "/api/moderation/bans", { headers: asVip });
    const [ban] = (json as { bans: { since: number; until: number; reason: string }[] }).bans;
    expect(ban?.reason).toBe(hostile);
    expect((ban?.until ?? 0) - (ban?.since ?? 0)).toBe(36 * 3_600_000);

    await open("/moderation/bans");
    await row(opened, hostile)
      .getByRole("button", { name: /^Change/ })
      .click();
    await dialog.getByLabel("How long").selectOption("for good");
    await dialog.getByRole("button", { name: "Ban" }).click();
    await row(opened, "for good").waitFor();
    await page.getByRole("button", { name: /^Lift the ban of/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Lift the ban" }).click();
    await page.getByText("Nobody is banned.").waitFor();
    expect(await loggedActions(w)).toEqual([
      "vip warn ann",
      "vip unwarn ann",
      "vip ban ann",
      "vip ban ann",
      "vip unban ann",
    ]);
  });

  it("has a rank on a channel, which is listed and taken away; the service's refusal is shown", async () => {
    await using w = await moderated();
    await w.stores.temporaryVips.add(ann, hostile, Date.now() + 3_600_000);
    await using opened = await openPages(w.base, { signedInAs: "vip" });
    opened.expectRefusals(404);
    const { page, open } = opened;
    await open("/moderation/ranks");
    await row(opened, hostile).getByRole("button").click();
    await page.getByText("Nobody has a temporary rank.").waitFor();
    await open(`/moderation/user?user=${ann}`);
    await page.getByRole("button", { name: "Temporary VIP" }).click();
    const dialog = page.getByRole("dialog", { name: "Temporary VIP" });
    await dialog.getByLabel("Any video of the channel").fill(VIDEO);
    await page.keyboard.press("Enter");
    await dialog.getByText("The channel of this video cannot be learned.").waitFor();
    expect(await page.getByRole("button", { name: "Make a VIP" }).count()).toBe(0);
  });

  it("becomes a VIP through the administrator of a fresh service, whose only door is make-admin", async () => {
    await using database = await testDatabase();
    await using terminal = commands();
    const made = terminal.startWith({ env: { DATABASE_URL: database.url }, input: ADMIN }, "make-admin");
    expect((await made.ended).status).toBe(0);
    await using storage = await openStorage({ url: database.url });
    await using w = await world({ beside: { database, storage } });
    await plant(w, [{ at: [10, 15], userId: ann }]);
    await using opened = await openPages(w.base, { signedInAs: "admin" });
    const { page, open } = opened;
    await open("/operations/switches");
    await page.getByLabel("New users in five minutes").fill("7");
    await page.getByRole("button", { name: "Save" }).first().click();
    await announced(opened, "The switch is set.");
    await open("/moderation");
    await page.getByLabel("Segment at 0:10 – 0:15").check();
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await announced(opened, "Locked: 1.");
    await page.getByRole("link", { name: "Make a VIP" }).click();
    await page.getByLabel("Name or public id of a user").fill(ann);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Make a VIP" }).click();
    await announced(opened, "The user is a VIP.");
    await page.getByRole("button", { name: "No longer a VIP" }).click();
    await announced(opened, "The user is no longer a VIP.");
    const asked = await w.send("GET", "/api/isUserVIP", { query: { userID: local("ann") } });
    expect(asked.json).toEqual({ hashedUserID: ann, vip: false });
    expect(await loggedActions(w)).toEqual([
      "admin configure",
      `admin segments ${VIDEO}`,
      "admin add_vip ann",
      "admin remove_vip ann",
    ]);
  });
});

describe("Moderation, for everybody", () => {
  it("is accessible and fits on a phone, with hostile texts shown as text", async () => {
    await using w = await moderated();
    await named(w, "ann", hostile);
    const uuids = await plant(w, [
      ...spots(2),
      { at: [500, 505], userId: ann, category: "chapter", actionType: "chapter", description: "W".repeat(200) },
    ]);
    const long = `${hostile} ${"x".repeat(1500)}`;
    const order = { UUIDs: uuids, action: "lock", reason: long };
    await w.send("POST", "/api/moderation/segments", { json: order, headers: asVip });
    await w.send("POST", "/api/moderation/bans", {
      json: { userID: ann, hideSubmissions: false, reason: long },
      headers: asVip,
    });
    await using opened = await openPages(w.base, { signedInAs: "vip", context: phone });
    const { page, open } = opened;
    for (const [place, text] of [
      ["", "Segments of users who have few."],
      ["/segments", hostile],
      [`/video?service=YouTube&videoID=${VIDEO}`, "Hide all segments"],
      [`/user?user=${ann}`, hostile],
      ["/bans", hostile],
      ["/ranks", "Nobody has a temporary rank."],
      ["/trail", hostile],
    ] as const) {
      await open(`/moderation${place}`);
      await page.getByText(text).first().waitFor();
      await expect.poll(() => page.getByText("Loading …").count()).toBe(0);
      await opened.expectAccessible();
      await opened.expectNoOverflow();
    }
    expect(await page.locator("main img").count()).toBe(0);
  });
});
