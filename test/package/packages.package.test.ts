import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { describe, expect, it } from "vitest";
import { rootFolder } from "../support/documents.ts";
import { archiveOf } from "./support/archive.ts";
import { packageNames } from "./support/installed.ts";
import { namedFiles } from "./support/named-files.ts";
import { claimed, runScript, runtimes } from "./support/runtimes.ts";
import { userFolder } from "./support/user-folder.ts";

type Manifest = Readonly<{
  version: string;
  engines: Readonly<{ node: string }>;
  exports: Readonly<Record<string, unknown>>;
  scripts?: unknown;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}>;

const folderOf = (name: string): string => join(userFolder, "node_modules", name);
const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8"));
const filesOf = (name: string): string[] =>
  globSync("**/*", { cwd: folderOf(name) }).filter((file) => statSync(join(folderOf(name), file)).isFile());

const bytesOf = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(archiveOf(name)));

/** Links of a page to files, without those that are examples of Markdown in code. */
const linksIn = (page: string): string[] =>
  [...page.replaceAll(/```[\s\S]*?```/g, "").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target));

/** The names in calls of a function, in all modules of a package. */
const argumentsOf = (called: string, name: string): string[] =>
  filesOf(name)
    .filter((file) => /^dist\/.*\.js$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folderOf(name), file), "utf8").matchAll(new RegExp(`\\b${called}\\("([^"]+)"\\)`, "g")),
    ])
    .map(([, given = ""]) => given);

/** Modules that compute names of files, and what they look for, relative to themselves. */
const computed: Readonly<Record<string, (name: string) => readonly string[]>> = {
  "dist/cli/main.js": () => ["commands/"],
  "dist/codegen/module-source.js": (name) => argumentsOf("sourceOf", name).map((one) => `${one}.js`),
  "dist/server/index.js": () => ["../../spec/migrator.yaml", "../../web/dist-cluster/cluster.html"],
  "dist/src/process/worker/check-specifications.js": () => [
    "../../../spec/openapi.yaml",
    "../../../spec/migrator.yaml",
  ],
  "dist/src/process/supervisor/compile-cache.js": () => ["../../../../package.json"],
  "dist/src/process/supervisor/worker-script.js": () => ["../program/main.mjs"],
};

/** Pages of the service may lead to what only the repository has. */
const isOfCheckout = (name: string, path: string): boolean =>
  name === "segmark" &&
  /^(packages\/|spec\/|docs\/adr\/|ARCHITECTURE|CONTRIBUTING)/.test(path) &&
  existsSync(join(rootFolder, path));

describe.each(packageNames)("%s", (name) => {
  it("takes fixes of its dependencies without waiting for a version of its own", () => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(name);
    const ranges = Object.entries({ ...dependencies, ...peerDependencies });
    expect(ranges.filter(([, range]) => !range.startsWith("^"))).toEqual([]);
  });

  it("runs nothing when it is installed", () => {
    expect(Object.keys(manifestOf(name).scripts ?? {}).filter((script) => /install/.test(script))).toEqual([]);
  });

  it("has a README, and links of its pages lead to files of the package", () => {
    const pages = filesOf(name).filter((file) => file.endsWith(".md"));
    expect(pages).toContain("README.md");
    const lost = pages.flatMap((page) =>
      linksIn(readFileSync(join(folderOf(name), page), "utf8"))
        .filter((target) => !existsSync(join(folderOf(name), page, "..", target.split("#")[0] ?? "")))
        .filter((target) => !isOfCheckout(name, join(page, "..", target.split("#")[0] ?? "")))
        .map((target) => `${page}: ${target}`),
    );
    expect(lost).toEqual([]);
  });

  it("has the files that its modules look for by name", () => {
    const { named, computing } = namedFiles(folderOf(name));
    expect(computing.filter((module) => !(module in computed))).toEqual([]);
    const found = computing.flatMap((module) =>
      (computed[module]?.(name) ?? []).map((file) => pathToFileURL(join(folderOf(name), module, "..", file)).href),
    );
    expect(
      [...named.values()]
        .flat()
        .concat(found)
        .filter((url) => !existsSync(new URL(url))),
    ).toEqual([]);
  });

  it("has source maps that lead to the lines of its sources, which are in them", () => {
    const mapped = filesOf(name)
      .filter((file) => /^dist\/.*\.js$/.test(file))
      .map((file) => ({ file, code: readFileSync(join(folderOf(name), file), "utf8") }))
      .filter(({ code }) => code.includes("\n//# sourceMappingURL="));
    // The service is a program, and not imported by others.
    expect(mapped.length > 0).toBe(name !== "segmark");
    for (const { file, code } of mapped) {
      const map = JSON.parse(readFileSync(join(folderOf(name), `${file}.map`), "utf8"));
      expect(map.sourcesContent, file).toEqual(map.sources.map(() => expect.any(String)));
      for (const [line, text] of code.split("\n").entries()) {
        const [before, called] = /^(?:export )?(?:async )?function (\w+)\(/.exec(text) ?? [];
        if (before === undefined || called === undefined) continue;
        const found = new SourceMap(map).findEntry(line, text.indexOf(called));
        if (!("originalLine" in found)) throw new Error(`${file} has no source of ${called}`);
        const source = map.sourcesContent[map.sources.indexOf(found.originalSource)];
        // Bundled functions of one name are numbered.
        expect(source.split("\n")[found.originalLine]).toContain(called.replace(/\$\d+$/, ""));
      }
    }
  });

  it("says nothing about the machine that built it", () => {
    const telling = filesOf(name).filter((file) =>
      readFileSync(join(folderOf(name), file), "latin1").includes(rootFolder),
    );
    expect(telling).toEqual([]);
  });

  it("passes publint", async () => {
    const { messages } = await publint({ pack: { tarball: bytesOf(name).buffer } });
    // Sources are in a checkout only, where they come before types that are left over.
    const ofSources = messages.filter(
      ({ code, path }) => path.includes("@segmark/source") || code === "EXPORTS_TYPES_SHOULD_BE_FIRST",
    );
    expect(messages.filter((message) => !ofSources.includes(message))).toEqual([]);
  });

  /**
   * Not findings here: `node10` knows no `exports`, and is of Nodes before 12.7; CommonJS loads ES modules with
   * `require` in Node 20.19, 22.12 and later, which exports.package.test.ts shows; and a YAML file has no types.
   */
  it("passes are-the-types-wrong", async () => {
    const result = await checkPackage(createPackageFromTarballData(bytesOf(name)));
    const problems = result.types === false ? ["no types"] : result.problems;
    const found = problems.filter(
      (problem) =>
        typeof problem === "string" ||
        !(
          ("resolutionKind" in problem && problem.resolutionKind === "node10") ||
          problem.kind === "CJSResolvesToESM" ||
          ("entrypoint" in problem && problem.entrypoint.endsWith(".yaml"))
        ),
    );
    expect(found).toEqual([]);
  });
});

