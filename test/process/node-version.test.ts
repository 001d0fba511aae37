import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { nodeFault, packageNode, sourceNode } from "../../src/node-version.js";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

it("names the Node that is needed and the one that is there", () => {
  expect(nodeFault(22, "20.19.4")).toMatch(/^Segmark needs Node 22 or newer, and this is Node 20\.19\.4 \(.+\)\.$/);
  expect([nodeFault(22, "22.0.0"), nodeFault(22, "100.0.0")]).toEqual([undefined, undefined]);
});

it("agrees with what the package claims", () => {
  expect(manifest.engines.node).toBe(`>=${packageNode}`);
  expect(Number.parseInt(manifest.devDependencies.node, 10)).toBeGreaterThanOrEqual(sourceNode);
});
