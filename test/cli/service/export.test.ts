import { describe, expect, it } from "vitest";
import { world } from "../../../packages/openapi/test/cli/support.ts";

describe("segmark export", () => {
  it.each([
    [
      ["--tables", "sponsorTimes,sponsors"],
      "--tables sponsors: there is no such table. Known are sponsorTimes, userNames,",
    ],
    [["--tables", "\u001b[2J"], "--tables  [2J: there is no such table."],
    [["--format", "sql"], "--format sql: expected one of csv, ndjson."],
    [["--compress", "zip"], "--compress zip: expected one of none, gzip, zstd."],
  ])("called with %j says what would be right", async (args, message) => {
    await using here = world();
    const { status, err } = await here.segmark("export", ...args);
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it.each([
    ["sqlite:./none.db", "unable to open database file"],
    ["sqlite::memory:", "a database in memory can be read by its own process only"],
    ["mysql://segmark:the-password-of-nobody@127.0.0.1:1/segmark", "ECONNREFUSED"],
  ])("of %s fails, and says why", async (url, why) => {
    await using here = world();
    const { status, out, err } = await here.startWith({ env: { DATABASE_URL: url } }, "export", "--output", "dumps")
      .ended;
    expect([status, out, err]).toEqual([1, "", expect.stringContaining(why)]);
    expect(err).toMatch(/^There is no export: .*\. Check DATABASE_URL and --output;/);
    expect(err).not.toContain("the-password-of-nobody");
  });

  it("to a folder that the system refuses to make ends, and names it", async () => {
    await using here = world();
    const { status, err } = await here.start("export", "--output", "/proc/dumps/of today").ended;
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(
        /^There is no export: ENOENT: .*, mkdir '\/proc\/dumps'\. Check DATABASE_URL and --output;/,
      ),
    ]);
  });
});
