import { Command } from "commander";

/** `segmark diff` */
export const command = (): Command =>
  new Command("diff")
    .helpGroup("Commands for documents:")
    .description("Compare two OpenAPI documents, and fail when a change breaks callers of the old one.")
    .argument("<old>", "the document that callers rely on")
    .argument("<new>", "the document that replaces it")
    .option("--json", "print the changes as JSON")
    .action(async (before, after, options) => {
      const { runDiff } = await import("../diff/run-diff.ts");
      await runDiff(before, after, options);
    });
