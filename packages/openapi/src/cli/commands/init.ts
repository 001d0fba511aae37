import { Command } from "commander";

/** `segmark init` */
export const command = (): Command =>
  new Command("init")
    .helpGroup("Commands for documents:")
    .description("Make a new project: a document with one operation, its handler, and a test. Nothing is overwritten.")
    .argument("[folder]", "where, created when it does not exist", ".")
    .option("--no-install", "do not run npm install")
    .action(async (folder, options) => {
      const { runInit } = await import("../init/run-init.ts");
      await runInit(folder, options);
    });
