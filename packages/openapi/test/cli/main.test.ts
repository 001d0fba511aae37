import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { commandNames, world } from "./support.ts";

const list = new URL("../../../../test/support/children/module-list.ts", import.meta.url).href;

describe("segmark", () => {
  it("lists every command, and each prints its help and the version", async () => {
    await using here = world();
    const { status, out, err } = await here.start("--help").ended;
    expect([status, err]).toEqual([0, ""]);
    for (const name of commandNames) {
      expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
      expect(await here.segmark(name, "--help")).toMatchObject({
        status: 0,
        err: "",
        out: expect.stringContaining(`Usage: segmark ${name}`),
      });
      expect(await here.segmark(name, "--version")).toMatchObject({ status: 0, out: expect.stringMatching(/^\d+\./) });
    }
  });

  it("is what npx finds in a checkout", async () => {
    const command = fileURLToPath(new URL("../../../../node_modules/.bin/segmark", import.meta.url));
    const { stdout } = await promisify(execFile)(command, ["diff", "--help"]);
    expect(stdout).toContain("Usage: segmark diff");
  });

  it.each([
    [["genrate"], "(Did you mean generate?)"],
    [["generate", "--chekc"], "(Did you mean --check?)"],
    [["generate", "--out"], "argument missing"],
    [["generate", "surplus"], "too many arguments"],
    [["sevre"], "(Did you mean serve?)"],
    [["doktor"], "(Did you mean doctor?)"],
    [["--chekc"], "(Did you mean --check?)"],
    [["serve", "now"], "too many arguments for 'serve'"],
    [["migrate", "--check"], "unknown option '--check'"],
    [["mock", "--port", "0", "--port", "1"], "--port is given twice; it takes one value.\n"],
    [["test", "--url", "http://a", "--timeout", "1", "--timeout=2"], "--timeout is given twice; it takes one value.\n"],
    [["export", "--output", "a", "--output", "a"], "--output is given twice; it takes one value.\n"],
    [["import", "a.csv", "--mode", "merge", "--mode", "replace"], "--mode is given twice; it takes one value.\n"],
    [["import", "a.csv", "--reject-file", ""], "--reject-file: the path is empty.\n"],
    [["import", "a.csv", "--service="], "--service: the value is empty.\n"],
    [["generate", "--only", ""], "--only: the value is empty.\n"],
    [["backup", ""], "An argument is empty. Usage: segmark backup [options] <file>\n"],
    [["init", "", "--no-install"], "An argument is empty. Usage: segmark init [options] [folder]\n"],
    [["generate", "--spec", "."], ". is a folder, and a document is needed.\n"],
    [["test", "--url", "http://a", "--spec", "."], ". is a folder, and a document is needed.\n"],
    [["diff", ".", "."], ". is a folder, and a document is needed.\n"],
    [["diff", "a.yaml", ""], "An argument is empty. Usage: segmark diff [options] <old> <new>\n"],
  ])("exits with 2 and says what is expected when called with %j", async (args, text) => {
    await using here = world();
    expect(await here.segmark(...args)).toEqual({ status: 2, out: "", err: expect.stringContaining(text) });
  });

  it.each([["--help"], ["migrate", "--help"], ["serve", "--help"]])(
    "src/process/segmark.js %s %s prints help and starts nothing",
    async (...args) => {
      await using here = world();
      const { status, out, err } = await here.service(
        { env: { PORT: "0", DATABASE_URL: "sqlite:./not-made.db" } },
        ...args,
      ).ended;
      expect([status, err, existsSync(`${here.path}/not-made.db`)]).toEqual([0, "", false]);
      expect(out).toMatch(/^Usage: segmark /);
    },
  );

  it.each([
    ["sevre", "(Did you mean serve?)"],
    ["--chek", "(Did you mean --check?)"],
  ])("src/process/segmark.js %s exits with 2 and names what was meant", async (word, text) => {
    await using here = world();
    expect(await here.service({}, word).ended).toEqual({ status: 2, out: "", err: expect.stringContaining(text) });
  });

  it.each([[[]], [["serve"]]])(
    "called with %j becomes the supervisor of a service, without loading commander",
    async (args) => {
      await using here = world();
      const service = here.startWith(
        { env: { PORT: "0", DATABASE_URL: "sqlite:./data.db", NODE_OPTIONS: `--import ${list}` } },
        ...args,
      );
      await service.line('"listening"');
      service.process.kill("SIGTERM");
      const { status, out } = await service.ended;
      expect(status).toBe(0);
      const lines = out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(lines).toContainEqual(
        expect.objectContaining({ pid: service.process.pid, msg: "the workers are stopped" }),
      );
      const own = lines.findLast(({ msg }) => msg === "modules"); // the worker has ended before
      expect(own.urls.filter((url: string) => /\.ts$|node_modules/.test(url))).toEqual([]);
    },
  );
});
