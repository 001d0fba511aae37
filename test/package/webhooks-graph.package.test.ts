import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { graphOf } from "./support/graph.ts";
import { userFolder } from "./support/user-folder.ts";

const toolkit = /^(@segmark\/webhooks\/dist|segmark\/dist\/src\/exports)\//;

describe.each([
  "./webhooks",
  "./webhooks/methods",
  "./webhooks/types",
  "./webhooks/validate",
  "./webhooks/standard",
  "./webhooks/proxy",
])("%s", (entry) => {
  const graph = () => graphOf(entry);

  it("imports no other package, and nothing of Node", () => {
    expect([...graph().foreign]).toEqual([]);
  });

  it("stays within the toolkit", () => {
    const { loaded, later } = graph();
    expect([...loaded, ...later].filter((file) => !toolkit.test(file))).toEqual([]);
  });
});

it("only the entry for it loads what validates payloads", () => {
  const validators = "@segmark/webhooks/dist/generated/validators.js";
  const { loaded, later } = graphOf("./webhooks");
  expect(loaded).toContain("@segmark/webhooks/dist/generated/names.js");
  expect([...loaded, ...later]).not.toContain(validators);
  expect(graphOf("./webhooks/validate").loaded).toContain(validators);
});

it("signing and verifying loads three files of the toolkit, without the list of events", () => {
  const { loaded, later } = graphOf("./webhooks/methods");
  expect([...loaded]).toEqual([
    "segmark/dist/src/exports/webhooks-methods.js",
    "@segmark/webhooks/dist/methods.js",
    "@segmark/webhooks/dist/chunks/signing.js",
    "@segmark/webhooks/dist/signature/hmac.js",
  ]);
  expect(later.size).toBe(0);
});

it("the main entry loads few files, for a fast start", () => {
  expect(graphOf("./webhooks").loaded.size).toBeLessThan(9);
});

it("the proxy client does not load the list of events", () => {
  const { loaded, later } = graphOf("./webhooks/proxy");
  expect([...loaded, ...later].filter((file) => file.includes("generated"))).toEqual([]);
});

it("./webhooks/types contains only types", () => {
  expect([...graphOf("./webhooks/types").loaded]).toEqual(["segmark/dist/src/exports/webhooks-types.js"]);
});

it.each([
  ["./webhooks/hapi", ["node:stream"]],
  // Transactions wait before they retry, and each keeps its async context.
  ["./webhooks/knex-store", ["node:timers/promises", "node:async_hooks"]],
])("%s imports only Node modules", (entry, modules) => {
  expect([...graphOf(entry).foreign]).toEqual(modules);
});

it.each([
  ['{ createWebMiddleware, Webhooks } from "@segmark/webhooks"', 11_000],
  ['{ verify } from "@segmark/webhooks/methods"', 620],
])("export %s is bundled for a worker into at most %i bytes, without the list of events", async (names, most) => {
  const input = join(mkdtempSync(join(userFolder, "worker-")), "worker.js");
  writeFileSync(input, `export ${names};`);
  await using bundle = await rolldown({ input, platform: "browser" });
  const { output } = await bundle.generate({ minify: true });
  const [{ code }] = output;
  expect(code).not.toMatch(/branch_protection|node:crypto/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(most);
});
