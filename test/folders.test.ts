import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = new URL("..", import.meta.url).pathname;
const sources = globSync("{src,packages/*/src}/**/*.{ts,js}", { cwd: root });
const imported = /\b(?:from|import) "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g;
/** Importing file and imported path, for relative imports. */
const imports = sources.flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(imported)].map(
    ([, from, lazily]) => [file, join(dirname(file), from ?? lazily ?? "")] as const,
  ),
);

/** The files in `src` itself, and the list of handlers that is generated beside their type. */
const exceptions = [/^src <-> /, /src <-> /, /^src\/handlers <-> src\/handlers\//, /server\/handlers <-> /];

describe("folders", () => {
  it("do not import each other", () => {
    const edges = new Set(imports.map(([file, target]) => `${dirname(file)} <-> ${dirname(target)}`));
    const pairs = [...edges].filter((edge) => {
      const [one, other] = edge.split(" <-> ") as [string, string];
      return one < other && edges.has(`${other} <-> ${one}`);
    });
    expect(pairs.filter((pair) => !exceptions.some((known) => known.test(pair)))).toEqual([]);
  });
});

describe("packages", () => {
  const packageOf = (path: string): string => /^packages\/[^/]+\/src\//.exec(path)?.[0] ?? "src/";

  it("are imported by name", () => {
    const across = imports.filter(([file, target]) => packageOf(file) !== packageOf(target));
    expect(across.filter(([, target]) => !/^(generated|migrations|spec)\//.test(target))).toEqual([]);
  });

  it("are loaded from their sources in a checkout", () => {
    for (const name of [
      "@segmark/database/pause",
      "@segmark/openapi",
      "@segmark/webhooks",
      "@segmark/migrator",
      "segmark/openapi",
    ])
      expect(import.meta.resolve(name)).toMatch(/\/src\/[\w/-]+\.ts$/);
  });

  it("that need the same few lines have equal copies of them", () => {
    const copies = {
      "packages/webhooks/src": {
        "packages/openapi/src": ["known-options.ts", "edit-distance.ts", "byte-collector.ts"],
        "packages/database/src": ["pause.ts", "back-off.ts"],
      },
      "packages/openapi/src": {
        "packages/database/src": ["make-folder.ts", "error-message.ts"],
        "packages/migrator/src": ["node-version.js"],
        "src/process/supervisor": ["node-version.js"],
      },
    };
    const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
    for (const [folder, others] of Object.entries(copies))
      for (const [other, files] of Object.entries(others))
        for (const file of files) expect(textOf(`${folder}/${file}`), file).toBe(textOf(`${other}/${file}`));
  });
});
