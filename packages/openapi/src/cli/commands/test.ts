import { Command } from "commander";
import { collect } from "../option-values.ts";

/** `segmark test` */
export const command = (): Command =>
  new Command("test")
    .helpGroup("Commands for documents:")
    .description(
      "Send the examples of an OpenAPI document to a running service, and check its replies against the document.",
    )
    .requiredOption("--url <url>", "where the service is, with its base path")
    .option("--spec <file>", "the OpenAPI document; default: openapi.yaml, .yml or .json, here or in spec/")
    .option(
      "--only <pattern>",
      "only operations with this operationId, tag or path, where * stands for anything; repeatable",
      collect,
    )
    .option("--skip <pattern>", "all operations but these; repeatable", collect)
    .option(
      "--header <line>",
      'a header for every request, such as "Authorization: Bearer …"; repeatable, never printed',
      collect,
    )
    .option("--unsafe", "also operations that may change something: everything but GET, HEAD and OPTIONS")
    .option("--allow-5xx", "a 5xx is not a failure where the document declares it")
    .option("--concurrency <number>", "requests at a time; default: 4, with --unsafe 1, in the order of the document")
    .option("--timeout <seconds>", "how long a reply may take", "10")
    .action(async (options) => {
      const { runTest } = await import("../contract/run-test.ts");
      await runTest(options);
    });
