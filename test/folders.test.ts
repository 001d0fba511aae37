import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** The files in `src` itself, and the list of handlers that is generated beside their type. */
const exceptions = [/^src <-> /, /^src\/handlers(\/migrations)? <-> src\/handlers\//];

const imported = /\b(?:from|import) "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g;

it("no two folders import each other", () => {
  const root = new URL("..", import.meta.url).pathname;
  const edges = new Set<string>();
  for (const file of globSync("src/**/*.{ts,js}", { cwd: root }))
    for (const [, from, lazily] of readFileSync(join(root, file), "utf8").matchAll(imported))
      edges.add(`${dirname(file)} <-> ${dirname(join(dirname(file), from ?? lazily ?? ""))}`);
  const pairs = [...edges].filter((edge) => {
    const [one, other] = edge.split(" <-> ") as [string, string];
    return one < other && edges.has(`${other} <-> ${one}`);
  });
  expect(pairs.filter((pair) => !exceptions.some((known) => known.test(pair)))).toEqual([]);
});
