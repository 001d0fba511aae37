import { describe, expect, it } from "vitest";
import { world } from "../../../packages/openapi/test/cli/support.ts";
import { hashRounds } from "../../../src/adapters/rounds.ts";
import { openTerminal } from "../../support/terminal.ts";
import { local } from "../../support/world.ts";

const ann = local("ann");

describe("segmark hash-user-id", () => {
  it.each([ann, `${ann}\n`, `${ann}\r\n`])("prints the public id of what is on standard input: %j", async (input) => {
    await using here = world();
    const result = await here.startWith({ input }, "hash-user-id").ended;
    expect(result).toEqual({ status: 0, out: `${hashRounds(ann)}\n`, err: "" });
  });

  it.each([
    ["nothing", "", "Nothing was entered. Give the local user id on standard input.\n"],
    ["two lines", `${ann}\n${ann}\n`, "A local user id is one line without control characters.\n"],
    ["a file", "x".repeat(5000), "Standard input has more than the 4096 bytes of an id.\n"],
  ])("exits with 2 for %s", async (_what, input, err) => {
    await using here = world();
    expect(await here.startWith({ input }, "hash-user-id").ended).toEqual({ status: 2, out: "", err });
  });

  it.each([[ann], ["--id", ann], [`--id=${ann}`]])(
    "takes no id from its arguments, which it does not repeat: %s %s",
    async (...args) => {
      await using here = world();
      expect(await here.segmark("hash-user-id", ...args)).toEqual({
        status: 2,
        out: "",
        err: "A local user id is a secret, and every user of this machine can see arguments. Give it on standard input.\n",
      });
    },
  );

  it("says when the id is too short for a secret", async () => {
    await using here = world();
    const given = { input: "short", env: { MIN_USER_ID_LENGTH: "6" } };
    expect(await here.startWith(given, "hash-user-id").ended).toEqual({
      status: 0,
      out: `${hashRounds("short")}\n`,
      err: "This is too short for a secret: a local user id has at least 6 characters (MIN_USER_ID_LENGTH).\n",
    });
  });

  it.runIf(process.platform === "linux")("asks for it on a terminal, without showing what is typed", async () => {
    await using here = world();
    const terminal = openTerminal(here.path, ["hash-user-id"]);
    await expect.poll(terminal.text).toContain("Local user id (not shown): ");
    terminal.type(`${ann.slice(0, 10)}wrong\u007f\u007f\u007f\u007f\u007f${ann.slice(10)}\r`);
    expect(await terminal.ended()).toBe(0);
    expect(terminal.text()).toBe(`Local user id (not shown): \n${hashRounds(ann)}\n`);
  });

  it.runIf(process.platform === "linux")("hashes nothing when that is cancelled", async () => {
    await using here = world();
    const terminal = openTerminal(here.path, ["hash-user-id"]);
    await expect.poll(terminal.text).toContain("Local user id (not shown): ");
    terminal.type("an-id-that-is\u0003");
    expect(await terminal.ended()).toBe(1);
    expect(terminal.text()).toBe("Local user id (not shown): \nNothing was entered.\n");
  });
});
