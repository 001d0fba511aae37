import { Command } from "commander";

/** `segmark explain` */
export const command = (): Command =>
  new Command("explain")
    .helpGroup("Commands for documents:")
    .description("Print how requests of an operation are decoded, and what is refused.")
    .argument("<operation>", "its operationId, or its method and path in quotes")
    .option("--spec <file>", "the OpenAPI document; default: openapi.yaml, .yml or .json, here or in spec/")
    .action(async (operation, options) => {
      const { runExplain } = await import("../explain/run-explain.ts");
      runExplain(operation, options);
    });
