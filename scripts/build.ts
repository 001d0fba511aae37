// Builds dist/, what is published: JavaScript and declarations of src, generated and migrations, the specifications,
// and the pages.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { bundleProgram } from "./bundle-program.ts";
import { bundleToolkit } from "./bundle-toolkit.ts";
import { factsOf } from "./packages/manifest.ts";

rmSync("dist", { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
cpSync("spec", "dist/spec", { recursive: true });
writeFileSync("dist/package.json", factsOf(JSON.parse(readFileSync("package.json", "utf8"))));
// The compiler leaves out a module that has declarations beside it, and the declarations.
cpSync("generated", "dist/generated", {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || /\.(js|d\.ts)$/.test(path),
});
execFileSync(process.execPath, ["scripts/build-web.ts", "dist/web"], { stdio: "inherit" });
await bundleToolkit();
await bundleProgram(resolve("dist/src/process/main.js"), resolve("dist/src/process/program"));
