import { describe, expect, it } from "vitest";
import { world } from "../../../packages/openapi/test/cli/support.ts";
import { runFollow } from "../../../src/cli/service/follow.ts";
import { followReport } from "../../../src/cli/service/follow-report.ts";
import { openStorage } from "../../../src/storage/open.ts";
import { testDatabase } from "../../support/database.ts";
import { playHistory, publicRowsOf, randomFrom } from "../../support/public-history.ts";
import { publicIdOf, world as service } from "../../support/world.ts";

const rowsOf = async (url: string) => {
  await using storage = await openStorage({ url });
  return Object.fromEntries([...(await publicRowsOf(storage))].sort());
};
const events = (out: string) =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("segmark follow", () => {
  it("ends with --once when it is in step, and otherwise goes on until a signal", async () => {
    await using origin = await service({ config: { adminUserId: publicIdOf("admin") } });
    await using database = await testDatabase();
    await using here = world();
    const env = { DATABASE_URL: database.url };
    const play = (seed: number) =>
      playHistory(origin.storage, { count: 30, random: randomFrom(seed), send: origin.send }, () => undefined);

    await play(1);
    const once = await here.startWith({ env }, "follow", origin.base, "--once").ended;
    expect([once.status, once.err]).toEqual([0, ""]);
    expect(events(once.out).at(-1)).toMatchObject({ event: "changes", inStep: true });
    expect(await rowsOf(database.url)).toEqual(await rowsOf(origin.database.url));

    const following = here.startWith({ env }, "follow", origin.base);
    await following.line('"inStep":true');
    await play(2);
    const rows = await rowsOf(origin.database.url);
    await expect.poll(() => rowsOf(database.url), { timeout: 30_000, interval: 200 }).toEqual(rows);
    following.process.kill("SIGTERM");
    expect((await following.ended).status).toBe(0);
  }, 90_000);

  it("fails with --once when the origin cannot be reached, and without an address of one", async () => {
    await using database = await testDatabase();
    await using here = world();
    const env = { DATABASE_URL: database.url };
    const closed = await here.startWith({ env }, "follow", "http://127.0.0.1:1", "--once").ended;
    expect([closed.status, closed.out]).toEqual([1, ""]);
    expect(closed.err).toMatch(/^It is not in step: /);
    const wrong = await here.startWith({ env }, "follow", "ftp://127.0.0.1").ended;
    expect([wrong.status, wrong.err]).toEqual([
      2,
      expect.stringMatching(/^ftp:\/\/127.0.0.1: expected an http or https address/),
    ]);
  }, 60_000);

  it.each(["http://u:secretpw@host", "http://:secretpw@host", "http://u:secretpw@host:99999", "u:secretpw@host"])(
    "does not repeat what may be a password: %s",
    async (origin) => {
      await expect(runFollow(origin, {})).rejects.toMatchObject({
        message: "The origin: expected an http or https address without credentials.",
        exitCode: 2,
      });
    },
  );

  it("speaks in sentences on a terminal, where no text of an origin moves the cursor", () => {
    const { write } = process.stdout;
    let text = "";
    process.stdout.write = (chunk: string | Uint8Array): boolean => {
      text += String(chunk);
      return true;
    };
    try {
      const report = followReport(true);
      report.snapshot("begins");
      report.progress({ table: "sponsorTimes", rows: 10, bytes: 50, total: 200 });
      report.page({ changes: 3, isLast: true });
      report.page({ changes: 0, isLast: true }); // is no news
      report.leftOut(["laterTable"]);
      report.failure("fetch failed \u001b[2J");
    } finally {
      process.stdout.write = write;
    }
    expect(text.split("\n")).toEqual([
      "A snapshot is loaded.",
      "sponsorTimes: 10 rows, 25 %",
      "3 changes, in step",
      "Left out, since only a later version knows them: laterTable",
      expect.not.stringContaining("\u001b"),
      "",
    ]);
  });
});
