/** A framework of the comparison. Its folder beside this file holds a complete program, with the exact versions of its packages. */
export type Framework = Readonly<{
  name: string;
  /** What Node starts, relative to the folder. */
  entry: string;
  /** Commands that turn what is written by hand into what runs: files of packages of the program, and their arguments. */
  build: readonly (readonly string[])[];
}>;

const program = (name: string): Framework => ({ name, entry: "main.ts", build: [] });

export const ours: Framework = program("segmark");

export const frameworks: readonly Framework[] = [
  ours,
  program("openapi-backend"),
  program("express-openapi-validator"),
  program("fastify-openapi-glue"),
  {
    name: "tsoa",
    entry: "dist/main.js",
    // It writes into a folder that it does not create, and decorators are no JavaScript.
    build: [["node_modules/@tsoa/cli/dist/cli.js", "spec-and-routes"], ["node_modules/typescript/bin/tsc"]],
  },
];

/** node:http without a framework, validation or router: the least that a request costs. */
export const bare: Framework = program("node-http");
