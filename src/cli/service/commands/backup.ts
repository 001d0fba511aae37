import { Command } from "commander";

/** `segmark backup` */
export const command = (): Command =>
  new Command("backup")
    .helpGroup("Commands of the service:")
    .description("Copy the SQLite database of the service, which may be running, to a new file.")
    .argument("<file>", "where to; it must not exist")
    .action(async (file) => {
      const { runBackup } = await import("../backup.ts");
      await runBackup(file);
    });
