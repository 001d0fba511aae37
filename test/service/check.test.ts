import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { specification as migratorSpec } from "@segmark/migrator/internal/generated/fingerprint";
import { staleness } from "@segmark/openapi/internal/runtime/staleness";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { specification } from "../../generated/openapi/fingerprint.ts";
import { operations } from "../../generated/openapi/operations.js";
import { steps } from "../../scripts/check.ts";
import { checkSpec } from "../../src/process/worker/check-spec.ts";
import { inherited } from "../support/child.ts";
import { rootFolder } from "../support/documents.ts";
import { scratchFolder } from "../support/outages.ts";

const read = (file: string): Promise<string> => readFile(join(rootFolder, file), "utf8");
const handled = new Set(Object.keys(operations));

describe("the consistency check of specifications and code", () => {
  // Without a vocabulary it is what `npm run check` runs.
  it("is a command of the service that needs no configuration but a vocabulary with the setting of that, and finds nothing", async () => {
    await using folder = await scratchFolder();
    const path = join(folder.path, "vocabulary.yaml");
    const category = '{ name: news, label: News, colour: "#112233", actionTypes: [skip] }';
    await writeFile(path, `services: [{ name: Radio }]\ncategories: [${category}]\nsubmitters: { who: token }\n`);
    const check = (env: Readonly<Record<string, string>>) =>
      promisify(execFile)(process.execPath, [join(rootFolder, "src/process/segmark.js"), "--check"], {
        env: { ...inherited, PORT: "no port at all", VOCABULARY: path, ...env },
      });
    await expect(check({})).rejects.toMatchObject({
      stderr: "SUBMIT_TOKEN: expected a token, because the vocabulary says that submitters have one\n",
    });
    await expect(check({ SUBMIT_TOKEN: "short" })).rejects.toMatchObject({
      stderr: expect.stringContaining("SUBMIT_TOKEN: expected at least 16 characters"),
    });
    expect(await check({ SUBMIT_TOKEN: "a-token-of-some-length" })).toMatchObject({ stdout: "", stderr: "" });
  });

  it("is part of npm run check", () => {
    expect(steps.map(({ command }) => command)).toContain("npm run -s start -- --check");
  });

  it("refuses a document that is not OpenAPI", async () => {
    await expect(checkSpec({ ...parse(await read(specification.file)), info: {} }, handled)).rejects.toThrow(
      "not valid OpenAPI",
    );
  });

  it("refuses a schema that cannot be compiled", async () => {
    const document = parse(await read(specification.file));
    document.paths["/api/ready"].get.responses["200"].content = {
      "application/json": { schema: { type: "string", pattern: "(" } },
    };
    await expect(checkSpec(document, handled)).rejects.toThrow();
  });

  it("lists operations without a handler and handlers without an operation", async () => {
    const others = new Set([...handled, "getNothing"]);
    others.delete("getReady");
    await expect(checkSpec(parse(await read(specification.file)), others)).rejects.toThrow(
      "operation getReady has no handler; handler getNothing has no operation",
    );
  });
});

describe("a start on code that was generated from another specification", () => {
  it.each([specification, migratorSpec])("is refused with the advice to regenerate: $file", async (fingerprint) => {
    expect(await staleness(fingerprint, pathToFileURL(`${rootFolder}/`))).toBeUndefined();
    await using folder = await scratchFolder();
    await mkdir(join(folder.path, "spec"));
    await writeFile(join(folder.path, fingerprint.file), `${await read(fingerprint.file)}# one more line\n`);
    expect(await staleness(fingerprint, pathToFileURL(`${folder.path}/`))).toBe(
      `${fingerprint.file} has changed since generated/ was made of it. Run \`npm run generate\`.`,
    );
  });
});
