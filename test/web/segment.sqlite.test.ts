import { describe, expect, it } from "vitest";
import { plant, type Sketch, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

const hostileName = "<img src=x onerror=alert(1)>\u202Egnp.exe";

async function plantOne(w: World, more: Partial<Sketch> = {}): Promise<string> {
  const [uuid = ""] = await plant(w, [
    { at: [10, 20], videoDuration: 100, votes: 1, ...more },
    { at: [12, 30], category: "intro" },
    { at: [50, 60], category: "outro" },
  ]);
  return uuid;
}

const votesOf = async ({ stores }: World, uuid: string): Promise<number | undefined> =>
  (await stores.segments.byUuids([uuid]))[0]?.votes;

describe("the page of a segment", () => {
  it("shows every fact, and the segment among those beside it", async () => {
    await using w = await world();
    const uuid = await plantOne(w, {
      category: "chapter",
      actionType: "chapter",
      description: hostileName,
      userAgent: "<b>client</b>/1",
    });
    await using opened = await openPages(w.base, { context: phone });
    const { page } = opened;
    await opened.open(`/segment/${uuid}`);
    const facts = page.locator(".facts");
    for (const text of [uuid, hostileName, "<b>client</b>/1", "10 s – 20 s", "1:40", VIDEO])
      await facts.getByText(text, { exact: true }).first().waitFor();
    await page.getByRole("group", { name: "Timeline: 2 segments in 1:40" }).waitFor();
    expect(await page.locator(".bar.current").getAttribute("data-uuid")).toBe(uuid);
    await page.getByRole("link", { name: "Sign in to vote." }).waitFor();
    const watch = await page.getByRole("link", { name: "Watch at YouTube" }).getAttribute("href");
    expect(watch).toBe(`https://www.youtube.com/watch?v=${VIDEO}&t=7s`);
    await opened.expectNoOverflow();
    await opened.expectAccessible();
  });

  it("lets who is signed in vote by keyboard: up, down, back", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page } = opened;
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await opened.open(`/segment/${uuid}`);
    await page.getByText("You have not voted on this segment.").waitFor();
    for (const [label, votes, said] of [
      ["Vote up", 2, /^You voted up \(/],
      ["Vote down", 0, /^You voted down \(/],
      ["Take my vote back", 1, "You have not voted on this segment."],
    ] as const) {
      await page.getByRole("button", { name: label }).press("Enter");
      await expect.poll(() => votesOf(w, uuid)).toBe(votes);
      await expect
        .poll(() =>
          page
            .locator(".facts div", { hasText: /^Votes/ })
            .locator("dd")
            .textContent(),
        )
        .toBe(`${votes}`);
      await page.getByText(said).waitFor();
    }
    await page.getByText("The service took the vote.").first().waitFor();
    expect(sent.filter((url) => url.includes("userID"))).toEqual([]);
    await opened.expectAccessible();
  });

  it("lets who is signed in vote for another category that goes with the action", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    const { page } = opened;
    await opened.open(`/segment/${uuid}`);
    const field = page.getByLabel("Should be of the category");
    await field.getByRole("option", { name: "Intro" }).waitFor({ state: "attached" });
    const options = await field.getByRole("option").allTextContents();
    expect(options).not.toContain("Chapter");
    expect(options).not.toContain("Sponsor");
    await field.selectOption("Intro");
    await page.getByRole("button", { name: "Vote for this category" }).press("Enter");
    await page.getByText("The service took the vote.").waitFor();
    await page.getByText(/^You voted for the category Intro \(/).waitFor();
    await page.getByRole("button", { name: "Vote for Sponsor" }).press("Enter");
    await page.getByText(/^You voted for the category Sponsor \(/).waitFor();
    expect(await w.storage.knex("category_votes").pluck("category")).toEqual(["sponsor"]);
  });

  it("shows why a vote was refused", async () => {
    await using w = await world();
    const uuid = await plantOne(w, { votes: -3 });
    await using opened = await openPages(w.base, { signedInAs: "bob" });
    opened.expectRefusals(403);
    const { page } = opened;
    await opened.open(`/segment/${uuid}`);
    await page.getByRole("button", { name: "Vote up" }).click();
    await page.getByText("Not allowed to upvote segment with too many downvotes unless you are VIP.").waitFor();
  });

  it("shows its history: votes by day, wishes for categories, changes by moderators", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await w.send("POST", "/api/voteOnSponsorTime", {
      query: { UUID: uuid, type: "1" },
      headers: { "X-User-ID": "someone-with-a-local-id-of-length-36" },
    });
    await using opened = await openPages(w.base);
    const { page } = opened;
    await opened.open(`/segment/${uuid}`);
    const days = page.getByRole("table", { name: "Votes by day" });
    await days.getByText(new Date().toISOString().slice(0, 10)).waitFor();
    expect(await days.locator("tbody td").nth(1).textContent()).toBe("1");
    await page.getByText("Moderators have changed nothing.").waitFor();

    await w.stores.vips.add(publicIdOf("vip"), 1);
    const moderated = await w.send("POST", "/api/moderation/segments", {
      json: { UUIDs: [uuid], action: "category", category: "outro" },
      headers: { "X-User-ID": local("vip") },
    });
    expect(moderated.status).toBe(200);
    await page.reload();
    const changes = page.getByRole("table", { name: "Changes by moderators" });
    await changes.getByText("from Sponsor to Outro").waitFor();
    expect(await changes.textContent()).not.toContain("{");
    await opened.expectAccessible();
  });

  it("says so when there is no such segment", async () => {
    await using w = await world();
    await using opened = await openPages(w.base);
    opened.expectRefusals(404);
    await opened.open(`/segment/${publicIdOf("nobody")}7`);
    await opened.page.getByText("There is no segment of this UUID.").waitFor();
  });
});
