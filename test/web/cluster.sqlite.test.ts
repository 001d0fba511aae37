import { describe, expect, it } from "vitest";
import { making, TOKEN } from "../../packages/migrator/test/server/handlers/members.ts";
import { world } from "../support/world.ts";
import { type Opened, openPages, phone } from "./support/browser.ts";
import { clusterWithPages } from "./support/cluster-pages.ts";

const two = [making("01_first.ts"), making("02_second.ts")];
const pause = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
};

const cells = async ({ page }: Opened, name: string): Promise<string[]> =>
  (
    await page
      .getByRole("table", { name: "Migrations by leader" })
      .getByRole("row", { name })
      .getByRole("cell")
      .allTextContents()
  ).slice(1);

/** Agrees in the question that stands in front of the page. */
const agree = ({ page }: Opened) => page.getByRole("dialog").getByRole("button").last().click();

describe("the state of a cluster", () => {
  it("shows what is applied where, plans, and applies what is pending, with the keyboard", async () => {
    await using c = await clusterWithPages({ migrations: two });
    await using opened = await openPages(c.first.base, { place: "/cluster" });
    const { page, open } = opened;
    await open("/cluster");
    await page.getByText("Cluster test, configuration version 1.").waitFor();
    expect(await cells(opened, "01_first.ts")).toEqual(["pending", "pending"]);
    await page
      .getByRole("table", { name: "Instances" })
      .getByRole("row", { name: /of-storage-1 storage-1 leads/ })
      .waitFor();
    await page.getByRole("button", { name: "Show what would run" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("01_first.ts, 02_second.ts").first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("Pending migrations: 2, on 2 leaders.").waitFor();
    await opened.expectAccessible();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect((await c.send("GET", "/migrations/applied")).json).toEqual({ applied: { "api-1": [], "storage-1": [] } });
    await page.locator("button.primary:focus:enabled").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Applied" }).waitFor();
    await expect.poll(() => cells(opened, "02_second.ts")).toEqual(["applied", "applied"]);
    await page.getByLabel("Only those that are not").check();
    await page.getByText("All are applied everywhere.").waitFor();
    await opened.expectAccessible();
  });

  it("follows a run on every leader, and stops it on request", async () => {
    const [begun, end] = [pause(), pause()];
    const endless = making("02_endless.ts", () => {
      begun.resolve();
      return end.promise;
    });
    await using c = await clusterWithPages({ migrations: two.slice(0, 1) });
    c.first.has([...two.slice(0, 1), endless]);
    c.members[1]?.has([...two.slice(0, 1), making("02_endless.ts")]);
    await using opened = await openPages(c.first.base, { place: "/cluster", context: phone });
    opened.expectRefusals(504);
    const { page, open } = opened;
    await open("/cluster");
    await page.getByRole("button", { name: "Apply pending migrations" }).click();
    await agree(opened);
    await begun.promise;
    await page.getByText(/^api-1 has been applying migrations since/).waitFor();
    await expect.poll(() => cells(opened, "02_endless.ts")).toEqual(["running", "applied"]);
    await opened.expectAccessible();
    await opened.expectNoOverflow();
    await page.getByRole("button", { name: "Stop the run" }).click();
    await agree(opened);
    const note = page.getByRole("alert");
    await note.getByText("Cancelled.", { exact: true }).waitFor();
    await note.getByRole("row", { name: /api-1 cut off 01_first.ts 02_endless.ts/ }).waitFor();
    await note.getByText(/Read the status until nothing runs/).waitFor();
    end.resolve();
    await expect.poll(() => cells(opened, "02_endless.ts")).toEqual(["failed", "applied"]);
  });

  it("says what failed on which leader, in the words of the database, and what to do", async () => {
    const hostile = "<img src=x onerror=alert(1)> \u202Eno";
    await using c = await clusterWithPages({ migrations: two });
    c.members[1]?.has([...two.slice(0, 1), making("02_second.ts", () => Promise.reject(new Error(hostile)))]);
    await using opened = await openPages(c.first.base, { place: "/cluster", context: phone });
    opened.expectRefusals(500);
    const { page, open } = opened;
    await open("/cluster");
    await page.getByRole("button", { name: "Apply pending migrations" }).click();
    await agree(opened);
    const note = page.getByRole("alert");
    await note.getByText("Repair what the error says, then repeat: only what is missing runs.").waitFor();
    await note.getByRole("row", { name: /^storage-1 failed 01_first.ts 02_second.ts <img src=x/ }).waitFor();
    await expect.poll(() => cells(opened, "02_second.ts")).toEqual(["applied", "failed"]);
    expect(await page.locator("main img").count()).toBe(0);
    await opened.expectAccessible();
    await opened.expectNoOverflow();
  });

  it("moves the list of an older version, when a run is refused for it", async () => {
    await using c = await clusterWithPages({ migrations: two });
    await c.write("migrations.yml", "applied: [01_first.ts]\n");
    await using opened = await openPages(c.first.base, { place: "/cluster" });
    opened.expectRefusals(409);
    const { page, open } = opened;
    await open("/cluster");
    await page.getByRole("button", { name: "Show what would run" }).click();
    await page.getByRole("button", { name: "Move the list of an older version" }).click();
    await agree(opened);
    await page.getByRole("heading", { name: "Moved" }).waitFor();
    await expect.poll(() => cells(opened, "01_first.ts")).toEqual(["applied", "applied"]);
  });

  it("is for who has the token, and names the instance setting that hides it", async () => {
    await using c = await clusterWithPages({ migrations: two, env: { OPERATOR_TOKEN: TOKEN } });
    await using opened = await openPages(c.first.base, { place: "/cluster" });
    opened.expectRefusals(401, 404, 503);
    const { page, open } = opened;
    await open("/cluster/configuration");
    await page.getByLabel("Token of the operator").fill(TOKEN);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "topology.yml" }).waitFor();
    expect(await page.evaluate<string>("location.href + document.title + JSON.stringify(localStorage)")).not.toContain(
      TOKEN,
    );
    await c.write("topology.yml", c.topology({ "api-1": { public: false } }));
    await open("/cluster");
    await page.getByText("The topology has `public: false` for this instance").waitFor();
  });

  it("hides no replica set because another one has no leader", async () => {
    await using c = await clusterWithPages({ migrations: two });
    await c.members[1]?.stop();
    await using opened = await openPages(c.first.base, { place: "/cluster" });
    const { page, open } = opened;
    await open("/cluster");
    await page.getByText("Make one database of the replica set writable and its instance reachable.").waitFor();
    expect(await cells(opened, "01_first.ts")).toEqual(["pending", "unknown"]);
    await page.getByRole("row", { name: /storage-1 not reachable/ }).waitFor();
    await opened.expectAccessible();
  });
});

