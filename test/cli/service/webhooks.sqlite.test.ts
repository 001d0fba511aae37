import { describe, expect, it } from "vitest";
import { world } from "../../../packages/openapi/test/cli/support.ts";
import { testStorage } from "../../support/database.ts";
import { deaf, outgoingRow, SECRETS, writtenSubscriptions } from "../../support/subscriptions.ts";

const file = () => writtenSubscriptions([deaf("bot"), deaf("archive")]);

/** A database with three deliveries, and the command on it. */
async function subscribed() {
  await using stack = new AsyncDisposableStack();
  const storage = stack.use(await testStorage());
  const here = stack.use(world());
  const { outgoingDeliveries, subscriptions } = storage.stores;
  await subscriptions.ensure(["archive", "bot", "gone"]);
  await subscriptions.setLastNumber("bot", 2);
  await subscriptions.succeeded("bot", 0);
  await subscriptions.failed("bot", 1_785_000_000_000);
  await subscriptions.disable("archive", 1_785_000_000_000, "It answered 410 Gone.");
  await outgoingDeliveries.add([
    outgoingRow("bot", 1, { at: 1000 }),
    outgoingRow("bot", 2, { at: 2000, state: "sent" }),
    outgoingRow("gone", 1, { at: 1000 }),
  ]);
  const env = { DATABASE_URL: storage.url, WEBHOOKS_OUT: file() };
  const open = stack.move();
  return {
    storage,
    run: async (...args: string[]) => {
      const { status, out, err } = await here.startWith({ env }, "webhooks", ...args).ended;
      for (const secret of [...SECRETS, "127.0.0.1"]) expect(out + err).not.toContain(secret);
      return { status, out, err };
    },
    waiting: async () =>
      (await storage.knex("outgoing_deliveries").where("state", "waiting").pluck("number")).map(Number),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

describe("segmark webhooks", () => {
  it("list says how each subscription does, without addresses and secrets", async () => {
    await using on = await subscribed();
    expect(await on.run("list")).toEqual({
      status: 0,
      out: `bot      sponsorblock  2 events, 0 waiting, 1 dead; failing since 2026-07-25T17:20:00.000Z
archive  sponsorblock  0 events, 0 waiting, 0 dead; disabled 2026-07-25T17:20:00.000Z: It answered 410 Gone.
`,
      err: "",
    });
  });

  it("test stores a test event for the subscription", async () => {
    await using on = await subscribed();
    expect(await on.run("test", "bot")).toMatchObject({ status: 0, out: expect.stringContaining("for bot is stored") });
    expect(await on.storage.stores.outgoingEvents.waiting(10)).toEqual([
      expect.objectContaining({ type: "test", onlyFor: "bot", data: { message: "A test of this subscription." } }),
    ]);
  });

  it.each([
    [[], 1, [1]],
    [["--state", "sent", "--subscription", "bot", "--from", "1970-01-01T00:00:02Z", "--to", "2001"], 1, [2]],
    [["--type", "vote.up"], 0, []],
    [["--subscription", "bot", "--number", "2"], 1, [2]],
  ])("replay %j makes deliveries of subscriptions that the file has due", async (args, count, waiting) => {
    await using on = await subscribed();
    expect(await on.run("replay", ...args)).toEqual({
      status: 0,
      out: `Deliveries that are sent again: ${count}\n`,
      err: "",
    });
    expect(await on.waiting()).toEqual(waiting);
  });

  it.each([
    [["list", "bot"], "list takes no name."],
    [["list", "--state", "dead"], "list takes no --state."],
    [["test"], "Which subscription is to be tested?"],
    [["test", "nobody"], "There is no subscription nobody. WEBHOOKS_OUT has bot, archive."],
    [["replay", "bot"], "replay takes no name; give it as --subscription."],
    [["replay", "--number", "1"], "--number needs --subscription"],
    [["replay", "--number", "x", "--subscription", "bot"], "--number x: expected a whole number"],
    [["replay", "--type", "vote"], "--type vote: expected one of lock.created, "],
    [["replay", "--from", "today"], "--from today: expected a time such as 2026-01-31T12:00:00Z"],
  ])("called with %j says what would be right", async (args, message) => {
    await using here = world();
    const env = { DATABASE_URL: "sqlite:./none.db", WEBHOOKS_OUT: file() };
    const { status, out, err } = await here.startWith({ env }, "webhooks", ...args).ended;
    expect([status, out, err]).toEqual([2, "", expect.stringContaining(message)]);
  });

  it.each([
    [{ WEBHOOKS_OUT: "" }, 1, "WEBHOOKS_OUT is not set"],
    [{ WEBHOOKS_OUT: "none.yaml" }, 2, "WEBHOOKS_OUT: there is no file none.yaml"],
    [{ WEBHOOKS_OUT: file(), DATABASE_URL: "sqlite::memory:" }, 1, "sqlite::memory:"],
  ])("with %j fails, and says why", async (env, code, message) => {
    await using here = world();
    const { status, out, err } = await here.startWith({ env }, "webhooks", "list").ended;
    expect([status, out, err]).toEqual([code, "", expect.stringContaining(message)]);
  });
});
