import { collect } from "@segmark/openapi/internal/cli/option-values";
import { Command, Option } from "commander";

/** `segmark import` */
export const command = (): Command =>
  new Command("import")
    .helpGroup("Commands of the service:")
    .description("Import public data into the database of the service, which may be running.")
    .argument(
      "<source...>",
      "folders, files (.csv, .gz, .zst, .zip), addresses, a database.json, or - for standard input",
    )
    .option("--table <name>", "import this table only (may be repeated); what standard input has", collect)
    .option("--service <name>", "take this as the service of every row")
    .addOption(
      new Option(
        "--mode <mode>",
        "replace the tables, or merge into them (default: merge, unless they are empty)",
      ).choices(["replace", "merge"]),
    )
    .option("--dry-run", "read everything and store nothing")
    .option("--resume", "continue an interrupted import of the same sources")
    .option("--accept-incomplete", "take the rows of files that are cut off, or not what their index lists, too")
    .option("--reject-file <path>", "where rows go that cannot be right, with their line and the reason")
    .action(async (sources, options) => {
      const { runImportCommand } = await import("../import.ts");
      await runImportCommand(sources, options);
    });
