import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../support/cluster/ports.ts";
import { blocksOf, rootFolder } from "../support/documents.ts";
import { localRegistry } from "./support/archive.ts";
import { startShell } from "./support/terminal.ts";
import { weightOf } from "./support/weight.ts";

/** Below how much an installation stays, in packages and MB of 1,000,000 bytes. */
type Most = Readonly<{ packages: number; megabytes: number }>;

/** A stranger with an empty folder, a registry, and the README of a package. */
function strangerWith(readme: string) {
  const folder = mkdtempSync(join(tmpdir(), "segmark-stranger-"));
  const blocks = blocksOf(readme);
  const textOf = (language: string, index = 0): string =>
    blocks.filter((block) => block.language === language)[index]?.text ?? "";
  let env: Record<string, string | undefined> = {};
  const stack = new AsyncDisposableStack();
  beforeAll(async () => {
    const registry = stack.use(await localRegistry());
    stack.defer(() => rm(folder, { recursive: true }));
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    env = {
      PATH: [dirname(process.execPath), process.env["PATH"]].join(":"),
      HOME: folder,
      npm_config_registry: registry.url,
      npm_config_audit: "false",
      npm_config_fund: "false",
      // The driver of the registry has been built already.
      npm_config_ignore_scripts: "true",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: "0",
    };
  });
  afterAll(() => stack.disposeAsync());
  const start = (command: string, more: Readonly<Record<string, string>> = {}) =>
    startShell(command, folder, { ...env, ...more });
  return {
    textOf,
    start,
    write: (name: string, text: string): void => writeFileSync(join(folder, name), text),
    /** Runs a command to its end, which has to be a success. Returns what it printed. */
    run: async (command: string, more: Readonly<Record<string, string>> = {}): Promise<string> => {
      const running = start(command, more);
      const code = await running.ended;
      expect({ command, code, output: running.output() }).toMatchObject({ code: 0 });
      return running.output();
    },
    /** What the compiler says about files, by the declarations of what is installed. */
    complaintsAbout: async (files: string): Promise<string> => {
      const types = join(rootFolder, "node_modules/@types");
      const options = `--noEmit --strict --target es2024 --module nodenext --types node --typeRoots ${types} --skipLibCheck`;
      const compiler = start(`${join(rootFolder, "node_modules/typescript/bin/tsc")} ${options} ${files}`);
      await compiler.ended;
      return compiler.output();
    },
    weighsAtMost: ({ packages, megabytes }: Most): void => {
      const weight = weightOf(folder);
      expect(weight.packages, JSON.stringify(weight)).toBeLessThanOrEqual(packages);
      expect(weight.megabytes, JSON.stringify(weight)).toBeLessThanOrEqual(megabytes);
    },
  };
}

describe("@segmark/database", () => {
  const { textOf, run, write, weighsAtMost } = strangerWith("packages/database/README.md");

  it("is installed, and runs the first program of its README", async () => {
    await run(textOf("sh"));
    weighsAtMost({ packages: 30, megabytes: 38 });
    write("first.js", textOf("js"));
    expect(await run("node first.js")).toBe("false\n");
  });
});

describe("@segmark/webhooks", () => {
  const { textOf, start, run, write, complaintsAbout, weighsAtMost } = strangerWith("packages/webhooks/README.md");

  it("is installed, and receives the first delivery of its README", async () => {
    await run(textOf("sh"));
    weighsAtMost({ packages: 1, megabytes: 2 });
    write("serve-node.ts", textOf("ts"));
    write("send.ts", textOf("ts", 1));
    expect(await complaintsAbout("serve-node.ts send.ts")).toBe("");
    const port = String(await freePort());
    const receiver = start(textOf("sh", 1), { PORT: port });
    const send = `WEBHOOK_SECRET=secret node send.ts http://127.0.0.1:${port}/api/host/webhooks`;
    await expect.poll(() => run(send).catch(() => "")).toBe(textOf("text"));
    expect(await receiver.prints(/.*\n/)).toBe(textOf("text", 1));
    await receiver.interrupt();
  });

  it("has an inbox in a database, with what the page about it installs", async () => {
    const page = blocksOf("packages/webhooks/docs/inbox.md");
    const at = page.findIndex(({ text }) => text.startsWith("npm install"));
    const [install, program, output] = page.slice(at).map(({ text }) => text);
    await run(install ?? "");
    write("inbox-database.ts", program ?? "");
    expect(await complaintsAbout("inbox-database.ts")).toBe("");
    expect(await run("node inbox-database.ts")).toBe(output);
  });
});

describe("@segmark/migrator", () => {
  const { textOf, run, write, complaintsAbout, weighsAtMost } = strangerWith("packages/migrator/README.md");

  it("is installed, and runs the first program of its README", async () => {
    await run(textOf("sh"));
    weighsAtMost({ packages: 85, megabytes: 49 });
    write("programmatic.ts", textOf("ts"));
    expect(await complaintsAbout("programmatic.ts")).toBe("");
    expect(await run("node programmatic.ts")).toBe(textOf("text"));
  });
});

describe("@segmark/openapi", () => {
  const { textOf, start, run, weighsAtMost } = strangerWith("packages/openapi/README.md");

  it("is installed, and serves the project of its README", async () => {
    const [install = "", ...steps] = textOf("sh").trim().split("\n");
    await run(install);
    weighsAtMost({ packages: 45, megabytes: 15 });
    expect(steps.at(-1)).toBe("npm start");
    for (const step of steps.slice(0, -1)) await run(step);
    await run("npm run check");
    const service = start("npm start");
    const address = await service.prints(/http:\/\/\S+/);
    expect(await (await fetch(new URL("/greetings/Ada", address))).json()).toEqual({ text: "Hello, Ada!" });
    await service.interrupt();
  });
});

describe("segmark", () => {
  const { textOf, start, run, weighsAtMost } = strangerWith("README.md");

  it("is installed, and answers the first requests of its README", async () => {
    const service = start(textOf("sh", 1));
    const [, address = ""] = /"address":"(http[^"]+)"/.exec(await service.prints(/\{.*"msg":"listening"/)) ?? [];
    weighsAtMost({ packages: 140, megabytes: 90 });
    const here = (command: string): string =>
      command.replace("http://127.0.0.1:8080", address).replace("curl", "curl -sS");
    expect(await run(here(textOf("sh", 2)))).toMatch(/^HTTP\/1.1 200 OK/);
    const body = await run(here(textOf("sh", 3)));
    expect(JSON.parse(body)).toMatchObject(JSON.parse(textOf("json")));
    await service.interrupt();
  });
});
