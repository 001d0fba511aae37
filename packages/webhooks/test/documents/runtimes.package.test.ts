import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userFolder } from "../../../../test/package/support/user-folder.ts";
import { rootFolder } from "../../../../test/support/documents.ts";
import { blocksOf, read } from "./pages.ts";
import { freePort, launchProgram, untilServed } from "./run-example.ts";
import { answers, sentTo, startsOf } from "./sending.ts";

/** The path of the program, which the package exports without types. */
const workerd: string = createRequire(import.meta.url)("workerd").default;
/** That of a user, with the packed package. */
const folder = mkdtempSync(join(tmpdir(), "segmark-runtimes-"));
const environment = { DENO_DIR: join(folder, ".deno"), DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
const platform = (name: string): string => `packages/webhooks/docs/platforms/${name}.md`;

beforeAll(() => {
  cpSync(join(rootFolder, "packages/webhooks/examples"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  mkdirSync(join(folder, "node_modules/@segmark"), { recursive: true });
  const installed = join(userFolder, "node_modules/@segmark/webhooks");
  symlinkSync(installed, join(folder, "node_modules/@segmark/webhooks"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the commands for sending print, and what the program has printed then. */
async function served(command: string, args: readonly string[], env: Readonly<Record<string, string>>, port: number) {
  await using server = launchProgram(command, args, { ...environment, ...env }, folder);
  const base = `http://127.0.0.1:${port}`;
  await untilServed(base, server);
  const sent = await sentTo(`${base}/api/host/webhooks`);
  server.stop("SIGTERM");
  return { sent, stdout: (await server.ended).stdout };
}

describe("the commands on the page about Bun and Deno serve its program", () => {
  const page = platform("bun-and-deno");
  const [block] = blocksOf(page);

  it.each(startsOf(page))("$program", async ({ env, program, args }) => {
    const port = await freePort();
    const given = args.map((word) => (word === "3000" ? String(port) : word));
    const offline = program === "deno" ? ["--cached-only", "--host", "127.0.0.1"] : [];
    const [first = "", ...rest] = given;
    const command = join(rootFolder, "node_modules/.bin", program);
    const { sent, stdout } = await served(command, [first, ...offline, ...rest], { ...env, PORT: String(port) }, port);
    expect(sent).toEqual(answers);
    // Bun says first where it serves.
    expect(stdout.replace(/^Started .*\n/, "")).toBe(block?.prints);
  });
});

describe("the program on the page about Cloudflare Workers, bundled, runs on workerd", () => {
  const page = platform("cloudflare-workers");
  const [, text = ""] = /```json\n([\s\S]*?)```/.exec(read(page)) ?? [];
  const { main, compatibility_date, compatibility_flags } = JSON.parse(text);

  beforeAll(async () => {
    const bundle = await rolldown({
      cwd: folder,
      input: main,
      platform: "neutral",
      resolve: { conditionNames: ["workerd", "worker", "browser", "import"] },
    });
    await bundle.write({ file: join(folder, "worker.js") });
    await bundle.close();
  });

  async function servedWith(flags: readonly string[]) {
    const port = await freePort();
    const config = join(folder, `${port}.capnp`);
    writeFileSync(
      config,
      `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "worker", worker = (
    modules = [(name = "worker", esModule = embed "worker.js")],
    compatibilityDate = ${JSON.stringify(compatibility_date)},
    compatibilityFlags = ${JSON.stringify(flags)},
    bindings = [(name = "WEBHOOK_SECRET", text = "secret")],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);`,
    );
    return served(workerd, ["serve", config], {}, port);
  }

  it("as configured there", async () => {
    const { sent, stdout } = await servedWith(compatibility_flags);
    expect([sent, stdout]).toEqual([answers, blocksOf(page)[0]?.prints]);
  });

  it("and not without the flag", async () => {
    await expect(servedWith([])).rejects.toThrow("process is not defined");
  });
});
