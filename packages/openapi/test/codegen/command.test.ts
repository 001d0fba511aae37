import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { codegen } from "../../../../scripts/codegen.ts";
import { specifications } from "../../../../scripts/specifications.ts";
import { inProcess, type Result } from "../../../../test/support/in-process.ts";
import { readArguments, UsageError } from "../../src/codegen/arguments.ts";
import { type Folder, root, temporaryFolder } from "./support.ts";

type World = Folder &
  Readonly<{
    run: (...args: string[]) => Promise<Result>;
    file: (path: string) => string;
  }>;

/** An empty project with one specification, and the generator run in it. */
function world(): World {
  const folder = temporaryFolder();
  cpSync(`${root}packages/openapi/test/codegen/fixtures/shop.yaml`, `${folder.path}/shop.yaml`);
  writeFileSync(
    `${folder.path}/events.yaml`,
    "format: webhook-events/1\nevents:\n  push: {}\n  label: { actions: { created: {} } }\n",
  );
  const run = (...args: string[]) => inProcess(folder.path, () => codegen(args));
  return { ...folder, run, file: (path) => `${folder.path}/${path}` };
}

const all = ["--spec", "shop.yaml", "--out", "made", "--handlers", "handlers", "--events", "events.yaml"];
const command = `node scripts/codegen.ts ${all.join(" ")}`;
const unwritten = "not written yet, 4 of 4: orders/read-one, replaceOrder, putFile, writeNote";

describe("node scripts/codegen.ts", () => {
  it("writes all files, and the same bytes again on the next run", async () => {
    await using here = world();
    const { status, out, err } = await here.run(...all);
    expect([status, err]).toEqual([0, ""]);
    const files = readdirSync(here.file("made"), { recursive: true, encoding: "utf8" }).filter((name) =>
      /\./.test(name),
    );
    const made = files.sort().map((name) => [name, readFileSync(here.file(`made/${name}`), "utf8")] as const);
    const wrote = out
      .split("\n")
      .flatMap((line) => (line.startsWith("wrote made/") ? [line.slice("wrote made/".length)] : []));
    expect(made.map(([name]) => name)).toEqual(wrote.sort());
    expect(wrote).toEqual(expect.arrayContaining(["types.ts", "webhooks/names.ts"]));
    for (const [name, text] of made) {
      const source = name.startsWith("webhooks/") ? "events.yaml" : "shop.yaml";
      expect(text.split("\n")[0]).toBe(
        `// Generated from ${source} by \`${command}\`. Edit the specification, not this file.`,
      );
      expect(text).not.toContain("require(");
      expect(text).not.toContain(here.path);
    }
    expect((await here.run(...all)).out).toBe(`Everything is up to date.\n${unwritten}\n`);
    rmSync(here.file("made"), { recursive: true });
    await here.run(...all);
    expect(made.map(([name]) => [name, readFileSync(here.file(`made/${name}`), "utf8")])).toEqual(made);
  });

  it("--check reports what is missing, stale or superfluous, and how to fix it", async () => {
    await using here = world();
    await here.run(...all);
    expect(await here.run(...all, "--check")).toEqual({ status: 0, out: "", err: "" });
    writeFileSync(
      here.file("made/types.ts"),
      readFileSync(here.file("made/types.ts"), "utf8").replace("orderId", "orderID"),
    );
    writeFileSync(
      here.file("made/left-over.ts"),
      "// Generated from a.yaml by `make`. Edit the specification, not this file.\n",
    );
    writeFileSync(here.file("made/by-hand.ts"), "export {};\n");
    rmSync(here.file("made/problems.ts"));
    const { status, err } = await here.run(...all, "--check");
    expect(status).toBe(1);
    expect(err).toBe(
      `superfluous: made/left-over.ts\nmissing: made/problems.ts\nstale: made/types.ts\nTo repair it: ${command}\n`,
    );
    expect(existsSync(here.file("made/problems.ts"))).toBe(false);
    await here.run(...all);
    expect((await here.run(...all, "--check")).status).toBe(0);
    expect(existsSync(here.file("made/by-hand.ts"))).toBe(true);
  });

  it("writes a stub once and never overwrites it", async () => {
    await using here = world();
    await here.run(...all);
    const stub = here.file("handlers/customer-orders/replaceOrder.ts");
    expect(readFileSync(stub, "utf8")).toContain('Handler<"replaceOrder">');
    expect(existsSync(here.file("handlers/untagged/delete_.ts"))).toBe(false); // an alias
    writeFileSync(stub, "// mine\n");
    expect((await here.run(...all, "--check")).status).toBe(0);
    await here.run(...all);
    expect(readFileSync(stub, "utf8")).toBe("// mine\n");
    rmSync(stub);
    expect((await here.run(...all, "--check")).err).toContain("missing: handlers/customer-orders/replaceOrder.ts");
  });

  it("names the handlers that are still stubs, of which the compiler says nothing", async () => {
    await using here = world();
    const lastLine = ({ out }: Result) => out.trimEnd().split("\n").at(-1);
    expect(lastLine(await here.run(...all))).toBe(unwritten);
    const stub = here.file("handlers/customer-orders/replaceOrder.ts");
    writeFileSync(stub, readFileSync(stub, "utf8").replace("= notImplemented", "= async () => ({ status: 204 })"));
    expect(lastLine(await here.run(...all))).toBe("not written yet, 3 of 4: orders/read-one, putFile, writeNote");
  });

  it("reports file, location and reason of a failure, leaves out what needs it, and refuses it if strict", async () => {
    await using here = world();
    mkdirSync(here.file("specs"));
    writeFileSync(
      here.file("specs/bad.yaml"),
      readFileSync(here.file("shop.yaml"), "utf8")
        .replace("type: number, exclusive", "type: money, exclusive")
        .replaceAll(/^( {6})responses:$/gm, '$&\n$1  "400": { description: Refused. }')
        .replaceAll("responses: {", 'responses: { "400": { description: Refused. },'),
    );
    const reason =
      'specs/bad.yaml #/components/schemas/Money/properties/amount/type\n  "money" is not a type of JSON Schema.\n';
    expect(await here.run("--spec", "specs/bad.yaml", "--out", "made", "--strict")).toEqual({
      status: 1,
      out: "",
      err: `${reason}  Needed by orders/read-one, replaceOrder, delete.\nTo generate the rest: --skip orders/read-one --skip replaceOrder --skip delete\n`,
    });
    expect(existsSync(here.file("made"))).toBe(false);
    expect(await here.run("--spec", "specs/bad.yaml", "--out", "made")).toEqual({
      status: 0,
      out: expect.stringContaining("wrote made/index.ts\n"),
      err: `${reason}  Left out: orders/read-one, replaceOrder, delete.\n`,
    });
    expect(readFileSync(here.file("made/operations.js"), "utf8")).not.toContain("replaceOrder");
  });

  it("prints the usage for invalid arguments, also as a separate process", async () => {
    await using here = world();
    const args = ["--spec", "absent.yaml", "--out", "made"];
    const { status, stderr } = spawnSync(process.execPath, [`${root}scripts/codegen.ts`, ...args], {
      cwd: here.path,
      encoding: "utf8",
    });
    expect(await here.run(...args)).toEqual({ status, out: "", err: stderr });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^There is no file absent.yaml.\n\nUsage: node scripts\/codegen.ts/);
  });
});