const textbox = ({ page }: Opened, filename: string) => page.getByRole("textbox", { name: `Text of ${filename}` });
const direct = { ip: "direct" } as const;
type Config = Readonly<{ version: number; sections: readonly Readonly<{ filename: string; content: string }>[] }>;

/** A service whose configuration has a section. */
async function configured(filename = "migrations.yml", content = "options:\n  storage_timeout: 600\n") {
  const w = await world({ env: { OPERATOR_TOKEN: "none" } });
  const read = async () => (await w.send("GET", "/admin/config", direct)).json as Config;
  const write = async (name: string, text: string): Promise<void> => {
    const { version } = await read();
    const json = { version, sections: [{ filename: name, content: text }] };
    expect((await w.send("PATCH", "/admin/config", { ...direct, json })).status).toBe(200);
  };
  const textOf = async (name: string) => (await read()).sections.find((section) => section.filename === name)?.content;
  await write(filename, content);
  return { ...w, write, textOf };
}

/** Puts text at the end of the section that is open, with the keyboard. */
async function type(opened: Opened, filename: string, text: string): Promise<void> {
  await textbox(opened, filename).focus();
  await opened.page.keyboard.press("Control+End");
  await opened.page.keyboard.insertText(text);
}

describe("the configuration of a cluster", () => {
  it("is checked while it is typed, compared, and saved, with the keyboard", async () => {
    await using w = await configured();
    await using opened = await openPages(w.base);
    opened.expectRefusals(422);
    const { page, open } = opened;
    await open("/cluster/configuration/migrations.yml");
    await type(opened, "migrations.yml", "  is_applied_migrations_writable: maybe\n");
    await page.getByText("Line 3: options.is_applied_migrations_writable: expected boolean | null").waitFor();
    await opened.expectAccessible();
    await page.getByRole("button", { name: "Review the changes" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("There are still 1 faults in the text.").waitFor();
    await opened.expectAccessible();
    await page.getByRole("button", { name: "Save" }).focus();
    await page.keyboard.press("Enter");
    await page
      .getByRole("alert")
      .getByText("key options.is_applied_migrations_writable: expected true or false")
      .waitFor();
    await page.getByRole("button", { name: "Edit on" }).click();
    await textbox(opened, "migrations.yml").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("options:\n  storage_timeout: 60\n");
    await page.getByRole("button", { name: "Review the changes" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved as version 2.").waitFor();
    expect(await w.textOf("migrations.yml")).toBe("options:\n  storage_timeout: 60\n");
  });

  it("does not catch the keyboard, and keeps what is not saved while one looks elsewhere", async () => {
    await using w = await configured();
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/cluster/configuration/migrations.yml");
    await type(opened, "migrations.yml", "# mine\n");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Review the changes");
    await open("/cluster/configuration");
    await page.getByText("not saved").waitFor();
    await page.getByRole("link", { name: "migrations.yml" }).click();
    await textbox(opened, "migrations.yml").getByText("# mine").waitFor();
    await page.getByRole("button", { name: "Discard the changes" }).click();
    await expect.poll(() => textbox(opened, "migrations.yml").textContent()).not.toContain("# mine");
  });

  it.each([
    ["Keep mine", "a: 1\nmine: 1\n"],
    ["Take theirs", "a: 1\ntheirs: 1\n"],
  ])("shows both texts when somebody was faster: %s", async (choice, saved) => {
    await using w = await configured("notes.yml", "a: 1\n");
    await using opened = await openPages(w.base, { context: phone });
    opened.expectRefusals(409);
    const { page, open } = opened;
    await open("/cluster/configuration/notes.yml");
    await type(opened, "notes.yml", "mine: 1\n");
    await page.getByRole("button", { name: "Review the changes" }).click();
    await w.write("notes.yml", "a: 1\ntheirs: 1\n");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(/saved this section meanwhile, .* \(version 2\)/).waitFor();
    const both = page.getByLabel("Their text and yours");
    await both.getByText("theirs: 1").waitFor();
    await both.getByText("mine: 1").waitFor();
    await opened.expectAccessible();
    await opened.expectNoOverflow();
    await page.getByRole("button", { name: choice }).focus();
    await page.keyboard.press("Enter");
    if (choice === "Keep mine") {
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved as version 3.").waitFor();
    } else await textbox(opened, "notes.yml").getByText("theirs: 1").waitFor();
    expect(await w.textOf("notes.yml")).toBe(saved);
  });

  it("asks for nothing but another click when others changed other sections", async () => {
    await using w = await configured("notes.txt", "a\n");
    await using opened = await openPages(w.base);
    opened.expectRefusals(409);
    const { page, open } = opened;
    await open("/cluster/configuration/notes.txt");
    await type(opened, "notes.txt", "b\n");
    await page.getByRole("button", { name: "Review the changes" }).click();
    await w.write("other.txt", "theirs");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Other sections were changed meanwhile.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved as version 3.").waitFor();
    expect([await w.textOf("notes.txt"), await w.textOf("other.txt")]).toEqual(["a\nb\n", "theirs"]);
  });

  it("gets new sections and loses others, whatever their names and texts are", async () => {
    const name = "<img src=x onerror=alert(1)> \u202E.txt";
    await using w = await configured(name, `<script>alert(1)</script>\u202E${"x".repeat(10_000)}\n`);
    await using opened = await openPages(w.base, { context: phone });
    const { page, open } = opened;
    await open("/cluster/configuration");
    await page.getByRole("link", { name: "<img src=x" }).click();
    await textbox(opened, name).getByText("<script>alert(1)</script>").waitFor();
    await opened.expectAccessible();
    await opened.expectNoOverflow();
    expect(await page.locator("main img[src], main script").count()).toBe(0);
    await page.getByRole("button", { name: "Remove the section" }).click();
    await agree(opened);
    await page.getByText("There are no sections.").waitFor();
    expect(await w.textOf(name)).toBeUndefined();
    await page.getByLabel("Name of a new section").fill("notes/new.txt");
    await page.keyboard.press("Enter");
    await type(opened, "notes/new.txt", "hello\n");
    await page.getByRole("button", { name: "Review the changes" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved as version 3.").waitFor();
    expect(await w.textOf("notes/new.txt")).toBe("hello\n");
  });
});
