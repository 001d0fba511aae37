import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ownSpecifier } from "../../../src/cli/init/own-package.ts";
import { world } from "../support.ts";

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1))
    .sort();

describe("segmark init", () => {
  it("creates a project from which the generator creates everything else", async () => {
    await using here = world();
    const { status, out, err } = await here.segmark("init", "--no-install");
    expect([status, err]).toEqual([0, ""]);
    expect(out).toMatch(/Next:\n {2}npm install\n {2}npx segmark generate\n {2}npm start\n$/);
    const written = files(here.path);
    expect(written).toEqual([
      ".gitignore",
      "README.md",
      "openapi.yaml",
      "package.json",
      "src/handlers/greetings/getGreeting.ts",
      "src/main.ts",
      "test/getGreeting.test.ts",
      "tsconfig.build.json",
      "tsconfig.json",
    ]);
    const generated = await here.segmark("generate");
    expect([generated.status, generated.err]).toEqual([0, ""]);
    expect(generated.out).not.toContain("not written");
    expect(generated.out).not.toContain("getGreeting.ts");
  });

  it("creates the given folder, with a package of the same name", async () => {
    await using here = world();
    const { out } = await here.segmark("init", "My Shop", "--no-install");
    expect(out).toContain("wrote My Shop/openapi.yaml\n");
    expect(out).toContain("  cd 'My Shop'\n");
    expect(JSON.parse(here.read("My Shop/package.json"))).toMatchObject({ name: "my-shop", type: "module" });
  });

  it.each([
    ["it's $HOME `id`", "cd 'it'\\''s $HOME `id`'"],
    ["$(id)", "cd '$(id)'"],
    ["-", "cd ./-"],
  ])("prints a command that enters the folder %s, and runs nothing", async (folder, command) => {
    await using here = world();
    expect((await here.segmark("init", "--no-install", "--", folder)).out).toContain(`  ${command}\n`);
  });

  it("writes nothing if one of its files exists", async () => {
    await using here = world();
    here.write("src/main.ts", "mine");
    here.write("openapi.yaml", "mine");
    expect(await here.segmark("init", "--no-install")).toEqual({
      status: 1,
      out: "",
      err: "Nothing was written, because these exist in .: openapi.yaml, src/main.ts\n",
    });
    expect(files(here.path)).toEqual(["openapi.yaml", "src/main.ts"]);
  });

  it("ends in a folder that the system refuses to make, and says why nothing was written", async () => {
    await using here = world();
    expect(await here.start("init", "--no-install", "/proc/shop").ended).toEqual({
      status: 1,
      out: "",
      err: "Nothing was written: ENOENT: no such file or directory, mkdir '/proc/shop'\n",
    });
  });

  it("completes the package.json that npm created, and keeps its content", async () => {
    await using here = world();
    const test = 'echo "Error: no test specified" && exit 1';
    const scripts = { test, start: "mine" };
    here.write("package.json", JSON.stringify({ name: "own", scripts, dependencies: { segmark: "file:segmark.tgz" } }));
    await here.segmark("init", "--no-install");
    expect(JSON.parse(here.read("package.json"))).toMatchObject({
      name: "own",
      type: "module",
      scripts: { start: "mine", test: "node --test", generate: "segmark generate" },
      dependencies: { segmark: "file:segmark.tgz" },
      devDependencies: { "openapi-typescript": "^7.13.0" },
    });
  });

  it("refuses a CommonJS package, with the command that converts it", async () => {
    await using here = world();
    here.write("package.json", '{ "type": "commonjs" }');
    here.write("index.js", "");
    const { status, err } = await here.segmark("init", "--no-install");
    expect([status, err]).toEqual([1, expect.stringContaining("npm pkg set type=module")]);
    expect(files(here.path)).toEqual(["index.js", "package.json"]);
  });

  it("converts the unused package.json of npm init to ES modules", async () => {
    await using here = world();
    here.write("package.json", '{ "type": "commonjs", "main": "index.js" }');
    expect(await here.segmark("init", "--no-install")).toMatchObject({ status: 0 });
    expect(JSON.parse(here.read("package.json"))).toMatchObject({ type: "module" });
  });
});

describe("how a new project refers to the package", () => {
  it.each([
    [{ dependencies: { "@segmark/openapi": "file:packed/segmark.tgz" } }, "file:../packed/segmark.tgz"],
    [
      { devDependencies: { "@segmark/openapi": "file:/packed/segmark.tgz" } },
      expect.stringMatching(/^file:(\.\.\/)+packed\/segmark.tgz$/),
    ],
    [{ dependencies: { "@segmark/openapi": "^0.1.0" } }, expect.stringMatching(/^\d+\.\d+\.\d+$/)],
    [{}, expect.stringMatching(/^\d+\.\d+\.\d+$/)],
  ])("when it was installed with %j", async (manifest, specifier) => {
    await using here = world();
    here.write("package.json", JSON.stringify(manifest));
    expect(ownSpecifier(`${here.path}/shop`, `${here.path}/node_modules/@segmark/openapi`)).toEqual(specifier);
  });

  it("is the version when it is not an installed package", () => {
    expect(ownSpecifier("/shop")).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
