import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { NewDelivery } from "@segmark/webhooks/internal/inbox/store/store";
import { describe, expect, it } from "vitest";
import { moderated, VIP } from "../handlers/moderation/people.ts";
import { receiving, TOKEN } from "../handlers/webhooks/receiving.ts";
import { OPERATOR_TOKEN } from "../support/operator.ts";
import { local, type World, world } from "../support/world.ts";
import { type Opened, openPages, phone } from "./support/browser.ts";

const hostile = '<img src=x onerror="alert(1)"> \u202Eright-to-left';
/** What the pages keep in the address, the title and the storage that survives the tab. */
const kept = ({ page }: Opened) =>
  page.evaluate<string>("location.href + document.title + JSON.stringify(localStorage) + document.cookie");

describe("health", () => {
  it("shows what the process measures", async () => {
    await using w = await world({ env: { OPERATOR_TOKEN: "none" } });
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/operations");
    const table = page.getByRole("table", { name: "Requests by operation since the start" });
    await page.getByRole("button", { name: "Refresh" }).click(); // a request is counted once it was answered
    await table.getByRole("cell", { name: "getMetrics" }).waitFor();
    expect(await table.getByRole("cell", { name: "getSegmentInfo" }).count()).toBe(0);
    await w.send("GET", "/api/segmentInfo");
    await page.getByRole("button", { name: "Refresh" }).click();
    await table.getByRole("cell", { name: "getSegmentInfo" }).waitFor();
    await page.getByText("Requests per second").waitFor();
    await page.getByText("ready", { exact: true }).waitFor();
    await opened.expectAccessible();
    await page.getByText("All metrics").click();
    await page.getByRole("cell", { name: "segmark_schema_steps" }).waitFor();
  });

  it("stops asking on request, with the keyboard", async () => {
    await using w = await world({ env: { OPERATOR_TOKEN: "none" } });
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/operations");
    const requests = page
      .getByRole("row", { name: /^getMetrics/ })
      .getByRole("cell")
      .nth(1);
    await page.getByRole("button", { name: "Refresh" }).click();
    await requests.waitFor();
    await page.getByRole("button", { name: "Pause" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Pause", pressed: true }).waitFor();
    const before = Number(await requests.textContent());
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(async () => Number(await requests.textContent())).toBe(before + 1);
  });

  it("asks for the token of the instance, and keeps it in this tab only", async () => {
    const token = OPERATOR_TOKEN;
    await using w = await world();
    await using opened = await openPages(w.base);
    opened.expectRefusals(401);
    const { page, open } = opened;
    await open("/operations");
    await page.getByText("This needs the token of the operator").waitFor();
    await opened.expectAccessible();
    const field = page.getByLabel("Token of the operator");
    await field.focus();
    await page.keyboard.type("another-token-than-that");
    await page.keyboard.press("Enter");
    await page.getByText("This is not the token of this instance.").waitFor();
    await field.fill(token);
    await page.keyboard.press("Enter");
    await page.getByRole("cell", { name: "getMetrics" }).waitFor();
    expect(await kept(opened)).not.toContain(token);
    await page.reload();
    await page.getByRole("cell", { name: "getMetrics" }).waitFor();
    await page.getByRole("button", { name: "Forget the token" }).click();
    await field.waitFor();
    expect(await page.evaluate<string>("JSON.stringify(sessionStorage)")).not.toContain(token);
    expect(w.lines.join("")).not.toContain(token);
  });

  it("says with the token none what to set to who is not on the machine", async () => {
    await using w = await world({
      env: { OPERATOR_TOKEN: "none", WEBHOOK_SECRET: "the secret of webhooks in these tests" },
    });
    await using opened = await openPages(w.base, { context: { extraHTTPHeaders: { "x-forwarded-for": "192.0.2.1" } } });
    opened.expectRefusals(403);
    const { page, open } = opened;
    for (const place of ["/operations", "/operations/deliveries", "/cluster", "/cluster/configuration"]) {
      await open(place);
      await page.getByText("With OPERATOR_TOKEN=none only callers on the same machine are served").waitFor();
      await page.getByText("Set a token there and enter it here.").waitFor();
    }
  });

  it("is not for pages of other origins, which cannot change anything either", async () => {
    await using w = await withDeliveries(delivery("one"));
    const other = createServer((_request, response) => response.setHeader("content-type", "text/html").end("<p>Other"));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    await using opened = await openPages(w.base);
    opened.expectRefusals(403);
    const { page } = opened;
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (response.url().startsWith(w.base)) statuses.push(response.status());
    });
    for (const [method, path] of [
      ["GET", "/metrics"],
      ["GET", "/api/host/deliveries"],
      ["POST", "/api/host/deliveries/one/redeliver"],
      ["GET", "/migrations/status"],
      ["POST", "/migrations/up"],
      ["GET", "/admin/config"],
    ])
      await page.evaluate(`fetch("${w.base}${path}", { method: "${method}", mode: "no-cors" })`);
    await expect.poll(() => statuses).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await stateOf(w, "one")).toBe("dead");
    other.close();
  });
});

