import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepGroup } from "../support/child.ts";
import { rootFolder } from "../support/documents.ts";
import { userFolder } from "./support/user-folder.ts";

const run = promisify(execFile);
describe.each(["segmark", "@segmark/openapi"])("a project of %s", (own) => {
  const installed = join(userFolder, "node_modules", own);
  const { bin } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const segmark = join(installed, bin.segmark);

  /**
   * A project outside node_modules, where Node strips types, with its own dependencies and no others: the strict layout
   * of pnpm.
   */
  const folder = mkdtempSync(join(tmpdir(), "segmark-project-"));
  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });
  /** Scripts of the project find its commands, as with npm. */
  const script = (...args: string[]) => run("npm", ["--silent", ...args], { cwd: folder });

  beforeAll(async () => {
    for (const name of ["node_modules/@types", "node_modules/@segmark", "node_modules/.bin"])
      mkdirSync(join(folder, name), { recursive: true });
    chmodSync(segmark, 0o755); // as npm does
    symlinkSync(segmark, join(folder, "node_modules/.bin/segmark"));
    symlinkSync(join(rootFolder, "node_modules/typescript/bin/tsc"), join(folder, "node_modules/.bin/tsc"));
    await node(segmark, "init", "--no-install");
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      symlinkSync(
        name.startsWith("@segmark/") ? join(userFolder, "node_modules", name) : join(rootFolder, "node_modules", name),
        join(folder, "node_modules", name),
      );
    await node(segmark, "generate");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("a new project compiles, and its test passes", async () => {
    await script("run", "check");
    await script("test");
  });

  it.each([
    ["starts", "npm", ["--silent", "start"]],
    ["is built with the compiler, starts", "sh", ["-c", "npm --silent run build && exec node dist/src/main.js"]],
  ])("a new project %s and responds, and stops gracefully on SIGTERM", async (_, command, args) => {
    const child = keepGroup(
      spawn(command, args, {
        cwd: folder,
        env: { ...process.env, PORT: "0" },
        stdio: ["ignore", "pipe", "inherit"],
        detached: true,
      }),
    );
    const ended = once(child, "exit");
    const lines = once(createInterface({ input: child.stdout }), "line");
    const [url] = (await Promise.race([lines, ended.then(() => ["it ended"])])) as [string];
    const reply = await fetch(new URL("/greetings/Ada", url));
    expect([reply.status, await reply.json()]).toEqual([200, { text: "Hello, Ada!" }]);
    await node(segmark, "test", "--url", url);
    const second = await run(command, args, { cwd: folder, env: { ...process.env, PORT: new URL(url).port } }).catch(
      (error) => error,
    );
    expect([second.code, second.stderr]).toEqual([
      1,
      `Port ${new URL(url).port} of 127.0.0.1 is in use by another process.\n`,
    ]);
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    await expect(fetch(url)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  });

  it("a handler that does not match the document does not compile", async () => {
    const path = join(folder, "src/handlers/greetings/getGreeting.ts");
    const written = readFileSync(path, "utf8");
    writeFileSync(
      path,
      `import type { Handler } from "../handler.ts";\nexport const getGreeting: Handler<"getGreeting"> = async () => ({ status: 200, body: { txt: 1 } });\n`,
    );
    try {
      await expect(script("run", "check")).rejects.toMatchObject({ stdout: expect.stringContaining("getGreeting.ts") });
    } finally {
      writeFileSync(path, written);
    }
  });
});
