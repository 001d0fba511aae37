import { Command } from "commander";
import { collect } from "../option-values.ts";

/** `segmark generate` */
export const command = (): Command =>
  new Command("generate")
    .helpGroup("Commands for documents:")
    .description("Write types, tables, validators and stubs of handlers from an OpenAPI document.")
    .option("--spec <file>", "the OpenAPI document; default: openapi.yaml, .yml or .json, here or in spec/")
    .option("--out <folder>", "where generated files go; default: generated")
    .option("--handlers <folder>", "where handlers are; a stub is written for each that is missing")
    .option("--events <file>", "also generate from a webhook event specification, to the folder webhooks of --out")
    .option(
      "--only <pattern>",
      "generate these operations only: operationId, tag or path with *; may be repeated",
      collect,
    )
    .option("--skip <pattern>", "omit these operations, and what only they use; may be repeated", collect)
    .option("--strict", "refuse what is wrong in the document, instead of leaving operations out or repairing it")
    .option("--check", "write nothing, and fail when a file is not up to date")
    .option("--watch", "keep running, and generate again after every change")
    .action(async (options) => {
      const { runGenerate } = await import("../generate/run-generate.ts");
      await runGenerate(options);
    });
