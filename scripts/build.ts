// Builds dist/, what is published of the service: JavaScript and declarations of src, generated and migrations, the
// specifications, and the pages. Each folder in `packages` builds itself when it is packed (build-package.ts).
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { bundleProgram } from "./bundle-program.ts";

rmSync("dist", { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
cpSync("spec", "dist/spec", { recursive: true });
// As far away from the compiled files as the manifest of the checkout is from the sources.
const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
writeFileSync("dist/package.json", JSON.stringify({ name, version, type: "module" }));
// The compiler leaves out a module that has declarations beside it, and the declarations.
cpSync("generated", "dist/generated", {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || /\.(js|d\.ts)$/.test(path),
});
execFileSync(process.execPath, ["scripts/build-web.ts", "dist/web", "--only", "production"], { stdio: "inherit" });
await bundleProgram(resolve("dist/src/process/main.js"), resolve("dist/src/process/program"));