const delivery = (id: string, more: Partial<NewDelivery> = {}): NewDelivery => ({
  id,
  name: "issues",
  action: "opened",
  payload: new TextEncoder().encode(JSON.stringify({ action: "opened", title: hostile })),
  receivedAt: 1_785_000_000_000,
  ...more,
});

/** A service with dead deliveries, none of which is handled meanwhile. */
async function withDeliveries(...given: readonly NewDelivery[]) {
  const w = await receiving({ env: { OPERATOR_TOKEN: "none" } });
  await w.services.inbox?.stop();
  const { webhookInbox: store } = w.stores;
  for (const one of given) {
    await store.add(one, 1000);
    const now = one.receivedAt;
    const [{ claim } = { claim: "" }] = await store.claim({ now, leaseUntil: now + 1, limit: 1, worker: "test" });
    await store.settle({ claim, at: now + 20, outcome: "dead", error: `Error: no handler for ${hostile}` });
  }
  return w;
}

const stateOf = async ({ stores }: Pick<World, "stores">, id: string) => (await stores.webhookInbox.get(id))?.state;

describe("webhook deliveries", () => {
  it("are listed, narrowed by filters in the address, and grow page by page", async () => {
    const many = Array.from({ length: 52 }, (_, index) =>
      delivery(`many-${index}`, { receivedAt: 1_785_000_100_000 + index }),
    );
    await using w = await withDeliveries(delivery("star", { name: "star", action: "created" }), ...many);
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/operations/deliveries");
    const rows = page.getByRole("table", { name: "Deliveries, newest first" }).locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => rows.count()).toBe(53);
    await page.getByLabel("Event").fill("star");
    await page.keyboard.press("Tab");
    await expect.poll(() => rows.count()).toBe(1);
    expect(page.url()).toContain("event=star");
    await page.getByLabel("State").selectOption("handled");
    await page.getByText("No delivery fits.").waitFor();
    await page.getByLabel("State").selectOption("all");
    await page.getByLabel("Received from").fill("2040-01-01T00:00");
    await page.keyboard.press("Tab");
    await page.getByText("No delivery fits.").waitFor();
  });

  it("are shown with their attempts and their payload, as text", async () => {
    const long = delivery("long/id?#x", {
      payload: new TextEncoder().encode(JSON.stringify({ text: "x".repeat(150_000) })),
    });
    await using w = await withDeliveries(delivery("one"), long);
    await using opened = await openPages(w.base, { context: phone });
    const { page, open } = opened;
    await open("/operations/deliveries");
    await page.getByRole("link", { name: "one" }).waitFor();
    await opened.expectNoOverflow();
    await opened.expectAccessible();
    await page.getByRole("link", { name: "one" }).click();
    const payload = page.getByRole("region", { name: "Payload" });
    await payload.getByText('"title": "<img src=x onerror=').waitFor();
    expect(await payload.textContent()).toContain("\\u202eright-to-left");
    await page.getByRole("table", { name: "Attempts" }).getByText("failed").waitFor();
    await opened.expectNoOverflow();
    await opened.expectAccessible();
    expect(await page.locator("main img").count()).toBe(0);
    await open(`/operations/deliveries/${encodeURIComponent("long/id?#x")}`);
    await page.getByText("The first 100,000 of 150,016 characters are shown.").waitFor();
  });

  it("are handled again on request, one or several, with the keyboard", async () => {
    await using w = await withDeliveries(delivery("one"), delivery("two"), delivery("three"));
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    await open("/operations/deliveries/one");
    await page.getByRole("button", { name: "Deliver again" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("It is in the queue again.").waitFor();
    expect(await stateOf(w, "one")).toBe("waiting");
    await open("/operations/deliveries");
    for (const id of ["two", "three"]) {
      await page.getByLabel(`Select delivery ${id}`).focus();
      await page.keyboard.press("Space");
    }
    await page.getByRole("button", { name: "Deliver the selected again (2)" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Done: 2 of 2 are in the queue again, 0 refused.").waitFor();
    expect([await stateOf(w, "two"), await stateOf(w, "three")]).toEqual(["waiting", "waiting"]);
    await expect.poll(() => page.getByText("dead", { exact: true }).and(page.locator("td *")).count()).toBe(0);
  });

  it("are handled again one after another, until somebody stops it", async () => {
    await using w = await withDeliveries(delivery("one"), delivery("two"), delivery("three"));
    await using opened = await openPages(w.base);
    const { page, open } = opened;
    const held = Promise.withResolvers<void>();
    let asked = 0;
    await page.route("**/redeliver", async (route) => {
      asked++;
      if (asked === 2) await held.promise;
      await route.continue().catch(() => undefined);
    });
    await open("/operations/deliveries");
    await page.getByLabel("Select all deliveries shown").check();
    await page.getByRole("button", { name: "Deliver the selected again (3)" }).click();
    await page.getByText("1 of 3 are in the queue again, 0 refused.").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Done: 1 of 3 are in the queue again, 0 refused.").waitFor();
    held.resolve();
    expect(asked).toBe(2);
  });

  it("need the token, or the setting that receives them", async () => {
    await using closed = await world();
    await using opened = await openPages(closed.base);
    opened.expectRefusals(404);
    await opened.open("/operations/deliveries");
    await opened.page.getByText("Set WEBHOOK_SECRET on the instance to receive webhooks.").waitFor();
    await using guarded = await receiving();
    await using other = await openPages(guarded.base);
    other.expectRefusals(401);
    await other.open("/operations/deliveries");
    await other.page.getByLabel("Token of the operator").fill(TOKEN);
    await other.page.getByRole("button", { name: "Save" }).click();
    await other.page.getByText("No delivery fits.").waitFor();
    expect(await kept(other)).not.toContain(TOKEN);
  });
});

describe("switches against abuse", () => {
  const switchedTo = async (w: World, key: string): Promise<unknown> =>
    (await w.send("GET", "/api/config", { query: { key }, headers: { "x-user-id": VIP } })).json;

  it("are turned by VIPs, with the keyboard", async () => {
    await using w = await moderated();
    await using opened = await openPages(w.base, { signedInAs: "vip", context: phone });
    const { page, open } = opened;
    await open("/operations/switches");
    const field = page.getByLabel("New users in five minutes");
    await field.focus();
    await page.keyboard.type("20");
    await page.keyboard.press("Enter");
    await expect.poll(() => switchedTo(w, "max-users-per-minute")).toEqual({ value: "20" });
    await page.getByText("The switch is set.").first().waitFor();
    await opened.expectAccessible();
    await opened.expectNoOverflow();
    await page.getByRole("button", { name: "Switch off" }).first().click();
    await page.getByText("The switch is off.").waitFor();
    expect(await switchedTo(w, "max-users-per-minute")).toEqual({ value: "" });
    await page.getByLabel("Time").fill("2026-01-31T12:30");
    await page.keyboard.press("Enter");
    const time = await page.evaluate<number>("Date.parse('2026-01-31T12:30')");
    await expect.poll(() => switchedTo(w, "old-submitter-block-date")).toEqual({ value: String(time) });
    expect(await page.evaluate<string>("location.href")).not.toContain(local("vip"));
  });

  it("are not for others", async () => {
    await using w = await moderated();
    await using stranger = await openPages(w.base);
    await stranger.open("/operations/switches");
    await stranger.page.getByRole("link", { name: "Sign in first." }).waitFor();
    await using opened = await openPages(w.base, { signedInAs: "ann" });
    opened.expectRefusals(403);
    await opened.open("/operations/switches");
    await opened.page.getByRole("alert").nth(1).waitFor();
    expect(await opened.page.getByRole("alert").count()).toBe(2);
  });
});

it("the vocabulary is shown as tables, on a phone too", async () => {
  await using w = await world();
  await using opened = await openPages(w.base, { context: phone });
  await opened.open("/operations/vocabulary");
  await opened.page.getByRole("cell", { name: "sponsor", exact: true }).waitFor();
  await opened.page.getByRole("cell", { name: "YouTube", exact: true }).waitFor();
  await opened.expectAccessible();
  await opened.expectNoOverflow();
});