describe("arguments", () => {
  it.each([
    [["--spec", "a.yaml"], "--spec needs --out."],
    [["--out", "x"], "--out, --handlers and --events need --spec."],
    [["--nonsense"], /--nonsense/],
    [["file.yaml"], /file.yaml/],
    [["--spec", "a.yaml", "--spec", "b.yaml", "--out", "x"], "--spec is given twice; it takes one value."],
    [["--spec", "a.yaml", "--out", "x", "--out", "y"], "--out is given twice; it takes one value."],
    [["--spec", "a.yaml", "--out", ""], "--out: the path is empty."],
    [["--spec", "a.yaml", "--out", "x", "--handlers="], "--handlers: the path is empty."],
  ])("%j are refused", (args, message) => {
    expect(() => readArguments(args, specifications)).toThrow(UsageError);
    expect(() => readArguments(args, specifications)).toThrow(message);
  });

  it("become a command that a shell reads as it was meant", () => {
    const paths = ["--spec", "it's.yaml", "--out", "made $HOME", "--handlers=-h", "--events", "`id`.yaml"];
    expect(readArguments([...paths, "--only", "a'b", "--skip", "x*"], specifications).command).toBe(
      "node scripts/codegen.ts --spec 'it'\\''s.yaml' --out 'made $HOME' --handlers=-h --events '`id`.yaml' --only 'a'\\''b' --skip 'x*'",
    );
  });

  it("default to the specifications of this project", () => {
    expect(readArguments(["--check"], specifications)).toEqual({ ...specifications, check: true });
  });
});
