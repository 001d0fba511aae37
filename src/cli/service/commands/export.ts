import { Command } from "commander";

/** `segmark export` */
export const command = (): Command =>
  new Command("export")
    .helpGroup("Commands of the service:")
    .description("Write the public rows of the service, which may be running, as files that others can load.")
    .option("--tables <names>", "tables, separated by commas; default: all")
    .option("--format <format>", "csv as PostgreSQL writes it, or ndjson", "csv")
    .option("--compress <method>", "gzip or zstd; default: not compressed")
    .option("--output <folder>", "where to; files of the dump before the last one are deleted there", "dumps")
    .option("--no-plain-names", "only names with a date, no sponsorTimes.csv")
    .action(async (options) => {
      const { runExport } = await import("../export.ts");
      await runExport(options);
    });
