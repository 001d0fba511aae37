import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { generation } from "../../src/openapi/codegen/generation.ts";
import { rootFolder } from "../support/documents.ts";
import { claimed, ours } from "./support/runtimes.ts";
import { userFolder } from "./support/user-folder.ts";

const installed = join(userFolder, "node_modules/segmark");
const command = join(installed, JSON.parse(readFileSync(join(installed, "package.json"), "utf8")).bin.segmark);
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** An empty folder beside the installed package, and the command run in it. */
function project(runtime = ours) {
  const folder = mkdtempSync(join(userFolder, "project-"));
  folders.push(folder);
  const segmark = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(runtime.path, [command, ...args], { cwd: folder, encoding: "utf8" });
    return { status, out: stdout, err: stderr };
  };
  return { folder, segmark, read: (name: string) => readFileSync(join(folder, name), "utf8") };
}

it("the command is started with Node by the operating system", () => {
  expect(readFileSync(command, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
});

describe.each(claimed)("on $name", (runtime) => {
  it("creates a project, generates from its document, and checks that it is up to date", () => {
    const { segmark, read } = project(runtime);
    expect(segmark("--help")).toMatchObject({ status: 0, err: "" });
    expect(segmark("init", "--no-install")).toMatchObject({ status: 0, err: "" });
    expect(JSON.parse(read("package.json")).dependencies.segmark).toMatch(/^\d+\.\d+\.\d+$/);
    expect(segmark("generate")).toMatchObject({ status: 0, err: "", out: expect.stringContaining("wrote generated/") });
    expect(segmark("generate", "--check")).toEqual({ status: 0, out: "", err: "" });
    expect(read("src/handlers/index.ts")).toContain('import { getGreeting } from "./greetings/getGreeting.ts";');
  });
});

it("the packed command generates the same bytes as its source", async () => {
  const { folder, segmark, read } = project();
  const [spec, events] = ["spec/migrator.yaml", "spec/webhook-events.yaml"];
  mkdirSync(join(folder, "spec"));
  for (const file of [spec, events]) writeFileSync(join(folder, file), readFileSync(join(rootFolder, file)));
  const args = ["--spec", spec, "--events", events, "--out", "made"];
  expect(segmark("generate", ...args)).toMatchObject({ status: 0, err: "" });
  const { changes } = await generation({
    specs: [{ spec, out: "made", handlers: undefined }],
    events: { spec: events, out: "made/webhooks" },
    command: `npx segmark generate --spec ${spec} --out made --events ${events}`,
  });
  expect(changes.map(({ path }) => path)).toContain("made/webhooks/validators.js");
  for (const { path, text } of changes) expect(read(path)).toBe(text);
});
