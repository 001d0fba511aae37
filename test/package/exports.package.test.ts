import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exportsOf, graphOf } from "./support/graph.ts";
import { runScript, runtimes } from "./support/runtimes.ts";
import { userFolder } from "./support/user-folder.ts";

/** Everything an entry exports, by its import name. Types do not exist at run time. */
const toolkit = {
  "segmark/webhooks": [
    "DeliveryTimeoutError",
    "InvalidPayloadError",
    "InvalidSignatureError",
    "PermanentError",
    "Webhooks",
    "createEventHandler",
    "createInbox",
    "createNodeMiddleware",
    "createWebMiddleware",
    "emitterEventNames",
    "memoryStore",
    "sign",
    "validateEventName",
    "verify",
    "verifyWithFallback",
  ],
  "segmark/webhooks/methods": ["sign", "verify", "verifyWithFallback"],
  "segmark/webhooks/types": [],
  "segmark/webhooks/validate": ["validatePayloads"],
  "segmark/webhooks/standard": ["InvalidSignatureError", "createStandardWebhook"],
  "segmark/webhooks/proxy": ["ProxyChannelError", "TargetError", "createProxyClient"],
  "segmark/webhooks/hapi": ["webhooksPlugin"],
  "segmark/webhooks/knex-store": ["createInboxTables", "knexStore"],
};

const others = [
  "segmark",
  "segmark/client",
  "segmark/migration-server",
  "segmark/migrator",
  "segmark/migrator/config-loader",
  "segmark/migrator/directory-loader",
  "segmark/migrator/online",
  "segmark/migrator/utils",
  "segmark/openapi",
  "segmark/openapi/fetch",
  "segmark/openapi/handlers",
  "segmark/openapi/node",
  "segmark/openapi/send",
  "segmark/openapi/validation",
];

it("every import within the package resolves to a file", () => {
  const entries = Object.entries(exportsOf()).filter(([, target]) => typeof target === "object");
  for (const [entry] of entries) expect(() => graphOf(entry)).not.toThrow();
});

it("the package exports the expected names, and files that exist", () => {
  const entries = Object.entries(exportsOf());
  const modules = entries.filter(([, target]) => typeof target === "object");
  expect(modules.map(([entry]) => entry.replace(/^\./, "segmark")).toSorted()).toEqual(
    [...Object.keys(toolkit), ...others].toSorted(),
  );
  for (const [, target] of modules) expect(Object.keys(target)).toEqual(["@segmark/source", "types", "default"]);
  const files = entries.flatMap(([, target]) =>
    typeof target === "object" ? [target["types"] ?? "", target["default"] ?? ""] : target,
  );
  expect(files.filter((file) => !existsSync(join(userFolder, "node_modules/segmark", file)))).toEqual([]);
});

describe.each(runtimes)("on $name", (runtime) => {
  const names = JSON.stringify(Object.keys(toolkit));

  it("the entries of the toolkit can be imported", async () => {
    const source = `
      const found = {};
      for (const name of ${names}) found[name] = Object.keys(await import(name));
      console.log(JSON.stringify(found));`;
    expect(JSON.parse(await runScript(source, runtime))).toEqual(toolkit);
  });

  it.runIf(runtime.requires)("the entries of the toolkit can be required by CommonJS", async () => {
    const source = `
      const found = {};
      for (const name of ${names}) found[name] = Object.keys(require(name)).filter((key) => key !== "__esModule");
      console.log(JSON.stringify(found));`;
    expect(JSON.parse(await runScript(source, runtime, "cjs"))).toEqual(toolkit);
  });
});

if (runtimes.length === 1) it.skip("on another Node of version 20 or newer: none is on the PATH", () => {});
