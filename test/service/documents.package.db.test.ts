import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepGroup } from "../support/child.ts";
import { emptyDatabase, testDatabase } from "../support/database.ts";
import { type Example, examplesOf, rootFolder } from "../support/documents.ts";
import { OPERATOR_TOKEN } from "../support/operator.ts";
import { launch } from "../support/service.ts";

const run = promisify(execFile);
const documents = [
  "README.md",
  "docs/service/first-requests.md",
  "CONTRIBUTING.md",
  "docs/service/api.md",
  "docs/deployment/operations.md",
  "docs/service/pages.md",
  "docs/data/changes.md",
  "docs/service/players.md",
  "docs/service/errors.md",
  "packages/openapi/docs/spec-framework.md",
];
const examples = documents.flatMap(examplesOf);

const is =
  (pattern: RegExp) =>
  ({ command }: Example) =>
    pattern.test(command);
const isRequest = is(/^curl /);
const isLasting = is(/(?:npm (?:start|run (?:mock|web))|npx segmark)$/);
const needsMysql = is(/mysql:/);
const signOf = (step: string): string => {
  if (step.includes("mock")) return "Prism is listening";
  return step.includes("run web") ? "Local:" : '"listening"';
};
/** What a clean checkout runs before and beside these tests, which have the package in place. */
const ranBefore = /^npm (ci|test|run fix|run check|run build:web|install segmark)$/;
const steps = (command: string): string[] =>
  command
    .split(/\n(?! )|&&/)
    .map((step) => step.trim())
    .filter((step) => !ranBefore.test(step))
    .map((step) => step.replace(/^npx segmark/, "node src/cli/segmark.js"));

/** The environment of a user who types the command, not of the test that runs it. */
const plain = { PATH: process.env["PATH"], HOME: process.env["HOME"] };
const shell = (command: string, env: object = {}) =>
  run("sh", ["-c", command], { cwd: rootFolder, env: { ...plain, ...env } });

/** Runs until `sign` is printed, then asks it to stop as Ctrl-C would. */
async function untilItSays(sign: string, command: string, env: object): Promise<number | null> {
  const child = keepGroup(spawn("sh", ["-c", command], { cwd: rootFolder, env: { ...plain, ...env }, detached: true }));
  const closed = once(child, "close");
  let output = "";
  const times = (text: string) => output.split(text).length - 1;
  await new Promise<void>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk;
      if (times(sign) >= (command.includes("mock") ? 2 : 1)) resolve();
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    child.once("close", () => reject(new Error(`it ended:\n${output}`)));
  });
  process.kill(-(child.pid ?? 0), "SIGINT");
  const [code] = await closed;
  return code;
}

it("covers all other commands of the documents", () => {
  const script = readFileSync(join(rootFolder, ".ci/run"), "utf8");
  for (const command of ["npm ci", "npm run check", "npm test"]) expect(script.split("\n")).toContain(command);
  expect(examples.length).toBeGreaterThan(15);
});

describe.runIf(inject("engine") === "sqlite")("commands in the documents", () => {
  it.each(examples.filter((example) => ![isRequest, isLasting, needsMysql].some((other) => other(example))))(
    "$document: $command",
    async ({ command }) => {
      for (const step of steps(command)) await shell(step);
    },
  );

  it.each(examples.filter((example) => isLasting(example) && !needsMysql(example)))(
    "$document: $command",
    async ({ command }) => {
      const folder = await mkdtemp(join(tmpdir(), "segmark-docs-"));
      const env = { PORT: "0", DATABASE_URL: `sqlite:${folder}/data.db` };
      for (const step of steps(command)) await untilItSays(signOf(step), step, env);
      await rm(folder, { recursive: true });
    },
  );
});

describe.runIf(inject("engine") === "mariadb")("commands that need MySQL", () => {
  it("run in the order of the document", async () => {
    await using database = await emptyDatabase();
    const commands = examples.filter(needsMysql).map(({ command }) => command.replace(/mysql:\S+/, database.url));
    expect(commands).toHaveLength(2);
    const [migrate = "", start = ""] = commands;
    await shell(migrate);
    await untilItSays('"listening"', start, { PORT: "0" });
  });
});

describe.each(documents.filter((document) => examplesOf(document).some(isRequest)))("requests in %s", (document) => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let service: ReturnType<typeof launch>;
  beforeAll(async () => {
    database = await testDatabase();
    service = launch({ DATABASE_URL: database.url, OPERATOR_TOKEN });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  it("get the documented responses", async () => {
    const base = await service.address();
    for (const { command, output } of examplesOf(document).filter(isRequest)) {
      const asked = command.replaceAll("http://127.0.0.1:8080", base);
      const { stdout } = await shell(asked.replaceAll("$(cat data/operator-token)", OPERATOR_TOKEN));
      if (output === undefined) continue;
      const printed = output.includes("\n") ? stdout.trim() : stdout.trim().split("\r\n")[0]?.trim();
      expect([command, printed]).toEqual([command, output]);
    }
  });
});
