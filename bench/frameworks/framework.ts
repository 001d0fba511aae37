import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Program } from "./project.ts";

/** A framework of the comparison, and the service written with it: its folder beside this file. */
export type Framework = Readonly<{ name: string; program: Program }>;

/** What all programs share: the specification, and a store. */
const shared = { "openapi.yaml": "openapi.yaml", "todos.ts": "todos.ts" } as const;

function frameworkOf(name: string, more: Partial<Program> = {}): Framework {
  const own = readdirSync(join(import.meta.dirname, name)).map((file) => [file, `${name}/${file}`]);
  return { name, program: { files: { ...shared, ...Object.fromEntries(own) }, entry: "main.ts", ...more } };
}

export const ours: Framework = frameworkOf("segmark", { generates: "openapi.yaml" });

export const frameworks: readonly Framework[] = [
  ours,
  frameworkOf("openapi-backend"),
  frameworkOf("express-openapi-validator"),
  frameworkOf("fastify-openapi-glue"),
  frameworkOf("tsoa", {
    entry: "dist/main.js",
    build: [["node_modules/@tsoa/cli/dist/cli.js", "spec-and-routes"], ["node_modules/typescript/bin/tsc"]],
  }),
  frameworkOf("hono"),
  frameworkOf("orpc"),
  frameworkOf("nestjs", { entry: "dist/main.js", build: [["node_modules/typescript/bin/tsc"]] }),
];

/** node:http without a framework, validation or router: the least that a request costs. */
export const bare: Framework = frameworkOf("node-http");
