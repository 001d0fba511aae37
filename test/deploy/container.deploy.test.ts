import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { inherited } from "../support/child.ts";
import { rootFolder } from "../support/documents.ts";
import { settingNames } from "./support/settings.ts";

const run = promisify(execFile);
const deployed = (path: string): string => readFileSync(join(rootFolder, "deploy", path), "utf8");
/** Those of the runtime. */
const ofNode = ["NODE_ENV", "NODE_COMPILE_CACHE"];
const dockerfile = deployed("container/Dockerfile").replaceAll(/\\\n\s*/g, " ");
const [final = ""] = dockerfile.split(/^FROM /m).slice(-1);
const environment = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(final)?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

it("the image sets only what the service knows, and its settings are valid", () => {
  const known = new Set([...settingNames(), ...ofNode]);
  expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  expect(readConfig(environment)).toMatchObject({
    host: "0.0.0.0",
    port: 8080,
    databaseUrl: "sqlite:/data/segmark.db",
  });
});

it("the image runs without rights, with a health check that needs no shell", () => {
  expect(final).toMatch(/^USER 65532:65532$/m);
  expect(final).not.toMatch(/^RUN /m);
  for (const instruction of ["ENTRYPOINT", "CMD", "HEALTHCHECK.* CMD"])
    expect(final).toMatch(new RegExp(`^${instruction} +\\[.*\\]$`, "m"));
});

it("whatever is copied into the image exists, and is not left out of what is sent to the builder", () => {
  const sent = deployed("container/Dockerfile.dockerignore")
    .split("\n")
    .filter((line) => line.startsWith("!"));
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) => paths.split(" "));
  for (const path of copied.filter((name) => name !== ".")) expect(sent).toContain(`!${path}`);
  for (const line of sent) expect(globSync(line.slice(1), { cwd: rootFolder })).not.toEqual([]);
});

it("what is sent to the builder is enough to build the program", async () => {
  const [, build = ""] = /^COPY \. \.\nRUN (.*)$/m.exec(dockerfile) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "segmark-sent-"));
  for (const line of deployed("container/Dockerfile.dockerignore").split("\n"))
    if (line.startsWith("!"))
      await cp(join(rootFolder, line.slice(1)), join(folder, line.slice(1)), {
        recursive: true,
        // The build makes dist: one that is there proves nothing, and may be made again meanwhile.
        filter: (path) => !/\/(?:node_modules|dist)(?:\/|$)/.test(path.slice(rootFolder.length - 1)),
      });
  await symlink(join(rootFolder, "node_modules"), join(folder, "node_modules"));
  await run("sh", ["-c", build], { cwd: folder });
  expect(globSync("dist/src/{cli,process}/segmark.js", { cwd: folder })).toHaveLength(2);
  await rm(folder, { recursive: true });
}, 300_000); // it compiles all packages

it("the service runs once as the image is built, so that its compile cache is warm", async () => {
  const folder = await mkdtemp(join(tmpdir(), "segmark-warm-"));
  const cache = join(folder, "cache");
  await mkdir(cache);
  await cp(join(rootFolder, "deploy/container/warm-up.mjs"), join(folder, "warm-up.mjs"));
  await chmod(folder, 0o755);
  const user = String(process.getuid?.() ?? 0);
  const program = join(rootFolder, "src/process/segmark.js");
  await run(process.execPath, [join(folder, "warm-up.mjs"), user, program], {
    env: { ...inherited, NODE_COMPILE_CACHE: cache },
  });
  const modules = globSync("src/**/*.ts", { cwd: rootFolder }).length;
  expect(globSync("*/*", { cwd: cache }).length).toBeGreaterThan(modules / 4);
  await rm(folder, { recursive: true });
});

it("the package has no install script that the image would leave out", () => {
  const { allowScripts } = JSON.parse(readFileSync(join(rootFolder, "package.json"), "utf8"));
  // `node`, esbuild and workerd are for development, and better-sqlite3 comes with its binaries.
  expect(Object.keys(allowScripts).sort()).toEqual(["@scarf/scarf", "better-sqlite3", "esbuild", "node", "workerd"]);
});
