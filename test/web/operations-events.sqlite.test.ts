import { expect, it } from "vitest";
import { deaf, outgoingRow, SECRETS, writtenSubscriptions } from "../support/subscriptions.ts";
import { world } from "../support/world.ts";
import { openPages, phone } from "./support/browser.ts";

const hostile = '<img src=x onerror="alert(1)"> \u202Eright-to-left';

/** A service whose subscriptions are disabled, so that nothing is sent meanwhile. */
async function subscribed() {
  const file = writtenSubscriptions([deaf("archive"), deaf("bot", ["vote.up", "report"])]);
  const w = await world({ env: { OPERATOR_TOKEN: "none", WEBHOOKS_OUT: file } });
  const { outgoingDeliveries, subscriptions } = w.stores;
  await subscriptions.ensure(["archive", "bot"]);
  await subscriptions.setLastNumber("bot", 2);
  for (const name of ["archive", "bot"]) await subscriptions.disable(name, Date.now(), "It answered 410 Gone.");
  const log = [{ at: Date.now(), ms: 20, status: 410, error: hostile }];
  await outgoingDeliveries.add([
    outgoingRow("bot", 1, { log, event: { type: "test", data: { message: hostile } } }),
    outgoingRow("bot", 2, { state: "sent" }),
    outgoingRow("archive", 1),
  ]);
  const stateOf = async (subscription: string, number: number) =>
    (await outgoingDeliveries.get({ subscription, number }))?.state;
  return { ...w, stateOf };
}

it("subscriptions are listed without secrets, enabled, tested and disabled with the keyboard", async () => {
  await using w = await subscribed();
  await using opened = await openPages(w.base, { context: phone });
  const { page, open } = opened;
  await open("/operations/events");
  const row = page.getByRole("row", { name: /^bot / });
  await row.getByText("disabled", { exact: true }).waitFor();
  await row.getByText("It answered 410 Gone.").waitFor();
  for (const secret of SECRETS) expect(await page.content()).not.toContain(secret);
  await opened.expectNoOverflow();
  await opened.expectAccessible();
  const press = async (name: string): Promise<void> => {
    await page.getByRole("button", { name: `${name}: bot` }).focus();
    await page.keyboard.press("Enter");
  };
  await press("Enable");
  await page.getByText("The subscription is enabled.").waitFor();
  expect((await w.stores.subscriptions.all()).find(({ name }) => name === "bot")?.disabled).toBeNull();
  await press("Test");
  await page.getByText("A test event is on its way.").waitFor();
  await expect
    .poll(async () => (await w.stores.subscriptions.all()).find(({ name }) => name === "bot")?.lastNumber)
    .toBe(3);
  await press("Disable");
  await page.getByText("The subscription is disabled.").waitFor();
  await row.getByText("Disabled by an operator.").waitFor();
});

it("deliveries to subscriptions are narrowed, shown with attempts and event, and sent again", async () => {
  await using w = await subscribed();
  await using opened = await openPages(w.base);
  const { page, open } = opened;
  await open("/operations/events");
  const rows = page.getByRole("table", { name: "Deliveries to subscriptions, newest first" }).locator("tbody tr");
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole("combobox", { name: "Subscription" }).selectOption("bot");
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole("combobox", { name: "State" }).selectOption("dead");
  await expect.poll(() => rows.count()).toBe(1);
  expect(page.url()).toContain("subscription=bot&state=dead");
  await page.getByRole("link", { name: "bot/1" }).click();
  await page.getByRole("region", { name: "Payload" }).getByText('"message": "<img src=x onerror=').waitFor();
  await page.getByRole("table", { name: "Attempts" }).getByText("410").waitFor();
  await opened.expectAccessible();
  expect(await page.locator("main img").count()).toBe(0);
  await page.getByRole("button", { name: "Deliver again" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("It is in the queue again.").waitFor();
  expect(await w.stateOf("bot", 1)).toBe("waiting");
  await open("/operations/events");
  for (const id of ["bot/2", "archive/1"]) await page.getByLabel(`Select delivery ${id}`).check();
  await page.getByRole("button", { name: "Deliver the selected again (2)" }).click();
  await page.getByText("Done: 2 of 2 are in the queue again, 0 refused.").waitFor();
  expect([await w.stateOf("bot", 2), await w.stateOf("archive", 1)]).toEqual(["waiting", "waiting"]);
});
