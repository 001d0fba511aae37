import { createHash } from "node:crypto";
import { operations as migrator } from "@segmark/migrator/internal/generated/operations.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations as service } from "../../generated/openapi/operations.js";
import { OPERATOR_TOKEN } from "../support/operator.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { type World, world } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

let w: World;
beforeAll(async () => {
  w = await world({ env: { OPERATOR_TOKEN: "none" } });
});
afterAll(() => w[Symbol.asyncDispose]());

/** Opens the API reference at a place such as `/openapi`. */
async function openReference(base: string, place: string, options: Parameters<typeof openPages>[1] = {}) {
  const opened = await openPages(base, { ...options, path: "/docs", place });
  await opened.page.getByRole("heading", { level: 1, name: "API reference" }).waitFor();
  return opened;
}

describe("the API reference", () => {
  it.each([
    ["openapi", "getStatus", service],
    ["migrator", "migrationsStatus", migrator],
  ] as const)("shows every operation of %s, and the one in its address", async (name, first, operations) => {
    await using opened = await openReference(w.base, `/${name}`);
    const { page } = opened;
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    const ids = await page.locator(".entries code.quiet").allTextContents();
    expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
    await page.locator(".entries li", { hasText: first }).first().getByRole("link").click();
    await page.locator("article", { hasText: first }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#/${name}/${first}`);
  });

  it("is one of the sections, and leads back to the pages", async () => {
    await using opened = await openPages(w.base);
    opened.expectRefusals(501);
    const { page } = opened;
    const sections = page.getByRole("navigation", { name: "Main" });
    await sections.getByRole("link", { name: "API" }).click();
    await page.waitForURL(`${w.base}/docs`);
    await page.getByRole("link", { name: "API", exact: true, includeHidden: false }).waitFor();
    expect(await sections.getByRole("link", { name: "API" }).getAttribute("aria-current")).toBe("page");
    await sections.getByRole("link", { name: "Leaderboards" }).click();
    await page.waitForURL(`${w.base}/#/leaderboards`);
    await page.getByRole("heading", { level: 1, name: "Leaderboards" }).waitFor();
  });

  it("finds an operation by a word of a parameter and sends its request, by keyboard alone", async () => {
    const [planted] = await plant(w, [{ at: [1, 10] }]);
    await using opened = await openReference(w.base, "/migrator");
    const { page } = opened;
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("recommended prefix");
    await page.getByText("3 found").waitFor();
    await opened.expectAccessible();
    await page.keyboard.press("ArrowDown"); // the operation
    await page.keyboard.press("ArrowDown"); // its parameter
    await page.keyboard.press("Enter");
    const operation = page.locator("article", { hasText: "getSkipSegmentsByHashPrefix" });
    await operation.locator(".found:focus", { hasText: "sha256HashPrefix" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#/openapi/getSkipSegmentsByHashPrefix?at=sha256HashPrefix");
    await operation.getByRole("radio", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    await operation.getByText(`import { createClient } from "segmark/client";`).waitFor();
    const prefix = operation.getByRole("textbox", { name: "sha256HashPrefix (required)" });
    await prefix.fill(createHash("sha256").update(VIDEO).digest("hex").slice(0, 5));
    await prefix.press("Enter");
    const answer = operation.getByRole("region", { name: "Answer" });
    await answer.getByText("200").first().waitFor();
    await answer.getByText(String(planted)).waitFor();
    await page.goBack();
    await page.getByText("3 found").waitFor();
  });

  it("sends the token of the operator that was typed, and keeps it nowhere", async () => {
    await using secured = await world();
    await using opened = await openReference(secured.base, "/openapi/getMetrics");
    opened.expectRefusals(401);
    const { page } = opened;
    const form = page.getByRole("form", { name: "Try it" });
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("401").first().waitFor();
    await form.getByLabel("OPERATOR_TOKEN").fill(OPERATOR_TOKEN);
    await form.getByLabel("OPERATOR_TOKEN").press("Enter");
    await form.getByText("200").first().waitFor();
    await page.goto(`${secured.base}/docs#/migrator/migrationsPlan`);
    expect(await page.getByLabel("OPERATOR_TOKEN").inputValue()).toBe(OPERATOR_TOKEN);
    await expect.poll(() => page.locator("pre").first().textContent()).toContain("$OPERATOR_TOKEN");
    expect(await page.evaluate<string>("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")).not.toContain(
      OPERATOR_TOKEN,
    );
    await page.reload();
    await page.getByLabel("OPERATOR_TOKEN").waitFor();
    expect(await page.getByLabel("OPERATOR_TOKEN").inputValue()).toBe("");
  });

  it("shows of a stream what has arrived, until it is stopped", async () => {
    await using opened = await openReference(w.base, "/openapi/streamChanges");
    const { page } = opened;
    const form = page.getByRole("form", { name: "Try it" });
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("What has arrived so far").waitFor();
    await form.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => form.getByRole("button", { name: "Stop" }).count()).toBe(0);
    expect(await form.getByRole("alert").count()).toBe(0);
  });

  it("is accessible with a form, an answer and a schema in sight", async () => {
    await using opened = await openReference(w.base, "/openapi/getStatus");
    const { page } = opened;
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "Answer" }).getByText("200").first().waitFor();
    await opened.expectAccessible();
    await page.goto(`${w.base}/docs#/openapi/schemas/Submission?at=segments`);
    await page.locator(".found", { hasText: "segments" }).waitFor();
    await page.getByRole("heading", { level: 3, name: "Used by" }).waitFor();
    await opened.expectAccessible();
  });

  it("fits on a phone", async () => {
    await using opened = await openReference(w.base, "/openapi/postSkipSegments", { context: phone });
    for (const place of ["/openapi/postSkipSegments", "/webhook-events/issues", "/openapi?q=prefix", "/openapi"]) {
      await opened.page.goto(`${w.base}/docs#${place}`);
      await opened.page.locator("article, .results li, section.group").filter({ visible: true }).first().waitFor();
      await opened.expectNoOverflow();
    }
  });

  it("loads nothing from elsewhere, and no document that an address names", async () => {
    await using opened = await openPages(w.base);
    opened.expectRefusals(501);
    const hosts = new Set<string>();
    opened.page.on("request", (request) => {
      if (!request.url().startsWith("data:")) hosts.add(new URL(request.url()).origin);
    });
    await opened.page.goto(`${w.base}/docs?url=https://elsewhere.example/x.yaml&configUrl=https://elsewhere.example/c`);
    await opened.page.locator("section.group").first().waitFor();
    expect([...hosts]).toEqual([w.base]);
  });
});

describe("webhook events", () => {
  it("say how a delivery is built, and show the payload of each action with what is inside of its values", async () => {
    await using opened = await openReference(w.base, "/webhook-events");
    const { page } = opened;
    await page.getByText("X-Hub-Signature-256").waitFor();
    await opened.expectAccessible();
    await page.getByRole("link", { name: "issues", exact: true }).click();
    await page.getByRole("heading", { level: 2, name: "issues" }).waitFor();
    await page.getByLabel("Payload of the action").selectOption("labeled");
    await page
      .locator(".keys > li")
      .filter({ hasText: /^action "labeled"/ })
      .waitFor();
    await page.getByText('webhooks.on("issues.labeled"').waitFor();
    await page.locator("summary", { hasText: /^sender:/ }).focus();
    await page.keyboard.press("Enter");
    await page.locator("details .key", { hasText: "login" }).first().waitFor();
    await opened.expectAccessible();
  });

  it("of the service itself are in its document, each with an example and a receiver", async () => {
    await using opened = await openReference(w.base, "/openapi/submissionsNew");
    const { page } = opened;
    await page.getByRole("heading", { level: 2, name: "submissions.new" }).waitFor();
    await page.getByText('payload.type === "submissions.new"').waitFor();
    expect(await page.getByRole("form").count()).toBe(0);
  });

  it("say so when there is no such event", async () => {
    await using opened = await openReference(w.base, "/webhook-events/constructor");
    await opened.page.getByText("There is no such operation, event or schema.").waitFor();
  });
});
