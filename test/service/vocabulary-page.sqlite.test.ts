import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { presetNames } from "../../src/adapters/vocabulary-file.ts";
import { examplesOf, rootFolder } from "../support/documents.ts";
import { scratchFolder } from "../support/outages.ts";
import { launch } from "../support/service.ts";

const page = "docs/data/vocabulary.md";
const text = readFileSync(`${rootFolder}${page}`, "utf8");
const yaml = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
const examples = examplesOf(page);

/** What a command prints, on both streams. */
const run = (command: string, cwd: string): Promise<string> =>
  new Promise((resolve) => {
    const segmark = `'${process.execPath}' '${rootFolder}src/cli/segmark.js'`;
    const env = { PATH: process.env["PATH"], HOME: process.env["HOME"] };
    execFile("sh", ["-c", command.replaceAll("npx segmark", segmark)], { cwd, env }, (_error, out, err) =>
      resolve((out + err).trim()),
    );
  });

describe("the page about vocabularies", () => {
  it("has commands that do and print what it says", async () => {
    await using folder = await scratchFolder();
    const path = join(folder.path, "vocabulary.yaml");
    await writeFile(path, yaml[0] ?? "");
    await using service = launch({ DATABASE_URL: "sqlite::memory:", VOCABULARY: path });
    const base = await service.address();
    for (const { command, output = "" } of examples) {
      if (/npx segmark$/.test(command)) continue; // the service that was launched
      const printed = await run(command.replaceAll("http://127.0.0.1:8080", base), folder.path);
      const shown = command.includes("-i ") ? printed.split("\r\n")[0] : printed;
      expect([command, shown]).toEqual([command, output]);
    }
    expect(examples).toHaveLength(6);
  });

  it("names all presets, and what is refused", async () => {
    for (const name of await presetNames()) expect(text).toContain(`| \`${name}\` |`);
    expect(parse(yaml[2] ?? "").part.separator).toBe("+");
  });
});
