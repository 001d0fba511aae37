import { operations as migrator } from "@segmark/migrator/internal/generated/operations.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations as service } from "../../generated/openapi/operations.js";
import { plant, VIDEO } from "../support/segments.ts";
import { type World, world } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

let w: World;
beforeAll(async () => {
  w = await world({ env: { OPERATOR_TOKEN: "none" } });
});
afterAll(() => w[Symbol.asyncDispose]());

/** Opens the API reference at a place such as `/openapi`. Swagger UI is there when its first operation is. */
async function openReference(base: string, place: string, options: Parameters<typeof openPages>[1] = {}) {
  const opened = await openPages(base, { ...options, path: "/docs", place });
  await opened.page.getByRole("heading", { level: 1, name: "API reference" }).waitFor();
  return opened;
}

describe("the API reference", () => {
  it.each([
    ["openapi", "getStatus", service],
    ["migrator", "migrationsStatus", migrator],
  ] as const)("shows every operation of %s, and opens the one in its address", async (name, first, operations) => {
    await using opened = await openReference(w.base, `/${name}/${first}`);
    const { page } = opened;
    await page.locator(".opblock.is-open .opblock-summary-operation-id", { hasText: first }).waitFor();
    const ids = await page.locator(".opblock-summary-operation-id").allTextContents();
    expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
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

  it("sends a request to this service, by keyboard alone, and shows the answer", async () => {
    const [planted] = await plant(w, [{ at: [1, 10] }]);
    await using opened = await openReference(w.base, "/openapi");
    const { page } = opened;
    await page.getByRole("combobox", { name: "Go to an operation" }).focus();
    await page.locator(".opblock").first().waitFor();
    await page.keyboard.insertText("getSkipSegments");
    const operation = page.locator("#operations-segments-getSkipSegments");
    await expect
      .poll(() => operation.locator("button.opblock-summary-control").evaluate((it) => it.matches(":focus")))
      .toBe(true);
    expect(new URL(page.url()).hash).toBe("#/openapi/getSkipSegments");
    const pressAt = async (name: string): Promise<void> => {
      await expect
        .poll(async () => {
          await page.keyboard.press("Tab");
          return page.evaluate<string>("document.activeElement?.textContent.trim() ?? ''");
        })
        .toBe(name);
      await page.keyboard.press("Enter");
    };
    await pressAt("Try it out");
    await operation.getByRole("textbox", { name: "Value of videoID" }).fill(VIDEO);
    await pressAt("Execute");
    await operation.locator(".live-responses-table").getByText(String(planted)).first().waitFor();
    expect(await operation.locator(".request-url pre").textContent()).toContain(
      `${w.base}/api/skipSegments?videoID=${VIDEO}`,
    );
  });

  it("is accessible with an operation and its form open, and has the colours of the pages", async () => {
    await using opened = await openReference(w.base, "/migrator/migrationsUp");
    const { page } = opened;
    const operation = page.locator('.opblock[id$="-migrationsUp"]');
    await operation.getByRole("button", { name: "Try it out" }).click();
    await operation.getByRole("button", { name: "Execute" }).waitFor();
    // Nothing is exempt: what Swagger UI lacks is added by web/pages/reference.
    await opened.expectAccessible();
    const background = () =>
      page.evaluate<string>("getComputedStyle(document.querySelector('.opblock')).backgroundColor");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(background).toBe("rgb(255, 255, 255)");
    await page.getByLabel("Theme").selectOption("Dark");
    await expect.poll(background).not.toBe("rgb(255, 255, 255)");
  });

  it("fits on a phone", async () => {
    await using opened = await openReference(w.base, "/openapi/getSegmentInfo", { context: phone });
    await opened.page.locator(".opblock.is-open").waitFor();
    await opened.expectNoOverflow();
    await opened.page.goto(`${w.base}/docs#/webhook-events/issues`);
    await opened.page.getByRole("heading", { level: 2, name: "issues" }).waitFor();
    await opened.expectNoOverflow();
  });

  it("loads nothing from elsewhere, and no document that an address names", async () => {
    await using opened = await openPages(w.base);
    opened.expectRefusals(501);
    const hosts = new Set<string>();
    opened.page.on("request", (request) => {
      if (!request.url().startsWith("data:")) hosts.add(new URL(request.url()).origin);
    });
    await opened.page.goto(`${w.base}/docs?url=https://elsewhere.example/x.yaml&configUrl=https://elsewhere.example/c`);
    await opened.page.locator(".opblock").first().waitFor();
    expect([...hosts]).toEqual([w.base]);
  });
});

describe("webhook events", () => {
  it("are found by name and by action, and say how a delivery is built", async () => {
    await using opened = await openReference(w.base, "/webhook-events");
    const { page } = opened;
    await page.getByText("X-Hub-Signature-256").waitFor();
    await page.getByLabel("Find an event").fill("rerequested");
    await page.getByRole("status").filter({ hasText: "2 events" }).waitFor();
    expect(await page.getByRole("rowheader").allTextContents()).toEqual(["check_run", "check_suite"]);
    await opened.expectAccessible();
  });

  it("show the payload of each action, with what is inside of its values", async () => {
    await using opened = await openReference(w.base, "/webhook-events");
    const { page } = opened;
    await page.getByRole("link", { name: "issues", exact: true }).click();
    await page.getByRole("heading", { level: 2, name: "issues" }).waitFor();
    await page.getByLabel("Payload of the action").selectOption("labeled");
    await page
      .locator(".keys > li")
      .filter({ hasText: /^action "labeled"/ })
      .waitFor();
    await page.locator("summary", { hasText: /^sender:/ }).focus();
    await page.keyboard.press("Enter");
    await page.locator("details .key", { hasText: "login" }).first().waitFor();
    await opened.expectAccessible();
  });

  it("say so when there is no such event", async () => {
    await using opened = await openReference(w.base, "/webhook-events/constructor");
    await opened.page.getByText("There is no such event.").waitFor();
  });
});
