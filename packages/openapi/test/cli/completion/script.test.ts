import { spawnSync } from "node:child_process";
import { Argument, Command } from "commander";
import { describe, expect, it } from "vitest";
import { completionScript } from "../../../src/cli/completion/script.ts";
import { commandNames, world } from "../support.ts";

/** What bash offers after a line whose last word is being typed. */
function offered(script: string, line: readonly string[]): string[] {
  const source = `${script}
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_segmark
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", source, "bash", ...line], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.split("\n").filter((word) => word !== "");
}

const program = new Command("segmark").addCommand(
  new Command("paint")
    .description("Paint it. Nothing is washed.")
    .addArgument(new Argument("<what>").choices(["door", "fence"]))
    .option("-c, --colour <name>", "the owner's [colour]: any")
    .option("--twice", "again"),
);

describe("segmark completion", () => {
  it("bash offers every command, and what follows it", async () => {
    await using here = world();
    const { status, out } = await here.segmark("completion", "bash");
    expect(status).toBe(0);
    expect(offered(out, ["segmark", ""])).toEqual(expect.arrayContaining(commandNames));
    expect(offered(out, ["segmark", "do"])).toEqual(["doctor"]);
    expect(offered(out, ["segmark", "doctor", "--j"])).toEqual(["--json"]);
    expect(offered(out, ["segmark", "completion", ""])).toEqual(expect.arrayContaining(["bash", "fish", "zsh"]));
  });

  it("bash leaves values of options to files, and knows nothing about unknown commands", () => {
    const script = completionScript("bash", program);
    expect(offered(script, ["segmark", "paint", "--t"])).toEqual(["--twice"]);
    expect(offered(script, ["segmark", "paint", "--colour", ""])).toEqual([]);
    expect(offered(script, ["segmark", "sing", ""])).toEqual([]);
  });

  it("zsh gets descriptions in which nothing is special", () => {
    const script = completionScript("zsh", program);
    expect(script).toContain("    'paint:Paint it'\n");
    expect(script).toContain("'--colour[the owner'\\''s \\[colour\\]]:value:_files' '-c[");
    expect(script).toContain("'1:choice:(door fence)'");
  });

  it("fish gets a line for each command, option and choice", () => {
    const lines = completionScript("fish", program).split("\n");
    expect(lines).toContain("complete -c segmark -n '__fish_use_subcommand' -f -a paint -d 'Paint it'");
    expect(lines).toContain("complete -c segmark -n '__fish_seen_subcommand_from paint' -f -a door");
    expect(lines).toContain(
      "complete -c segmark -n '__fish_seen_subcommand_from paint' -l colour -r -d 'the owner\\'s [colour]'",
    );
  });

  it("refuses a shell that it does not know", async () => {
    await using here = world();
    expect(await here.segmark("completion", "tcsh")).toMatchObject({
      status: 2,
      err: expect.stringContaining("Allowed choices are bash, zsh, fish."),
    });
  });
});
