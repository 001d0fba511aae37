import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keepGroup } from "../support/child.ts";
import { claimed, ours, runtimes } from "./support/runtimes.ts";
import { userFolder } from "./support/user-folder.ts";

const installed = (path: string): string => join(userFolder, "node_modules/segmark", path);
const command = (): string =>
  installed(JSON.parse(readFileSync(installed("package.json"), "utf8")).bin["segmark-migrate"]);

it("the command is started with Node by the operating system", () => {
  expect(readFileSync(command(), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
});

describe.each(runtimes)("on $name", ({ path }) => {
  const call = (...args: string[]) => spawnSync(path, [command(), ...args], { encoding: "utf8" });

  it("prints its usage, and calls over HTTP", () => {
    expect(call("--help")).toMatchObject({ status: 0, stdout: expect.stringMatching(/^segmark-migrate COMMAND/) });
    const { status, stderr } = call("status", "--url", "http://127.0.0.1:1");
    expect([status, stderr]).toEqual([3, expect.stringContaining("http://127.0.0.1:1/ does not answer")]);
  });
});

describe.each(claimed)("the command segmark on $name", ({ path }) => {
  const segmark = installed(JSON.parse(readFileSync(installed("package.json"), "utf8")).bin["segmark"]);
  it("runs the service until it is stopped, and says what is wrong", async () => {
    const folder = mkdtempSync(join(userFolder, "service-"));
    const env = { PATH: process.env["PATH"], PORT: "0" };
    const service = keepGroup(
      spawn(path, [segmark], { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] }),
    );
    const closed = once(service, "close");
    let out = "";
    service.stdout.setEncoding("utf8").on("data", (chunk) => {
      out += chunk;
    });
    await expect.poll(() => out).toContain('"msg":"listening"');
    const { service: facts } = JSON.parse(out.split("\n").find((line) => line.includes('"first start"')) ?? "{}");
    expect(facts).toMatchObject({ data: join(folder, "data/segmark.db"), docs: installed("docs/operations.md") });
    expect((await fetch(`${facts.listens}/api/ready`)).status).toBe(200);
    service.kill("SIGTERM");
    expect(await closed).toEqual([0, null]);
    const doctor = spawnSync(path, [segmark, "doctor", "--json"], { cwd: folder, env, encoding: "utf8" });
    expect([doctor.status, JSON.parse(doctor.stdout)]).toEqual([0, expect.objectContaining({ ok: true })]);
    const mistyped = spawnSync(path, [segmark, "serv"], { cwd: folder, env, encoding: "utf8" });
    expect([mistyped.status, mistyped.stderr]).toEqual([2, expect.stringContaining("(Did you mean serve?)")]);
  });
});

it("migrates a database", () => {
  const folder = mkdtempSync(join(userFolder, "shop-"));
  mkdirSync(join(folder, "migrations"));
  const unit = `
    import { storage } from "segmark/migrator";
    import { check_roles_enabled } from "segmark/migrator/utils";
    export async function up() {
      if (check_roles_enabled(["vshard-storage"])) await storage().knex.schema.createTable("orders", (table) => void table.increments());
    }`;
  writeFileSync(join(folder, "migrations/0001_orders.mjs"), unit);
  const args = [command(), "up", "--json", "--database", "sqlite:shop.db"];
  const { status, stdout } = spawnSync(ours.path, args, { encoding: "utf8", cwd: folder });
  expect([status, stdout]).toEqual([0, '{"applied":{"local":["0001_orders.mjs"]}}\n']);
});
