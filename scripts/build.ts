// Builds dist/, the published package: JavaScript and declarations of src, generated and migrations, plus the specifications.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { bundleToolkit } from "./bundle-toolkit.ts";

rmSync("dist", { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
for (const path of ["spec", "package.json"]) cpSync(path, `dist/${path}`, { recursive: true });
for (const folder of ["openapi", "migrator", "webhooks"])
  for (const file of ["validators.js", "validators.d.ts"])
    cpSync(`generated/${folder}/${file}`, `dist/generated/${folder}/${file}`);
await bundleToolkit();
