import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { keep } from "../support/child.ts";
import { freePort } from "../support/cluster/ports.ts";
import { rootFolder } from "../support/documents.ts";
import { startPair } from "./support/pair.ts";
import { pathOf } from "./support/programs.ts";
import { nginxMain } from "./support/proxies.ts";

/** The block of docs/service/pages.md in a language, with the port of a service. */
async function example(language: string, port: number): Promise<string> {
  const page = await readFile(join(rootFolder, "docs/service/pages.md"), "utf8");
  const [, text = ""] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page) ?? [];
  expect(text).toContain("127.0.0.1:8080");
  return text.replace("127.0.0.1:8080", `127.0.0.1:${port}`);
}

/** Files by name; the first one is what the program is started with. */
const filesOf = {
  nginx: (text: string, port: number) => ({
    "nginx.conf": nginxMain("server.conf"),
    "server.conf": `server {\n  listen 127.0.0.1:${port};\n${text}}\n`,
  }),
  caddy: (text: string, port: number) => ({
    Caddyfile: `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1\n${text}\n}\n`,
  }),
};

let pair: Awaited<ReturnType<typeof startPair>>;
beforeAll(async () => {
  pair = await startPair({ TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => pair[Symbol.asyncDispose]());

it.each(["nginx", "caddy"] as const)("the example for %s shows the pages below a path", async (kind) => {
  const folder = await mkdtemp(join(tmpdir(), "segmark-prefix-"));
  const port = await freePort();
  const files = Object.entries(filesOf[kind](await example(kind, pair.ports[0]), port));
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  const file = join(folder, files[0]?.[0] ?? "");
  const args = {
    nginx: ["-p", folder, "-e", join(folder, "error.log"), "-c", file],
    caddy: ["run", "--config", file, "--adapter", "caddyfile"],
  };
  const env = { PATH: process.env["PATH"], HOME: folder };
  const child = keep(spawn(await pathOf(kind), args[kind], { env, stdio: "ignore" }));
  const closed = once(child, "close");
  try {
    const base = `http://127.0.0.1:${port}`;
    const bare = await vi.waitUntil(() => fetch(`${base}/segmark`).catch(() => undefined), { timeout: 30_000 });
    expect(bare.url).toBe(`${base}/segmark/`);
    const docs = await fetch(`${base}/segmark/docs/`);
    expect([docs.status, docs.url]).toEqual([200, `${base}/segmark/docs`]);
    for (const page of [bare, docs]) {
      const [, script = ""] = /src="([^"]+\.js)"/.exec(await page.text()) ?? [];
      expect((await fetch(new URL(script, page.url))).status).toBe(200);
    }
    expect((await fetch(`${base}/segmark/api/status`)).status).toBe(200);
  } finally {
    child.kill("SIGTERM");
    await closed;
    await rm(folder, { recursive: true });
  }
});
