import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Validate } from "@segmark/webhooks/internal/generated/validators.js";
import { describe, expect, it } from "vitest";
import { codegen } from "../../../../scripts/codegen.ts";
import { specifications } from "../../../../scripts/specifications.ts";
import { inProcess } from "../../../../test/support/in-process.ts";
import { root, temporaryFolder } from "./support.ts";

/**
 * A copy of this project's specifications and pages, and the generator run there as `npm run generate` runs it for
 * events.
 */
function project() {
  const folder = temporaryFolder();
  for (const path of ["spec", "packages/webhooks/docs", "packages/webhooks/src/generated"])
    cpSync(`${root}${path}`, `${folder.path}/${path}`, { recursive: true });
  const generate = (...args: string[]) => inProcess(folder.path, () => codegen(args, { ...specifications, specs: [] }));
  const read = (path: string): string => readFileSync(`${folder.path}/${path}`, "utf8");
  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(`${folder.path}/${path}`, change(read(path)));
  const validators = async (): Promise<Readonly<Record<string, Validate>>> => {
    const url = pathToFileURL(`${folder.path}/packages/webhooks/src/generated/validators.js`).href;
    return (await import(`${url}?${Math.random()}`)).validators;
  };
  return { ...folder, generate, read, edit, validators };
}

type Project = ReturnType<typeof project>;

const outputs = [
  "packages/webhooks/docs/events.md",
  ...globSync("packages/webhooks/src/generated/*", { cwd: root }),
].sort();
const about = (text: string): string[] => text.split("\n").filter((line) => line.includes("webhooks/"));

describe("npm run generate", () => {
  it("adds a new event and a new action everywhere; --check reports what is stale until then", async () => {
    await using here = project();
    here.edit("spec/webhook-events.yaml", (text) =>
      text
        .replace(
          "      opened:\n",
          "      frozen: { required: [degrees], properties: { degrees: { type: integer } } }\n$&",
        )
        .concat(
          "\n  weather:\n    description: It rains.\n    required: [rain]\n    properties: { rain: { type: boolean } }\n",
        ),
    );
    const stale = about((await here.generate("--check")).err).map((line) => line.replace("stale: ", ""));
    expect(stale).toContain("packages/webhooks/docs/events.md");
    expect(about((await here.generate()).out)).toEqual(stale.map((path) => `wrote ${path}`));
    expect(await here.generate("--check")).toEqual({ status: 0, out: "", err: "" });

    expect(here.read("packages/webhooks/src/generated/names.ts")).toContain('  "issues.frozen",\n');
    expect(here.read("packages/webhooks/src/generated/names.ts")).toContain("  weather: [],\n");
    const types = here.read("packages/webhooks/src/generated/payloads.ts");
    expect(types).toContain('  "issues.frozen": IssuesFrozenPayload;\n');
    expect(types).toContain('  action: "frozen";\n  degrees: number;\n');
    expect(types).toContain("export interface WeatherPayload {\n  rain: boolean;\n}\n");
    expect(here.read("packages/webhooks/docs/events.md")).toContain("| `weather` | - | It rains. | `rain` |\n");
    const validators = await here.validators();
    expect(validators["weather"]?.({ rain: true })).toBe(true);
    expect(validators["weather"]?.({ rain: "cats" })).toBe(false);
    expect(validators["issues.frozen"]?.({ action: "frozen" })).toBe(false);
  });

  it.each([
    [
      "is not there",
      (here: Project) => rmSync(`${here.path}/packages/webhooks/docs/events.md`),
      "There is no file packages/webhooks/docs/events.md.",
    ],
    [
      "has no place for its table",
      (here: Project) =>
        here.edit("packages/webhooks/docs/events.md", (text) => text.replace("<!-- generated:events -->", "")),
      "packages/webhooks/docs/events.md has no lines <!-- generated:events --> and <!-- /generated --> for its table.",
    ],
  ])("refuses a configured page that %s", async (_what, spoil, sentence) => {
    await using here = project();
    spoil(here);
    const { status, err } = await here.generate("--check");
    expect([status, err]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it("removes every trace of a removed event", async () => {
    await using here = project();
    here.edit("spec/webhook-events.yaml", (text) => text.replace(/\n {2}gollum:\n(?: {4}.*\n|\n)*?(?= {2}\w)/, "\n"));
    here.edit("spec/webhook-events.yaml", (text) =>
      text.replace(/\n {2}wiki_page:\n(?: {4}.*\n|\n)*?(?= {2}\w)/, "\n"),
    );
    await here.generate();
    for (const path of outputs) expect(here.read(path)).not.toMatch(/gollum|wiki_page|WikiPage/i);
  });
});
