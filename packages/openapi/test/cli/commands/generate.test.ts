import { existsSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { greeting, world } from "../support.ts";

const two = `${greeting}`.replace(
  "paths:\n",
  "paths:\n  /names:\n    get: { operationId: listNames, tags: [names], responses: { '204': { description: None. } } }\n",
);

describe("segmark generate", () => {
  it("works without options in a project with the conventional files", async () => {
    await using here = world();
    here.write("openapi.yaml", greeting);
    const { status, out, err } = await here.segmark("generate");
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain("wrote generated/operations.js\n");
    expect(out).toContain("wrote src/handlers/handler.ts\n");
    expect(out).toMatch(/not written yet, 1 of 1: getGreeting\n$/);
    expect(here.read("generated/types.ts").split("\n")[0]).toBe(
      "// Generated from openapi.yaml by `npx segmark generate`. Edit the specification, not this file.",
    );
    expect(
      here.read("src/handlers/greetings/getGreeting.ts"),
    ).toBe(`import { notImplemented } from "@segmark/openapi/handlers";
import type { Handler } from "../handler.ts";

export const getGreeting: Handler<"getGreeting"> = notImplemented;
`);
    expect(here.read("src/handlers/handler.ts")).toContain('from "../../generated/index.ts"');
    expect((await here.segmark("generate")).out).toMatch(/^Everything is up to date.\n/);
  });

  it("reads its paths from package.json, which options override", async () => {
    await using here = world();
    here.write("api/greet.yaml", greeting);
    const segmark = { spec: "api/greet.yaml", out: "made", handlers: "handlers" };
    here.write("package.json", JSON.stringify({ segmark }));
    expect((await here.segmark("generate")).out).toContain("wrote handlers/greetings/getGreeting.ts");
    expect(here.read("handlers/handler.ts")).toContain('from "../made/index.ts"');
    expect((await here.segmark("generate", "--out", "other")).out).toContain("wrote other/types.ts");
    expect(here.read("other/types.ts")).toMatch(/^.*by `npx segmark generate --out other`/);
  });

  it.each([
    [{ specs: "a.yaml" }, "package.json #/segmark/specs\n  Unknown setting."],
    [{ spec: 1 }, "package.json #/segmark/spec\n  A path must be a non-empty text."],
    [{ out: "" }, "package.json #/segmark/out\n  A path must be a non-empty text."],
    [[], "package.json #/segmark\n  The settings are an object"],
  ])("refuses the settings %j", async (segmark, text) => {
    await using here = world();
    here.write("package.json", JSON.stringify({ segmark }));
    expect(await here.segmark("generate")).toEqual({ status: 1, out: "", err: expect.stringContaining(text) });
  });

  it("writes code for webhooks beside the service, and no handlers, and selects them by name", async () => {
    await using here = world();
    const hook = "{ post: { responses: { '204': { description: Taken. } } } }";
    here.write("openapi.yaml", `${greeting}webhooks:\n  greeted: ${hook}\n  left: ${hook}\n`);
    const { status, out, err } = await here.segmark("generate");
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain("wrote generated/outgoing/webhooks/send.ts\n");
    expect(out).toMatch(/not written yet, 1 of 1: getGreeting\nsent, webhooks: greeted, left\n$/);
    expect((await here.segmark("generate", "--skip", "left")).out).toMatch(/\nsent, webhooks: greeted\n$/);
    expect((await here.segmark("generate", "--skip", "left", "--check")).status).toBe(0);
  });

  it("says which documents it looks for when there is none", async () => {
    await using here = world();
    const { status, err } = await here.segmark("generate");
    expect([status, err]).toEqual([2, expect.stringContaining("openapi.yaml, spec/openapi.yaml")]);
  });

  it("--check writes nothing, and fails with instructions", async () => {
    await using here = world();
    here.write("openapi.yaml", greeting);
    const { status, err } = await here.segmark("generate", "--check");
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/^missing: generated\/.*To repair it: npx segmark generate\n$/s),
    ]);
    expect(existsSync(`${here.path}/generated`)).toBe(false);
    await here.segmark("generate");
    expect(await here.segmark("generate", "--check")).toMatchObject({ status: 0, err: "" });
    here.write("openapi.yaml", greeting.replace("maxLength: 20", "maxLength: 30"));
    expect(await here.segmark("generate", "--check")).toMatchObject({
      status: 1,
      err: expect.stringContaining("stale: generated/validators.js"),
    });
  });

  it("--check prints a command that a shell reads as it was meant", async () => {
    await using here = world();
    here.write("my api/it's.yaml", greeting);
    const { err } = await here.segmark("generate", "--check", "--spec", "my api/it's.yaml", "--out", "made $HOME");
    expect(err).toMatch(/To repair it: npx segmark generate --spec 'my api\/it'\\''s.yaml' --out 'made \$HOME'\n$/);
  });

  it.each([
    [["--spec", "openapi.yaml", "--spec", "other.yaml"], "--spec is given twice; it takes one value."],
    [["--out", "a", "--out", "b"], "--out is given twice; it takes one value."],
    [["--out", ""], "--out: the path is empty."],
    [["--out", "same", "--handlers", "./same/"], "Handlers and generated files would overwrite each other in same."],
    [
      ["--out", "made", "--handlers", "made/webhooks", "--events", "events.yaml"],
      "Handlers and generated files would overwrite each other in made/webhooks.",
    ],
  ])("called with %j writes nothing and exits with 2", async (args, text) => {
    await using here = world();
    here.write("openapi.yaml", greeting);
    here.write("other.yaml", greeting);
    expect(await here.segmark("generate", ...args)).toEqual({ status: 2, out: "", err: `${text}\n` });
  });

  it("says which folder cannot be written", async () => {
    await using here = world();
    here.write("openapi.yaml", greeting);
    here.write("file", "");
    expect(await here.segmark("generate", "--out", "file/generated")).toEqual({
      status: 1,
      out: "",
      err: "ENOTDIR: not a directory, mkdir 'file/generated'\n",
    });
  });

  it("prints nothing of a document that could steer a terminal", async () => {
    await using here = world();
    here.write("openapi.yaml", "openapi: 3.1.0\n\u009b31m: [\n");
    const { status, err } = await here.segmark("generate");
    expect([status, err]).toEqual([1, expect.not.stringContaining("\u009b")]);
    expect(err).toContain("\n");
  });

  it("names the handlers of removed or moved operations, and does not touch other files", async () => {
    await using here = world();
    here.write("openapi.yaml", two);
    await here.segmark("generate");
    here.write("src/handlers/names/format.ts", "export const format = (name: string): string => name;\n");
    here.write("openapi.yaml", greeting.replace("tags: [greetings]", "tags: [hellos]"));
    expect((await here.segmark("generate")).out).toMatch(
      /orphaned: src\/handlers\/greetings\/getGreeting.ts \(getGreeting belongs in src\/handlers\/hellos\/getGreeting.ts\)\norphaned: src\/handlers\/names\/listNames.ts \(openapi.yaml has no operation listNames\)\n$/,
    );
  });

  it("lists only handlers that are still stubs", async () => {
    await using here = world();
    here.write("openapi.yaml", two);
    expect((await here.segmark("generate")).out).toContain("not written yet, 2 of 2: getGreeting, listNames\n");
    const written = here
      .read("src/handlers/names/listNames.ts")
      .replace("= notImplemented", "= async () => ({ status: 204 })");
    here.write("src/handlers/names/listNames.ts", written);
    expect((await here.segmark("generate")).out).toContain("not written yet, 1 of 2: getGreeting\n");
  });

  it("reports an unreadable document with file and reason, and exits with 1", async () => {
    await using here = world();
    here.write("openapi.yaml", "openapi: 3.1.0\ninfo: [");
    expect(await here.segmark("generate")).toMatchObject({ status: 1, err: expect.stringMatching(/^openapi.yaml: /) });
    expect(await here.segmark("generate", "--spec", "none.yaml")).toMatchObject({
      status: 2,
      err: "There is no file none.yaml.\n",
    });
  });
});

