import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { nodeFault, packageNode, sourceNode } from "../../../src/process/supervisor/node-version.js";

const manifest = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));

it.each([
  ["18.0.0", false],
  ["20.19.4", false],
  ["22.13.1", false],
  ["22.14.0", true],
  ["23.5.0", false],
  ["23.6.0", true],
  ["24.0.0", true],
  ["100.0.0", true],
])("Node %s is supported: %s", (version, will) => {
  expect(nodeFault(packageNode, version) === undefined).toBe(will);
});

it("names the required and the current Node", () => {
  expect(nodeFault(["22.14", "23.6"], "20.19.4")).toMatch(
    /^Segmark needs Node 22\.14 or 23\.6 or newer, and this is Node 20\.19\.4 \(.+\)\.$/,
  );
});

it("matches the engines of the package", () => {
  const [lowest, next] = packageNode;
  expect(manifest.engines.node).toBe(`>=${lowest} <23 || >=${next}`);
  expect(nodeFault(sourceNode, manifest.devDependencies.node)).toBeUndefined();
});