const parts = [
  ["@segmark/webhooks", "segmark/webhooks", runtimes],
  ["@segmark/openapi", "segmark/openapi", claimed],
  ["@segmark/migrator", "segmark/migrator", claimed],
] as const;

describe.each(parts)("%s", (name, whole, nodes) => {
  it("has the version of the service", () => {
    expect(manifestOf(name)).toMatchObject({ version: manifestOf("segmark").version });
  });

  it("mentions no module by the name it has in the service, if it exports that itself", () => {
    const entries = Object.keys(manifestOf(name).exports).filter((entry) => !entry.endsWith(".json"));
    const former = entries.map((entry) => `"${entry.replace(".", whole)}"`);
    const texts = filesOf(name).map((file) => readFileSync(join(folderOf(name), file), "utf8"));
    expect(former.filter((text) => texts.some((one) => one.includes(text)))).toEqual([]);
  });

  it.each(nodes.map((runtime) => [runtime.name, runtime] as const))(
    "exports what the service exports, on %s",
    async (_, runtime) => {
      const source = `
      import { createRequire } from "node:module";
      const { exports } = createRequire(import.meta.url)("${name}/package.json");
      const found = {};
      for (const entry of Object.keys(exports).filter((entry) => !/\\.(json|yaml)$|^.\\/(internal|server)/.test(entry)))
        found[entry] = [Object.keys(await import("${name}" + entry.slice(1))), Object.keys(await import("${whole}" + entry.slice(1)))];
      console.log(JSON.stringify(found));`;
      const found: Record<string, [string[], string[]]> = JSON.parse(await runScript(source, runtime));
      const own = Object.keys(manifestOf("segmark").exports)
        .filter((entry) => `segmark${entry.slice(1)}`.startsWith(whole))
        .map((entry) => `.${`segmark${entry.slice(1)}`.slice(whole.length)}`);
      expect(Object.keys(found).toSorted()).toEqual(own.toSorted());
      for (const [mine, theirs] of Object.values(found)) expect(mine).toEqual(theirs);
    },
  );
});

it("@segmark/webhooks has no dependencies", () => {
  expect(manifestOf("@segmark/webhooks").dependencies).toBeUndefined();
});

describe("docs/service/packages.md", () => {
  const page = readFileSync(join(rootFolder, "docs/service/packages.md"), "utf8");

  it("lists each package with its number of dependencies and its lowest Node", () => {
    for (const name of packageNames.filter((one) => one !== "segmark")) {
      const { dependencies = {}, engines } = manifestOf(name);
      const count = Object.keys(dependencies).length;
      const row = page.split("\n").find((line) => line.startsWith(`| \`${name}\``));
      expect(row).toContain(`| ${count === 0 ? "none" : count} |`);
      expect(row).toContain(`| ${/[\d.]+/.exec(engines.node)?.[0]}`);
    }
  });

  it("lists what only the service exports", () => {
    const elsewhere = parts.flatMap(([name, whole]) =>
      Object.keys(manifestOf(name).exports).map((entry) =>
        entry.startsWith("./spec/") ? `segmark${entry.slice(1)}` : `${whole}${entry.slice(1)}`,
      ),
    );
    const own = Object.keys(manifestOf("segmark").exports)
      .filter((entry) => entry !== "./package.json")
      .map((entry) => `segmark${entry.slice(1)}`)
      .filter((module) => !elsewhere.includes(module));
    expect(own).toContain("segmark/client");
    const listed = [...page.matchAll(/^\| (`segmark[^|]*`) \| /gm)].flatMap(([, cell = ""]) => cell.split(", "));
    expect(new Set(listed)).toEqual(new Set(own.map((module) => `\`${module}\``)));
  });
});
