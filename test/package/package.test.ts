import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { rootFolder } from "../support/documents.ts";

const run = promisify(execFile);
/** Below node_modules, so that the unpacked package finds its dependencies as an installed one does. */
const place = join(rootFolder, "node_modules/.cache/segmark-package");
const installed = join(place, "node_modules/segmark");

beforeAll(async () => {
  await rm(place, { recursive: true, force: true });
  await mkdir(installed, { recursive: true });
  await run("npm", ["pack", "--silent", "--pack-destination", place], { cwd: rootFolder });
  await run("tar", ["-xzf", join(place, "segmark-0.1.0.tgz"), "-C", installed, "--strip-components=1"]);
});

const node = async (name: string, source: string): Promise<string> => {
  await writeFile(join(place, name), source);
  const { stdout } = await run(process.execPath, [join(place, name)], { cwd: place });
  return stdout.trim();
};

describe("the packed package", () => {
  it("serves, with a schema that it makes itself", async () => {
    const source = `
      import { createServer } from "segmark";
      const segmark = await createServer({ DATABASE_URL: "sqlite::memory:", PORT: "0" });
      await segmark.server.start();
      const sent = await fetch(segmark.server.info.uri + "/api/skipSegments", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ videoID: "dQw4w9WgXcQ", userID: "x".repeat(36), segments: [{ segment: [1, 10], category: "sponsor" }] }),
      });
      const read = await fetch(segmark.server.info.uri + "/api/skipSegments/5f6b");
      console.log(sent.status, read.status, (await read.json()).length);
      await segmark.stop();`;
    expect(await node("serve.mjs", source)).toBe("200 200 1");
  });

  it("brings the migrator and the specifications", async () => {
    const source = `
      import { createMigrator, storage } from "segmark/migrator";
      import { new as newDirectoryLoader } from "segmark/migrator/directory-loader";
      import { existsSync } from "node:fs";
      const specs = ["openapi", "webhook-events", "migrator"].map((name) => new URL(import.meta.resolve("segmark/spec/" + name + ".yaml")));
      console.log([createMigrator, storage, newDirectoryLoader].map((one) => typeof one).join(), specs.every((spec) => existsSync(spec)));`;
    expect(await node("migrator.mjs", source)).toBe("function,function,function true");
  });

  it.each([
    ["node16", "node16"],
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ])("has types for module %s, resolution %s", async (module, moduleResolution) => {
    const source = `
      import { createServer, Problem, type ProblemCode, type Segmark } from "segmark";
      import { createMigrator } from "segmark/migrator";
      const code: ProblemCode = "not_found";
      export const served: Promise<Segmark> = createServer({ PORT: "0" });
      export const problem: Problem = new Problem(code);
      export type Migrator = ReturnType<typeof createMigrator>;`;
    await writeFile(join(place, "types.mts"), source);
    const tsc = join(rootFolder, "node_modules/typescript/bin/tsc");
    const flags = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--target",
      "es2024",
      "--lib",
      "es2024,esnext.disposable",
      "--types",
      "node",
    ];
    const typeRoots = join(rootFolder, "node_modules/@types");
    const options = [
      ...flags,
      "--typeRoots",
      typeRoots,
      "--module",
      module,
      "--moduleResolution",
      moduleResolution,
      "types.mts",
    ];
    const { stdout } = await run(process.execPath, [tsc, ...options], { cwd: place }).catch((error) => error);
    expect(stdout).toBe("");
  });
});