describe("segmark generate --watch", () => {
  it("generates after each change, survives a broken document, and ends on a signal", async () => {
    await using here = world();
    here.write("openapi.yaml", greeting);
    const watching = here.start("generate", "--watch");
    await watching.line("wrote generated/types.ts");
    await watching.line("Waiting");

    here.write("openapi.yaml", "openapi: [");
    await watching.line("openapi.yaml: ");
    here.write("openapi.yaml", two);
    await watching.line("wrote src/handlers/names/listNames.ts");

    rmSync(`${here.path}/src/handlers/greetings/getGreeting.ts`);
    await watching.line("wrote src/handlers/greetings/getGreeting.ts");

    watching.process.kill("SIGTERM");
    expect((await watching.ended).status).toBe(0);
  });

  it("goes on when a folder that it watches disappears, and when a reference leads to a folder", async () => {
    await using here = world();
    here.write("api/parts/.keep", "");
    here.write("api/openapi.yaml", `${greeting}    Part: { $ref: "parts" }\n`);
    const watching = here.start("generate", "--watch", "--spec", "api/openapi.yaml");
    await watching.line("Waiting");
    rmSync(`${here.path}/api`, { recursive: true });
    await watching.line("There is no file api/openapi.yaml.");
    here.write("api/openapi.yaml", greeting);
    await watching.line("wrote generated/types.ts");
    watching.process.kill("SIGTERM");
    expect((await watching.ended).status).toBe(0);
  });

  it("cannot be combined with --check", async () => {
    await using here = world();
    here.write("openapi.yaml", greeting);
    expect(await here.segmark("generate", "--watch", "--check")).toMatchObject({ status: 2, out: "" });
  });
});
