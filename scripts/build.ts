// Builds dist/, the published package: JavaScript and declarations of src, generated and migrations, plus the specifications.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { bundleToolkit } from "./bundle-toolkit.ts";

rmSync("dist", { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
for (const path of ["spec", "package.json"]) cpSync(path, `dist/${path}`, { recursive: true });
// The compiler leaves out a module that has declarations beside it, and the declarations.
cpSync("generated", "dist/generated", {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || /\.(js|d\.ts)$/.test(path),
});
await bundleToolkit();
