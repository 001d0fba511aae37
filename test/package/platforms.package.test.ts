import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keep } from "../support/child.ts";
import { rootFolder } from "../support/documents.ts";
import { userFolder } from "./support/user-folder.ts";

/** Outside node_modules, where Node strips types. */
const folder = mkdtempSync(join(tmpdir(), "segmark-platforms-"));
const program = (name: string): string => join(rootFolder, "node_modules/.bin", name);

/** Bun and Deno come from npm, as dependencies of the checkout. Neither looks for anything on the network. */
const platforms = [
  ["Node with node:http", process.execPath, ["with-node.ts"]],
  ["Bun with node:http", program("bun"), ["with-node.ts"]],
  ["Bun with its own server", program("bun"), ["with-fetch.ts"]],
  ["Deno with node:http", program("deno"), ["run", "--cached-only", "--allow-net", "--allow-read", "with-node.ts"]],
  ["Deno with its own server", program("deno"), ["run", "--cached-only", "--allow-net", "with-fetch.ts"]],
] as const;

const json = (body: unknown): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});
const form = (fields: Readonly<Record<string, string | Blob>>): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: "POST", body };
};
const bearer = (token: string): RequestInit => ({ method: "DELETE", headers: { authorization: `Bearer ${token}` } });
const stored = new Uint8Array(100_000).fill(7);

const requests: readonly (readonly [status: number, path: string, init?: RequestInit])[] = [
  [200, "/notes?tag=ab&tag=c%C3%A9&limit=5"],
  [200, "/notes", { headers: { "x-trace": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6" } }],
  [400, "/notes", { headers: { "x-trace": "f81d4fae" } }],
  [400, "/notes?tag=a"],
  [400, "/notes?tag=123456789"],
  [400, "/notes?limit=1e9"],
  [400, "/notes?limit=%zz"],
  [201, "/notes", json({ text: "Tea 🍵", at: "2026-01-02T03:04:05Z", tags: ["a", "b"] })],
  [201, "/notes", { method: "POST", body: new URLSearchParams({ text: "Tea" }) }],
  [400, "/notes", json({ text: "" })],
  [400, "/notes", json({ text: "x".repeat(21) })],
  [400, "/notes", json({ text: "Tea", at: "yesterday", tags: ["A"], more: 1 })],
  [400, "/notes", { ...json({}), body: '{"text":' }],
  [400, "/notes", { ...json({}), body: "" }],
  [415, "/notes", { ...json({}), headers: { "content-type": "text/csv" } }],
  [413, "/notes", json({ text: "x".repeat(200_000) })],
  [200, "/notes/7"],
  [404, "/notes/404"],
  [400, "/notes/seven"],
  [204, "/notes/7", bearer("t")],
  [401, "/notes/7", bearer("other")],
  [405, "/notes/7", { method: "PATCH" }],
  [200, "/notes/7", { method: "OPTIONS" }],
  [200, "/notes/7", { method: "HEAD" }],
  [200, "/notes/7/file", { method: "PUT", body: stored, headers: { "content-type": "application/octet-stream" } }],
  [200, "/uploads", form({ title: "Tea", file: new Blob(["green"]) })],
  [400, "/uploads", form({ title: "T" })],
  [200, "/events"],
  [500, "/broken"],
  [404, "/absent"],
];
/** What does not depend on the server: no date, no connection. */
const compared = ["content-type", "location", "allow", "www-authenticate"];

async function answers(url: string): Promise<readonly unknown[]> {
  const all = [];
  for (const [, path, init] of requests) {
    const response = await fetch(`${url}/v1${path}`, init);
    const headers = compared.map((name) => response.headers.get(name));
    all.push({
      request: `${init?.method ?? "GET"} ${path}`,
      status: response.status,
      headers,
      body: await response.text(),
    });
  }
  return all;
}

/** Starts the service, asks it, and ends it. */
async function asked(command: string, args: readonly string[]): Promise<readonly unknown[]> {
  const env = { ...process.env, DENO_DIR: join(folder, ".deno"), DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
  const child = keep(spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] }));
  const ended = once(child, "exit");
  const first = once(createInterface({ input: child.stdout }), "line");
  const [url] = await Promise.race([first, ended.then(() => ["it ended"])]);
  const all = await answers(url);
  child.kill("SIGKILL");
  await ended;
  return all;
}

describe("a service of eight operations", () => {
  let onNode: readonly unknown[];
  beforeAll(async () => {
    cpSync(join(rootFolder, "test/package/platforms"), folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    const installed = join(userFolder, "node_modules/@segmark/openapi");
    mkdirSync(join(folder, "node_modules/@segmark"), { recursive: true });
    symlinkSync(installed, join(folder, "node_modules/@segmark/openapi"));
    const segmark = join(installed, "bin/segmark.js");
    const args = ["generate", "--strict", "--spec", "notes.yaml", "--out", "generated"];
    await promisify(execFile)(process.execPath, [segmark, ...args], { cwd: folder });
    const [, node, program] = platforms[0];
    onNode = await asked(node, program);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("answers on Node as its document says", () => {
    expect(onNode).toEqual(requests.map(([status]) => expect.objectContaining({ status })));
  });

  it.each(platforms.slice(1))("answers on %s as on Node", async (_, command, args) => {
    expect(await asked(command, args)).toEqual(onNode);
  });
});
