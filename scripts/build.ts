// Builds dist/, what is published: JavaScript and declarations of src, generated and migrations, beside the specifications.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createRequire } from "node:module";

rmSync("dist", { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
for (const path of ["spec", "package.json", "generated/openapi/validators.js", "generated/migrator/validators.js"]) {
  cpSync(path, `dist/${path}`, { recursive: true });
}
for (const document of ["openapi", "migrator"]) {
  cpSync(`generated/${document}/validators.d.ts`, `dist/generated/${document}/validators.d.ts`);
}
