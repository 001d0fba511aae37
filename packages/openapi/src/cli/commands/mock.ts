import { Command } from "commander";

/** `segmark mock` */
export const command = (): Command =>
  new Command("mock")
    .helpGroup("Commands for documents:")
    .description("Serve the examples of an OpenAPI document with Prism until it is stopped.")
    .option("--spec <file>", "the OpenAPI document; default: openapi.yaml, .yml or .json, here or in spec/")
    .option("--port <number>", "where it listens on 127.0.0.1; 0 for a free port", "4010")
    .action(async (options) => {
      const { runMock } = await import("../mock/run-mock.ts");
      await runMock(options);
    });
