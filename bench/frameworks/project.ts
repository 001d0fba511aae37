import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Framework, ours } from "./framework.ts";

const root = join(import.meta.dirname, "../..");
const generator = join(root, "scripts/codegen.ts");

/** A program in a folder of its own, ready to start. */
export type Project = Disposable & Readonly<{ folder: string; entry: string }>;

/**
 * Copies a program into a temporary folder and builds it there, as its user would.
 * @param link puts `node_modules` into the folder
 */
export function openProject(framework: Framework, link: (folder: string) => void): Project {
  const folder = mkdtempSync(join(tmpdir(), "todos-"));
  const project = {
    folder,
    entry: join(folder, framework.entry),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
  try {
    cpSync(join(import.meta.dirname, framework.name), folder, { recursive: true });
    for (const file of ["openapi.yaml", "todos.ts"]) cpSync(join(import.meta.dirname, file), join(folder, file));
    link(folder);
    mkdirSync(join(folder, "generated"));
    if (framework === ours) generate(folder);
    for (const command of framework.build)
      execFileSync(process.execPath, command, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    return project;
  } catch (error) {
    project[Symbol.dispose]();
    throw error;
  }
}

/** Links the packages of an installation. */
export const linkInstalled =
  (installation: string) =>
  (folder: string): void =>
    symlinkSync(join(installation, "node_modules"), join(folder, "node_modules"));

/** Links the sources of this project instead of an installation of it. */
export function linkSources(folder: string): void {
  const own = join(folder, "node_modules/segmark");
  mkdirSync(own, { recursive: true });
  writeFileSync(
    join(own, "package.json"),
    JSON.stringify({ type: "module", exports: { "./openapi": "./openapi/index.ts" } }),
  );
  symlinkSync(join(root, "src/openapi"), join(own, "openapi"));
  symlinkSync(join(root, "node_modules/ajv"), join(folder, "node_modules/ajv"));
}

function generate(folder: string): void {
  execFileSync(process.execPath, [generator, "--spec", "openapi.yaml", "--out", "generated"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  // Until the generator writes an index of its own.
  const index = join(folder, "generated/index.ts");
  if (!existsSync(index)) writeFileSync(index, indexSource);
}

const indexSource = `import type { HandledOf, InputOf, ReplyOf } from "segmark/openapi";
import type { operations as table } from "./operations.ts";
import type { operations as Operations } from "./types.ts";

export { operations, securitySchemes } from "./operations.ts";
export { problems } from "./problems.ts";
export { requests } from "./validators.js";

type Table = typeof table;
export type Input<Id extends keyof Table & keyof Operations> = InputOf<Operations[Id], Table[Id]>;
export type Reply<Id extends keyof Table & keyof Operations> = ReplyOf<Operations[Id], Table[Id]>;
export type Handler<Id extends keyof Table & keyof Operations, Services = unknown> = (
  input: Input<Id>,
  services: Services,
) => Reply<Id> | Promise<Reply<Id>>;
export type Handlers<Services = unknown> = {
  readonly [Id in HandledOf<Table> & keyof Operations]: Handler<Id, Services>;
};
`;
