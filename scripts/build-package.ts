// `prepack` of each folder in `packages`, run in it: compiles its sources into `dist`, and copies there what a package
// has from the top of the checkout. `postpack` deletes it: a `dist` in a checkout would be mistaken for the sources.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleToolkit } from "./bundle-toolkit.ts";

const top = fileURLToPath(new URL("..", import.meta.url));
const { name, exports } = JSON.parse(readFileSync("package.json", "utf8")) as Readonly<{
  name: string;
  exports: Readonly<Record<string, unknown>>;
}>;

rmSync("dist", { recursive: true, force: true });
execFileSync(
  process.execPath,
  [createRequire(import.meta.url).resolve("typescript/bin/tsc"), "-p", "tsconfig.build.json"],
  {
    stdio: ["ignore", "inherit", "inherit"],
  },
);
// The compiler leaves out a module that has declarations beside it, and the declarations.
for (const declarations of globSync("src/**/*.d.ts"))
  for (const file of [declarations, declarations.replace(/\.d\.ts$/, ".js")])
    if (existsSync(file)) {
      const target = join("dist", file.slice("src/".length));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(file, target);
    }
for (const entry of Object.keys(exports).filter((path) => path.startsWith("./spec/"))) {
  mkdirSync("spec", { recursive: true });
  cpSync(join(top, entry), entry);
}
if (name === "@segmark/webhooks") await bundleToolkit();
if (name === "@segmark/migrator")
  execFileSync(process.execPath, [join(top, "scripts/build-web.ts"), "web", "--only", "cluster"], { stdio: "inherit" });
