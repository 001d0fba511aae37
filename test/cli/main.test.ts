import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { world } from "./support.ts";

const commands = readdirSync(new URL("../../src/cli/commands", import.meta.url)).map((file) => file.replace(".ts", ""));

describe("segmark", () => {
  it("lists every command, and each prints its help and the version", async () => {
    await using here = world();
    const { status, out, err } = await here.start("--help").ended;
    expect([status, err]).toEqual([0, ""]);
    for (const name of commands) {
      expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
      expect(await here.segmark(name, "--help")).toMatchObject({
        status: 0,
        err: "",
        out: expect.stringContaining(`Usage: segmark ${name}`),
      });
      expect(await here.segmark(name, "--version")).toMatchObject({ status: 0, out: expect.stringMatching(/^\d+\./) });
    }
  });

  it.each([
    [["genrate"], "(Did you mean generate?)"],
    [["generate", "--chekc"], "(Did you mean --check?)"],
    [["generate", "--out"], "argument missing"],
    [["generate", "surplus"], "too many arguments"],
    [[], "Usage: segmark"],
  ])("exits with 2 and says what is expected when called with %j", async (args, text) => {
    await using here = world();
    expect(await here.segmark(...args)).toEqual({ status: 2, out: "", err: expect.stringContaining(text) });
  });
});
